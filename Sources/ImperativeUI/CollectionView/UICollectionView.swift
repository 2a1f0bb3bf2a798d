import Drawing
import Foundation
import BridgedEnvironment

/// A scroll view that shows a large number of items, with cells only for the visible ones.
///
/// A layout determines where the items are; a data source provides their number and their cells. Cells that scroll
/// out of sight are reused. A layout pass takes time in proportion to the number of visible items, not to the number
/// of all items.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
    final let itemState = ItemState()
    final var itemLayout: UICollectionViewLayout
    /// Gives the menus of the items; made with the first delegate.
    final var itemMenus: ItemMenus?
    /// The background of the list, if the layout is one.
    final var listBackground: UIColor? {
        didSet {
            if listBackground == oldValue { return }
            _ = madeAppearance
            setNeedsDisplay()
        }
    }

    /// The way cells resize when the size of their content changes; `.enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// A view behind the items that fills the visible area and does not scroll, such as a message for an empty view;
    /// `nil`, the default, for none.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView !== oldValue { replaceBackground(oldValue) }
        }
    }

    /// Creates a collection view with the given frame and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        itemLayout = layout
        super.init(frame: frame)
        layout.itemView = self
        addRegistration(for: [.anyTrait]) { view, _ in (view as? UICollectionView)?.itemLayout.invalidateLayout() }
    }

    /// Creates the collection view of an interface file. Traps for another archive, which does not contain the layout.
    public required init?(coder: NSCoder) {
        guard let element = coder.interfaceElement else {
            fatalError("A collection view needs its layout: use init(frame:collectionViewLayout:).")
        }
        itemLayout = UICollectionViewLayout.made(of: element)
        super.init(coder: coder)
        itemLayout.itemView = self
        addRegistration(for: [.anyTrait]) { view, _ in (view as? UICollectionView)?.itemLayout.invalidateLayout() }
        coder.fill(self, as: UICollectionView.self)
    }

    /// The data source, which provides the items and cells. Held weakly. Setting another one reloads the data.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            outlineSource = dataSource as? any OutlineSource
            if dataSource !== oldValue { reloadData() }
        }
    }

    /// The data source, if its rows can form a tree.
    final weak var outlineSource: (any OutlineSource)?
    /// The object that loads the data of items before they become visible. Held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the `prefetchDataSource` is called; `true` by default.
    open var isPrefetchingEnabled = true { didSet { setNeedsLayout() } }

    // Not an override, because that could not have another type: each of the two properties sets the other.
    /// The delegate for displayed items, selection and scrolling. Held weakly.
    ///
    /// A flow layout asks it for sizes if it conforms to `UICollectionViewDelegateFlowLayout`. The property of
    /// `UIScrollView` also accepts a delegate that handles only scrolling; this property is then `nil`.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            if !isTakingDelegate, (self as UIScrollView).delegate !== delegate {
                (self as UIScrollView).delegate = delegate
            }
            if delegate !== oldValue { itemLayout.invalidateLayout() }
            if delegate != nil, itemMenus == nil { openItemMenus() }
        }
    }

    /// Whether the scroll view's property is being set.
    private final var isTakingDelegate = false

    override func scrollDelegateDidChange() {
        let itemDelegate = (self as UIScrollView).delegate as? any UICollectionViewDelegate
        if itemDelegate === delegate { return }
        isTakingDelegate = true
        delegate = itemDelegate
        isTakingDelegate = false
    }

    /// The layout. Setting another one moves the cells that stay visible.
    open var collectionViewLayout: UICollectionViewLayout {
        get { itemLayout }
        set {
            if newValue === itemLayout { return }
            require(
                newValue.itemView == nil,
                "A layout belongs to one collection view: the \(type(of: newValue)) is in use. Make another layout.")
            itemLayout.itemView = nil
            itemLayout = newValue
            newValue.itemView = self
            newValue.invalidateLayout()
        }
    }

    /// Sets the layout and applies it immediately, regardless of `animated`.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Sets the layout, applies it immediately, and then calls a closure with `true`.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        collectionViewLayout = layout
        layOutAfterChange()
        completion?(true)
    }

    override var backgroundBehindContent: UIColor? {
        // A clear list shows the background of the view itself.
        listBackground.flatMap { $0 == .clear ? nil : $0 } ?? super.backgroundBehindContent
    }

    // MARK: Selection and editing

    /// A Boolean value that indicates whether the user can select items; `true` by default.
    open var allowsSelection = true
    /// A Boolean value that indicates whether the user can select several items; `false` by default.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether the user can select items in editing mode; `false` by default.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether the user can select several items in editing mode; `false` by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// A Boolean value that indicates whether the view is in editing mode, in which cells show their editing
    /// accessories; `false` by default.
    open var isEditing = false {
        didSet {
            if isEditing != oldValue { editingDidChange() }
        }
    }
    /// A Boolean value that indicates whether cells can become focused, so that Return and Space select them. Unless it
    /// is set, this is `true` in a host that people use, as they have keys there, and otherwise `false`.
    open var allowsFocus: Bool {
        get { allowsFocusStorage ?? traitCollection.isInInteractiveHost }
        set { allowsFocusStorage = newValue }
    }
    private var allowsFocusStorage: Bool?

    override var isFocusGroup: Bool { true }

    // MARK: Touches

    /// Highlights the touched item. A touch that cannot select an item is passed to the next responder. A touch while
    /// the buttons beside a row are shown hides them, and does nothing else.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginItemTouch(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Highlights the touched item as long as the touch is on it.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !moveItemTouch(touches) { super.touchesMoved(touches, with: event) }
    }

    /// Selects the touched item, if the touch is still on it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endItemTouch(touches, event) { super.touchesEnded(touches, with: event) }
    }

    /// Removes the highlight from the touched item.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !cancelItemTouch() { super.touchesCancelled(touches, with: event) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        showElements()
        placeBackground()
        prefetch()
    }

    open override func setNeedsLayout() {
        if !itemState.isArranging { super.setNeedsLayout() }
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        if !itemSizeDidChange(view) { super.subviewSizeDidChange(view) }
    }

    override func noteForPassingLayout() {
        super.noteForPassingLayout()
        keepSizesDuringPassingLayout()
    }

    package override var ownAccessibility: OwnAccessibility { OwnAccessibility(.list) }

    package override var subviewsInReadingOrder: [UIView] { itemViewsInReadingOrder }

    /// Reloads everything from the data source, and clears the selection.
    open func reloadData() { reloadAll() }

    /// Performs several changes as a single update.
    ///
    /// Index paths of deleted, moved and reloaded items refer to the state before the update; index paths of inserted
    /// items refer to the state after it. The data source must return the new numbers of items as soon as `updates`
    /// returns; numbers that do not match the changes trap. Changes are not animated, and `completion` is called
    /// immediately. Changes requested while cells are being created are postponed until then.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        update(updates, completion: completion)
    }

    /// Inserts items at the given index paths.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }

    /// Deletes items at the given index paths.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }

    /// Reloads items, which gives them new cells.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }

    /// Moves an item to another index path.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved[indexPath] = newIndexPath }
    }

    /// Inserts sections at the given indices.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }

    /// Deletes sections at the given indices.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }

    /// Reloads sections, which gives their items new cells. The number of items may change.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }

    /// Moves a section, whose items keep their cells and stay selected. The indexes are those before and after the
    /// update.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    /// Reconfigures visible items: the data source configures their existing cells again, without
    /// `prepareForReuse()`.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// The index paths of the selected items, in order; `nil` if none are selected.
    open var indexPathsForSelectedItems: [IndexPath]? {
        itemState.selected.isEmpty ? nil : itemState.selected.sorted()
    }

    /// Selects an item and, unless multiple selection is allowed, deselects all others; `nil` deselects all items.
    ///
    /// Scrolls to the item if a position is given. Does not call the delegate. Ignores an item that does not exist.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) { defaultSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }

    /// Deselects an item. Does not call the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(false, at: indexPath) }

    /// The number of sections, as last reported by the data source.
    open var numberOfSections: Int { knownCounts.count }

    /// Returns the number of items in a section, as last reported by the data source; 0 for a section that does not
    /// exist.
    open func numberOfItems(inSection section: Int) -> Int {
        itemCount(inSection: section)
    }

    /// The cells of the visible items, in the order of the items. Reading it performs pending layout first.
    open var visibleCells: [UICollectionViewCell] {
        shownPaths.compactMap { cellForItem(at: $0) }
    }

    /// The index paths of the visible items, in order.
    open var indexPathsForVisibleItems: [IndexPath] { shownPaths }

    /// Returns the cell of an item; `nil` if the item is not visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shownCell(at: indexPath) as? UICollectionViewCell
    }

    /// Returns the index path of a cell; `nil` if the cell does not show an item of this view.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell) }

    /// Returns the supplementary view of a kind; `nil` if it is not visible.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { supplementaryViewValue(forElementKind: elementKind, at: indexPath) }

    /// Returns the visible supplementary views of a kind.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        itemState.shown.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }
            .compactMap { $0.value.view as? UICollectionReusableView }
    }

    /// Returns the index path of the visible item at a point of the content; `nil` if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { shownPath(at: point) }

    /// Returns the layout attributes of an item; `nil` if the layout has none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return attributes(of: ElementKey(path: indexPath))
    }

    /// Scrolls to an item; without a position, just far enough to make the item visible. Ignores an item that does
    /// not exist.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
    ) { defaultScrollToItem(at: indexPath, at: scrollPosition, animated: animated) }

    /// Registers a class whose `init(frame:)` creates supplementary views. `nil` unregisters the identifier.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { defaultRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier) }

    /// Registers a class whose `init(frame:)` creates cells for a reuse identifier. `nil` unregisters the identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        itemState.pool.register(reusable(cellClass), for: .identifier(identifier))
    }

    /// Returns a reused or new cell for a registered identifier. Traps if the identifier is not registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { defaultDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }

    /// Returns a reused or new supplementary view for a registered kind and identifier. Traps if they are not
    /// registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        defaultDequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }

    /// Lifts an item for moving, if the data source allows it to be moved. Returns whether the item was lifted.
    ///
    /// Until the movement ends or is cancelled, the item's cell follows the movement in front of the other cells.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginItemMovement(of: indexPath)
    }

    /// Moves the centre of the lifted item to a point of the view. Ignores a point that is not finite.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        updateItemMovement(targetPosition)
    }

    /// Drops the lifted item. It goes where the item under it is, or the index path that the delegate returns.
    /// The data source is notified before the cell moves.
    open func endInteractiveMovement() { endItemMovement() }

    /// Cancels the movement, and puts the lifted item back.
    open func cancelInteractiveMovement() { cancelItemMovement() }
}
