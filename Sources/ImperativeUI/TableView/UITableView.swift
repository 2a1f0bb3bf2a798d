import Drawing
import Foundation
import BridgedEnvironment

/// A scroll view that shows rows in sections, with cells only for the visible rows.
///
/// The data source provides the numbers of rows and their cells, the delegate decides about heights, headers, selection
/// and editing. Cells that scroll out of sight are reused. A layout pass takes time in proportion to the number of
/// visible rows, not to the number of all rows.
@MainActor @preconcurrency open class UITableView: UIScrollView {
    final let itemState = ItemState()
    final let rowLayout = TableLayout()
    /// Gives the menus of the rows; made with the first delegate.
    final var itemMenus: ItemMenus?
    /// The optional methods whose default implementations were called last.
    final var defaultAnswers: DefaultAnswers = []
    /// The number of updates that have begun and not ended, and the numbers of rows before the first of them; no numbers
    /// inside of an update with several changes, which performs them.
    final var openUpdates: (depth: Int, counts: [Int]?)?
    final var indexView: TableIndexView?
    /// The sections that an interface file has, which a table view controller shows; `nil` for none.
    final var staticSections: [StaticSection]? {
        didSet { itemState.pool.keepsViews = staticSections == nil }
    }

    /// The style of the table view.
    public final let style: Style

    /// Creates a table view with the given frame and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// Creates a plain table view with the given frame.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates the table view of an interface file; a plain one from another archive.
    public required init?(coder: NSCoder) {
        switch coder.interfaceElement?["style"] {
        case "grouped": style = .grouped
        case "insetGrouped": style = .insetGrouped
        default: style = .plain
        }
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UITableView.self)
    }

    private final func setUp() {
        rowLayout.itemView = self
        alwaysBounceVertical = true
        backgroundColor = UIColor(
            source: .palette(ListFigure(kind: style.kind, medium: .points, scale: 1).background))
        addRegistration(for: [.anyTrait]) { view, _ in (view as? UITableView)?.rowLayout.invalidateLayout() }
    }

    /// The data source, which provides the rows and cells. Held weakly. Setting another one reloads the data.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            if dataSource === oldValue { return }
            defaultAnswers = []
            reloadData()
        }
    }

    // Not an override, because that could not have another type: each of the two properties sets the other.
    /// The delegate for displayed rows, heights, selection, editing and scrolling. Held weakly.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            if !isTakingDelegate, (self as UIScrollView).delegate !== delegate {
                (self as UIScrollView).delegate = delegate
            }
            if delegate !== oldValue { rowLayout.invalidateLayout() }
            if delegate != nil, itemMenus == nil { openItemMenus() }
        }
    }

    /// Whether the scroll view's property is being set.
    private final var isTakingDelegate = false

    override final func scrollDelegateDidChange() {
        let rowDelegate = (self as UIScrollView).delegate as? any UITableViewDelegate
        if rowDelegate === delegate { return }
        isTakingDelegate = true
        delegate = rowDelegate
        isTakingDelegate = false
    }

    /// The object that loads the data of rows before they become visible. Held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the `prefetchDataSource` is called; `true` by default.
    open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }

    // MARK: Heights

    /// The height of all rows, in points; `automaticDimension`, the default, for the height of their content. NaN and
    /// negative numbers count as that.
    open var rowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of section headers, in points; `automaticDimension`, the default, for the height of their content.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of section footers, in points; `automaticDimension`, the default, for the height of their content.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of rows until they become visible, in points; `automaticDimension`, the default, for that of a row
    /// with one line of text. 0 has the delegate asked for the heights of all rows.
    open var estimatedRowHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of headers until they become visible, in points.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The height of footers until they become visible, in points.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The space above each section's header, in points; `automaticDimension`, the default, for the space of the style.
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { heightsDidChange() } }
    /// The way cells resize when the size of their content changes; `.enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    private final func heightsDidChange() {
        rowLayout.engine?.forgetPreferredSizes()
        askForHeightsAgain()
    }

    // MARK: Views around the rows

    /// A view above the rows, which scrolls with them. It keeps the height of its frame, and becomes as wide as the
    /// table view. After changing its height, set it again.
    open var tableHeaderView: UIView? { didSet { endViewDidChange(from: oldValue, to: tableHeaderView) } }
    /// A view below the rows, which scrolls with them. It keeps the height of its frame, and becomes as wide as the
    /// table view. After changing its height, set it again.
    open var tableFooterView: UIView? { didSet { endViewDidChange(from: oldValue, to: tableFooterView) } }

    /// A view behind the rows that fills the visible area and does not scroll, such as a message for an empty table;
    /// `nil`, the default, for none.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView !== oldValue { replaceBackground(oldValue) }
        }
    }

    // MARK: Separators

    /// The style of the separators; single lines by default. A text grid has no separators.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// The colour of the separators; `nil` for the system's colour.
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    /// The insets of the separators from the edges of the rows, in points. Until they are set, a separator begins where
    /// the content of its row does.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: ListFigure.side, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    final var ownSeparatorInset: UIEdgeInsets?
    /// A Boolean value that indicates whether rows of a wide table view are as wide as is readable; `false` by default.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { rowLayout.invalidateLayout() } }

    // MARK: Index

    /// The colour of the titles in the index; `nil`, the default, for the tint colour.
    open var sectionIndexColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
    /// The background of the index; `nil`, the default, for none.
    open var sectionIndexBackgroundColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
    /// The background of the index while it is touched; `nil`, the default, for none.
    open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { indexView?.setNeedsDisplay() } }
    /// The number of rows from which on the index is shown; 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { indexTitlesDidChange() } }
    /// Whether the data source is asked for the titles of the index before the next layout.
    final var needsIndexTitles = true

    // MARK: Selection and editing

    /// A Boolean value that indicates whether the user can select rows; `true` by default.
    open var allowsSelection = true
    /// A Boolean value that indicates whether the user can select several rows; `false` by default.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether the user can select rows in editing mode; `false` by default.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether the user can select several rows in editing mode; `false` by default.
    open var allowsMultipleSelectionDuringEditing = false { didSet { if isEditing { editingDidChange() } } }
    /// A Boolean value that indicates whether cells can become focused, so that Return and Space select them. Unless it
    /// is set, this is `true` in a host that people use, as they have keys there, and otherwise `false`.
    open var allowsFocus: Bool {
        get { allowsFocusStorage ?? traitCollection.isInInteractiveHost }
        set { allowsFocusStorage = newValue }
    }
    private final var allowsFocusStorage: Bool?
    private final var isEditingStorage = false

    /// A Boolean value that indicates whether the table view is in editing mode, in which cells show their editing
    /// controls; `false` by default.
    open var isEditing: Bool {
        get { isEditingStorage }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets whether the table view is in editing mode, and deselects all rows if that changes. Not animated.
    open func setEditing(_ editing: Bool, animated: Bool) {
        if editing == isEditingStorage { return }
        isEditingStorage = editing
        for path in itemState.selected { setSelected(false, at: path) }
        _ = itemState.swiping?.close()
        editingDidChange()
    }

    // Members of extensions cannot be overridden: those that programs override are here.

    // MARK: Changes

    /// Reloads everything from the data source, and clears the selection.
    open func reloadData() {
        reloadAll()
        indexTitlesDidChange()
    }

    /// Inserts rows at index paths after the update. Not animated.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.inserted.formUnion(indexPaths) }
    }
    /// Deletes rows at index paths before the update. Not animated.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deleted.formUnion(indexPaths) }
    }
    /// Reloads rows, which gives them new cells. Not animated.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloaded.formUnion(indexPaths) }
    }
    /// Moves a row to another index path.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }
    /// Inserts sections at the given indices. Not animated.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }
    /// Deletes sections at the given indices. Not animated.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }
    /// Reloads sections, which gives their rows new cells. The number of rows may change. Not animated.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    // MARK: Touches

    /// Highlights the touched row. A touch that cannot select a row is passed to the next responder. A touch while the
    /// buttons beside a row are shown hides them, and does nothing else.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginItemTouch(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Highlights the touched row as long as the touch is on it.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !moveItemTouch(touches) { super.touchesMoved(touches, with: event) }
    }

    /// Selects the touched row, if the touch is still on it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endItemTouch(touches, event) { super.touchesEnded(touches, with: event) }
    }

    /// Removes the highlight from the touched row.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelItemTouch() { super.touchesCancelled(touches, with: event) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        showElements()
        placeBackground()
        placeEndViews()
        placeIndex()
        prefetch()
    }

    open override func setNeedsLayout() { if !itemState.isArranging { super.setNeedsLayout() } }

    package override func subviewSizeDidChange(_ view: UIView) {
        if !itemSizeDidChange(view) { super.subviewSizeDidChange(view) }
    }

    override final func noteForPassingLayout() {
        super.noteForPassingLayout()
        keepSizesDuringPassingLayout()
    }

    override final var isFocusGroup: Bool { true }

    package override var ownAccessibility: OwnAccessibility { OwnAccessibility(.list) }

    package override var subviewsInReadingOrder: [UIView] { itemViewsInReadingOrder }

    /// The number of sections, as last reported by the data source.
    open var numberOfSections: Int { knownCounts.count }

    /// Returns the number of rows in a section, as last reported by the data source; 0 for a section that does not
    /// exist.
    open func numberOfRows(inSection section: Int) -> Int { itemCount(inSection: section) }

    /// The cells of the visible rows, in order. Reading it performs pending layout first.
    open var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return shownPaths.compactMap { cellForRow(at: $0) }
    }

    /// The index paths of the visible rows, in order. Reading it performs pending layout first.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return shownPaths
    }

    /// Returns the cell of a row; `nil` if the row is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        shownCell(at: indexPath) as? UITableViewCell
    }

    /// Returns the index path of a cell; `nil` if the cell does not display a row of this table view.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }

    /// Returns the index path of the row at a point of the content; `nil` if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { indexPathForRowValue(at: point) }

    /// Returns the index paths of the rows in a rectangle of the content, visible or not; `nil` if the rectangle is not
    /// finite.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPathsForRowsValue(in: rect) }

    /// Returns the visible header of a section; `nil` if it is not visible, or no `UITableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(TableLayout.header, section)
    }

    /// Returns the visible footer of a section; `nil` if it is not visible, or no `UITableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edgeView(TableLayout.footer, section)
    }

    /// Returns the frame of a row in the content, in points; zero for a row that does not exist. A row that was never
    /// visible has its estimated height.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        prepareLayoutIfNeeded()
        return rowLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    }

    /// Returns the frame of a section in the content, in points; zero for a section that does not exist.
    open func rect(forSection section: Int) -> CGRect { rectValue(forSection: section) }

    /// Returns the frame of a section's header in the content, in points; empty if there is none.
    open func rectForHeader(inSection section: Int) -> CGRect { edgeRect(TableLayout.header, section) }

    /// Returns the frame of a section's footer in the content, in points; empty if there is none.
    open func rectForFooter(inSection section: Int) -> CGRect { edgeRect(TableLayout.footer, section) }

    /// Scrolls to a row, or with ``ScrollPosition/none`` just far enough to make it visible. Ignores a row that does
    /// not exist.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard exists(indexPath) else { return }
        scroll(to: indexPath, at: scrollPosition.items, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the first visible one. Does nothing if none is selected.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        defaultScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }

    /// Performs several changes as a single update.
    ///
    /// Index paths of deleted, moved and reloaded rows refer to the state before the update; index paths of inserted
    /// rows refer to the state after it. The data source must return the new numbers of rows as soon as `updates`
    /// returns; numbers that do not match the changes trap. Changes are not animated, and `completion` is called
    /// immediately. Changes requested while cells are being created are postponed until then. Heights of visible rows
    /// are asked for again.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        askForHeightsAgain()
        update(updates, completion: completion)
    }

    /// Begins an update with several changes, which ``endUpdates()`` performs. Updates can be nested.
    open func beginUpdates() { defaultBeginUpdates() }

    /// Ends an update, and performs its changes with the outermost one, by the rules of
    /// ``performBatchUpdates(_:completion:)``. Traps without a ``beginUpdates()``.
    open func endUpdates() { defaultEndUpdates() }

    /// Reconfigures visible rows: the data source configures their existing cells again, without `prepareForReuse()`.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Moves a section, whose rows keep their cells and stay selected. The indexes are those before and after the update.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    /// Updates the titles of the index from the data source.
    open func reloadSectionIndexTitles() { indexTitlesDidChange() }

    /// Registers a class whose `init(reuseIdentifier:)` creates headers and footers. `nil` unregisters the identifier.
    /// Traps if it is no class of headers and footers.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        defaultRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }

    /// Registers a class whose `init(style:reuseIdentifier:)` creates cells for a reuse identifier. `nil` unregisters
    /// the identifier. Traps if it is no class of cells.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        defaultRegister(cellClass, forCellReuseIdentifier: identifier)
    }

    /// Returns a reused or new cell for a registered identifier. Traps if the identifier is not registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
    { defaultDequeueReusableCell(withIdentifier: identifier, for: indexPath) }

    /// Returns a reused cell for an identifier, or a new one of the registered class; `nil` if there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        cell(identifier, at: itemState.making.flatMap { $0.kind == nil ? $0.path : nil })
    }

    /// Returns a reused header or footer for an identifier, or a new one of the registered class; `nil` if there is
    /// neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        defaultDequeueReusableHeaderFooterView(withIdentifier: identifier)
    }

    /// The index path of the selected row, or of the first of several; `nil` if none is selected.
    open var indexPathForSelectedRow: IndexPath? { itemState.selected.min() }

    /// The index paths of the selected rows, in order; `nil` if none are selected.
    open var indexPathsForSelectedRows: [IndexPath]? {
        itemState.selected.isEmpty ? nil : itemState.selected.sorted()
    }

    /// Selects a row and, unless multiple selection is allowed, deselects all others; `nil` deselects all rows.
    ///
    /// Scrolls to the row if a position is given. Does not call the delegate. Ignores a row that does not exist.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollingTo: scrollPosition.items)
    }

    /// Deselects a row. Does not call the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }
}
