import Drawing
import Foundation
import BridgedEnvironment

/// A cell that displays a row of a table view.
///
/// A cell of a style has texts and an image; a `contentConfiguration` or views in the ``contentView`` replace them.
@MainActor @preconcurrency open class UITableViewCell: UIView, AccessoryCell {
    /// A closure that updates a cell for a state, called after `updateConfiguration(using:)`.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    final let cellContent = CellContent()
    final var reuseKey: ReuseKey?
    final var registration: RegistrationToken?
    final var reuseCount = 0
    override final var useCount: Int { reuseCount }
    final let style: CellStyle
    final var position: ListPosition?
    final var swiped: CellSwipe?
    final var accessoryViews: [CellAccessoryView] = []
    /// The controls of the cell in editing mode; `nil` outside of it.
    final var editing: RowEditing?
    private final var stateFlags: StateFlags = []

    private struct StateFlags: OptionSet {
        let rawValue: UInt8
        static let selected = StateFlags(rawValue: 1)
        static let highlighted = StateFlags(rawValue: 2)
        static let edited = StateFlags(rawValue: 4)
    }

    /// Creates a cell of a style. Cells with the same identifier are reused for each other.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: ListFigure.leastHeight))
        reuseKey = reuseIdentifier.map { .identifier($0) }
        followTraits()
    }

    /// Creates a cell of the default style with the given frame.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates the cell of an interface file; one of the default style from another archive.
    public required init?(coder: NSCoder) {
        switch coder.interfaceElement?["style"] {
        case "IBUITableViewCellStyleValue1": style = .value1
        case "IBUITableViewCellStyleValue2": style = .value2
        case "IBUITableViewCellStyleSubtitle": style = .subtitle
        default: style = .default
        }
        super.init(coder: coder)
        followTraits()
        coder.fill(self, as: UITableViewCell.self)
    }

    /// Creates a cell of a registered class for a table view, by calling `init(style:reuseIdentifier:)` with the
    /// default style.
    ///
    /// A subclass inherits this initializer if it overrides both `init(style:reuseIdentifier:)` and `init(coder:)`, or
    /// declares no initializer.
    public required convenience init(_reusable identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// The reuse identifier; `nil` for a cell that is not reused.
    open var reuseIdentifier: String? {
        if case .identifier(let identifier)? = reuseKey { identifier } else { nil }
    }

    /// Called before the cell is reused for another row. Overrides call `super`.
    open func prepareForReuse() {}

    func apply(_ attributes: UICollectionViewLayoutAttributes) {}

    // MARK: Content

    /// The view that holds the content: the configuration's content view, or one with the texts and the image of the
    /// style, to which subviews can be added.
    open var contentView: UIView { madeContentView }

    /// The configuration of the content, instead of the texts and the image of the style; `nil`, the default, for none.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { cellContent.configuration }
        set { setContent(newValue) }
    }

    /// A Boolean value that indicates whether the configuration is updated whenever the cell's state changes; `true` by
    /// default.
    open var automaticallyUpdatesContentConfiguration = true

    /// Returns the content configuration of the style, to be filled in and set as the `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration { style.configuration }

    /// The text of the style; `nil` if there is a `contentConfiguration`. A cell is as high as its texts need.
    open var textLabel: UILabel? { styledContent?.label }
    /// The second text of the style; `nil` for the default style, or if there is a `contentConfiguration`.
    open var detailTextLabel: UILabel? { style == .default ? nil : styledContent?.secondLabel }
    /// The image of the style, in front of the texts; `nil` for ``CellStyle/value2``, or if there is a
    /// `contentConfiguration`.
    open var imageView: UIImageView? { style == .value2 ? nil : styledContent?.madeImageView }

    // MARK: Background

    /// The configuration of the background; `nil` for none.
    ///
    /// Until it is set, the cell has the background of its table view, or its own `backgroundColor`. Setting it removes
    /// ``backgroundView`` and ``selectedBackgroundView``.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { hasOnlySelectedView ? standardBackground : currentBackground }
        set { setBackground(newValue) }
    }

    /// A Boolean value that indicates whether the background is updated whenever the cell's state changes; `true` by
    /// default.
    open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsLayout() } }

    /// Returns the default background of the cell, to be customized and set as the `backgroundConfiguration`.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    /// A view behind the content; `nil`, the default, for none. Setting it removes the background configuration.
    open var backgroundView: UIView? {
        get { cellContent.background.view }
        set { setBackground(newValue, \.view) }
    }

    /// A view in front of the background and behind the content, visible while the cell is selected or highlighted;
    /// `nil`, the default, for none.
    open var selectedBackgroundView: UIView? {
        get { cellContent.background.selectedView }
        set { setBackground(newValue, \.selectedView) }
    }

    /// A view instead of the ``selectedBackgroundView`` while several rows of the table view can be selected; `nil`, the
    /// default, for that view.
    open var multipleSelectionBackgroundView: UIView? {
        get { cellContent.background.severalView }
        set { setBackground(newValue, \.severalView) }
    }

    open override var backgroundColor: UIColor? { didSet { setNeedsLayout() } }

    // MARK: State

    /// The look of the selected cell; the default one by default.
    open var selectionStyle = SelectionStyle.default { didSet { setNeedsLayout() } }

    /// A Boolean value that indicates whether the cell is selected.
    open var isSelected: Bool {
        get { stateFlags.contains(.selected) }
        set { setSelected(newValue, animated: false) }
    }

    /// A Boolean value that indicates whether the cell is highlighted by a touch.
    open var isHighlighted: Bool {
        get { stateFlags.contains(.highlighted) }
        set { setHighlighted(newValue, animated: false) }
    }

    /// A Boolean value that indicates whether the cell is in editing mode.
    open var isEditing: Bool {
        get { stateFlags.contains(.edited) }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets whether the cell is selected. The table view calls it; overrides call `super`. Not animated.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard set(.selected, selected) else { return }
        stateDidChange()
        if !accessoryViews.isEmpty { showAccessories() }
    }

    /// Sets whether the cell is highlighted. The table view calls it; overrides call `super`. Not animated.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        if set(.highlighted, highlighted) { stateDidChange() }
    }

    /// Sets whether the cell is in editing mode. The table view calls it; overrides call `super`. Not animated.
    open func setEditing(_ editing: Bool, animated: Bool) {
        let changes = set(.edited, editing)
        if changes { willTransition(to: editing ? .showingEditControl : []) }
        editingStateDidChange()
        if changes { didTransition(to: editing ? .showingEditControl : []) }
    }

    /// Called before the cell begins or ends to show its editing control. Overrides call `super`.
    open func willTransition(to state: StateMask) {}
    /// Called after the cell has begun or ended to show its editing control. Overrides call `super`.
    open func didTransition(to state: StateMask) {}

    private final func set(_ flag: StateFlags, _ isOn: Bool) -> Bool {
        if stateFlags.contains(flag) == isOn { return false }
        if isOn { stateFlags.insert(flag) } else { stateFlags.remove(flag) }
        return true
    }

    /// The current state of the cell.
    open var configurationState: UICellConfigurationState { cellState(isEditing: isEditing) }

    /// A closure that updates the cell for its state, called after the state changes.
    ///
    /// Setting it schedules an update. The cell tracks the traits of its own that the closure reads.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Schedules an update of the configuration in the next update cycle, before layout.
    open func setNeedsUpdateConfiguration() { scheduleConfigurationUpdate() }

    /// Updates the configuration for a state. The cell tracks the traits of its own that the method reads.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    final var contentState: any UIConfigurationState { configurationState }

    final func runConfigurationUpdate() {
        let state = configurationState
        updateConfiguration(using: state)
        configurationUpdateHandler?(self, state)
    }

    // MARK: Accessories and separators

    /// The standard accessory outside of editing mode; none by default.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { showAccessories() } } }
    /// A view instead of the standard accessory, with the size of its frame; `nil`, the default, for none.
    open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { showAccessories() } } }
    /// The standard accessory in editing mode; none by default.
    open var editingAccessoryType = AccessoryType.none { didSet { showAccessories() } }
    /// A view instead of the standard accessory in editing mode; `nil`, the default, for none.
    open var editingAccessoryView: UIView? { didSet { showAccessories() } }
    /// A Boolean value that indicates whether the cell has a handle by which its row is moved in editing mode, if the
    /// data source allows that; `true` by default.
    open var showsReorderControl = true { didSet { showAccessories() } }
    /// A Boolean value that indicates whether the content of a cell without an editing control is indented in editing
    /// mode; `true` by default. The delegate decides first.
    open var shouldIndentWhileEditing = true { didSet { roomDidChange() } }
    /// The nesting depth of the row; 0, the default, for no indentation. A negative number counts as 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { roomDidChange() } } }
    /// The indentation of the content per level, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { roomDidChange() } } }
    /// The insets of the separator below the row, in points; those of the table view, or of the content, by default.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? (superview as? UITableView)?.separatorInset ?? .zero }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    final var ownSeparatorInset: UIEdgeInsets?

    // MARK: Responding

    /// A Boolean value that indicates whether the cell can become focused. For a cell that displays a row, the table
    /// view's delegate decides.
    open override var canBecomeFocused: Bool {
        guard let (table, path) = place else { return false }
        return table.delegate?.tableView(table, canFocusRowAt: path) ?? (table.allowsFocus && table.canSelect)
    }

    /// Deletes, moves or swipes the row in response to keys.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !takeKey($0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// The custom accessibility actions of the row: those that were set, and those for editing it.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let edits = editActions
            return edits.isEmpty
                ? super.accessibilityCustomActions : (super.accessibilityCustomActions ?? []) + edits
        }
        set { super.accessibilityCustomActions = newValue }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
        showBackground()
        layOutBesideContent()
    }

    /// Returns the size of the content with its accessories.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeWithAccessories(size) { contentSize(in: $0) } }

    /// The size of the content with its accessories.
    open override var intrinsicContentSize: CGSize {
        intrinsicSizeWithAccessories(
            measuredContent?.intrinsicContentSize ?? super.intrinsicContentSize)
    }

    /// Returns the size that fits the constraints of ``contentView``, or that the content asks for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        constrainedContentSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }

    override final var heightFollowsWidth: Bool { measuredContent?.heightFollowsWidth ?? false }
    override final func prepareLayout() { updateConfigurationIfNeeded() }
    override final var isPressable: Bool { (superview as? UITableView)?.canSelect == true }
    override final var isFocusEntry: Bool { isSelected }
    override final func activateByKey() -> Bool { place.map { $0.table.tap($0.path) } ?? false }

    package final override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        if view is CellAccessoryView { roomDidChange() }
        if view === shownContent || view === cellContent.plainView { invalidateIntrinsicContentSize() }
    }

    package override var ownAccessibility: OwnAccessibility {
        OwnAccessibility(.cell, traits: isSelected ? .selected : [])
    }
}
