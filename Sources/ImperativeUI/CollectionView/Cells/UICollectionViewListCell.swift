import Drawing
import Foundation

/// A cell for the rows of a list, and for its headers and footers.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell, AccessoryCell {
    private final var positionStorage: ListPosition?
    /// The cell's position in the list; `nil` outside of one.
    override final var listPosition: ListPosition? { positionStorage }

    override final func setListPosition(_ position: ListPosition?) {
        if position == positionStorage { return }
        positionStorage = position
        setNeedsLayout()
    }

    /// The place of the row in the tree of its section; `nil` for a row without one.
    final var outlineRow: OutlineRow? { didSet { if outlineRow != oldValue { outlineDidChange(from: oldValue) } } }
    override final var showsChildren: Bool { outlineRow?.isExpanded ?? false }

    /// The buttons beside the row, while it is swiped.
    final var swiped: CellSwipe?
    /// The views of the accessories that are shown, if there are any.
    final var accessoryViews: [CellAccessoryView] = []

    /// Returns the default content configuration of a row, header or footer of the list, to be filled in and set as
    /// the `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch listPosition?.role {
        case .row, nil: .cell()
        case .header: .header(in: listPosition?.figure.kind ?? .plain)
        case .footer: .footer(in: listPosition?.figure.kind ?? .plain)
        }
    }

    /// Returns the default background of a row, which reflects the state; headers and footers have none.
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        listPosition.map { $0.role == .row } ?? true ? .listCell() : .listHeader()
    }

    override var standardBackground: UIBackgroundConfiguration? { defaultBackgroundConfiguration() }

    // MARK: Accessories

    /// The accessories beside the content; none by default.
    open var accessories: [UICellAccessory] = [] {
        didSet { if !(accessories.isEmpty && oldValue.isEmpty) { showAccessories() } }
    }

    /// The nesting depth of the row; 0, the default, for no indentation. A negative number counts as 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { roomDidChange() } } }
    /// The indentation of the content per level, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { roomDidChange() } } }
    /// A Boolean value that indicates whether the leading accessories are indented, too; `true` by default.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { roomDidChange() } } }

    override func editingDidChange() {
        closeSwipe()
        if !accessories.isEmpty { showAccessories() }
    }

    /// Expands or collapses a row with an outline disclosure in response to arrow keys.
    ///
    /// Reveals or hides the buttons beside the row in response to arrow keys, reveals destructive ones in response to the
    /// Delete keys, and hides them in response to Escape.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !takeOutlineKey($0) && !takeSwipeKey($0) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    /// The custom accessibility actions of the row: those that were set, and those of the buttons beside the row.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            let told = swipedContent?.toldSwipeActions ?? []
            if told.isEmpty, outlineAction == nil { return super.accessibilityCustomActions }
            return (super.accessibilityCustomActions ?? []) + [outlineAction].compactMap(\.self)
                + told.map { action in UIAccessibilityCustomAction(name: action.name) { _ in action.run() } }
        }
        set { super.accessibilityCustomActions = newValue }
    }

    /// The accessibility value: the one that was set, or whether a row with an outline disclosure is expanded.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? outlineValue }
        set { super.accessibilityValue = newValue }
    }

    open override var isSelected: Bool {
        didSet { if isSelected != oldValue, !accessoryViews.isEmpty { showAccessories() } }
    }

    package override func subviewSizeDidChange(_ view: UIView) {
        super.subviewSizeDidChange(view)
        if view is CellAccessoryView { roomDidChange() }
    }

    override var contentArea: CGRect { areaBesideAccessories }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutBesideContent()
    }

    /// Returns the size of the content with its accessories.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        sizeWithAccessories(size) { super.sizeThatFits($0) }
    }

    /// The size of the content with its accessories.
    open override var intrinsicContentSize: CGSize { intrinsicSizeWithAccessories(super.intrinsicContentSize) }
}
