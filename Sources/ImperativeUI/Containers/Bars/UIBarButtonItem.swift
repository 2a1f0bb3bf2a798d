import Foundation

/// An item of a bar: a button, a custom view, or a space between items.
@MainActor @preconcurrency open class UIBarButtonItem: UIBarItem {
    /// The styles of a button in a bar.
    public enum Style: Int, Sendable {
        /// The standard style of a button.
        case plain
        /// A bold title, for a button that completes a task.
        case done

        var font: UIFont { .systemFont(ofSize: 17, weight: self == .done ? .semibold : .regular) }
    }

    /// The kinds of items.
    enum Kind { case button, flexibleSpace, fixedSpace }

    final var kind = Kind.button
    final var method: TargetAction? { didSet { madeButton.map(showMenu) } }
    private final weak var targetStorage: AnyObject?
    private final var madeButton: UIButton?
    /// The appearance of the bar that shows the item.
    private final var barAttributes = BarTextAttributes()

    /// Creates an item that shows nothing and does nothing.
    public override init() { super.init() }

    /// Creates an item of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIBarButtonItem.self)
    }

    /// The style of the button; `.plain` by default.
    open var style = Style.plain { didSet { if style != oldValue { contentDidChange() } } }
    /// The width of the item in points; 0, the default, for the width of its content. It sets the width of a fixed
    /// space.
    open var width: CGFloat = 0 { didSet { if width != oldValue { bar?.itemDidChange() } } }
    /// A Boolean value that indicates whether the bar hides the item; `false` by default.
    open var isHidden = false { didSet { if isHidden != oldValue { bar?.itemDidChange() } } }
    /// The tint colour of the button; `nil`, the default, for the bar's.
    open var tintColor: UIColor? { didSet { madeButton?.tintColor = tintColor } }
    /// The action the button performs; `nil` by default.
    open var primaryAction: UIAction? { didSet { madeButton.map(showMenu) } }
    /// The selector of the method that the button calls, which may take the item; `nil` for none, and for methods that
    /// were not given by selectors.
    open var action: Selector? {
        get { method?.selector }
        set { method = newValue.map { TargetAction(targetStorage, $0) } }
    }
    /// The object with the method of ``action``, held weakly; `nil` for the nearest responder that can perform it.
    open var target: AnyObject? {
        get { targetStorage }
        set {
            targetStorage = newValue
            if let action { self.action = action }
        }
    }
    /// The menu the button opens: with a tap if the button has no other action, otherwise with a long press.
    open var menu: UIMenu? { didSet { madeButton.map(showMenu) } }
    /// The preferred order of the menu's elements.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
        didSet { madeButton.map(showMenu) }
    }
    /// A Boolean value that indicates whether the button shows the chosen element of its menu; `false` by default.
    open var changesSelectionAsPrimaryAction = false { didSet { madeButton.map(showMenu) } }
    /// The view shown instead of a button. Set it before the item is shown.
    open var customView: UIView?

    /// The bar that shows the item.
    final weak var bar: (any BarOfItems)?

    // MARK: The button

    /// The view that a bar shows for this item; `nil` for a space. It is made once, so that it keeps its state.
    final var view: UIView? {
        if let customView { return customView }
        if kind != .button { return nil }
        return button
    }

    private var button: UIButton {
        if let madeButton { return madeButton }
        let button = UIButton(
            type: .system, primaryAction: UIAction { [weak self] action in self?.perform(from: action.sender) })
        madeButton = button
        show(in: button)
        showMenu(in: button)
        button.tintColor = tintColor
        return button
    }

    override func contentDidChange() { madeButton.map(show) }
    override func stateDidChange() { madeButton.map(showState) }

    /// Shows the button as the bar has its buttons.
    final func dress(_ attributes: BarTextAttributes) {
        barAttributes = attributes
        madeButton.map(dress)
    }

    /// Whether a custom view takes all the space in a toolbar.
    package final var fillsBar = false

    private func show(in button: UIButton) {
        button.setImage(image, for: .normal)
        button.setTitle(image == nil ? title : nil, for: .normal)
        showState(in: button)
        dress(button)
    }

    private func showMenu(in button: UIButton) {
        button.menu = menu
        button.preferredMenuElementOrder = preferredMenuElementOrder
        button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil && method == nil
        button.changesSelectionAsPrimaryAction = changesSelectionAsPrimaryAction
    }

    private func showState(in button: UIButton) {
        button.isEnabled = isEnabled
        button.accessibilityIdentifier = accessibilityIdentifier
        button.accessibilityLabel = accessibilityLabel
    }

    private func dress(_ button: UIButton) {
        let attributes = textAttributes.over(barAttributes)
        for state in [UIControl.State.normal, .highlighted, .disabled, .focused] {
            let color = attributes.color(for: state)
            if button.titleColors[state.rawValue] != color { button.setTitleColor(color, for: state) }
        }
        let font = attributes.font ?? (style == .plain ? nil : style.font)
        // The button's own font stays until there is another one.
        if font != nil || isDressed { button.titleLabel?.font = font ?? style.font }
        isDressed = font != nil
    }

    /// Whether the button has another font than it was made with.
    private final var isDressed = false

    /// Performs the action of the button.
    final func perform(from sender: Any?) {
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else {
            method?.send(from: self, near: sender as? UIResponder, event: UIEvent())
        }
    }
}

/// A bar that shows items.
@MainActor protocol BarOfItems: AnyObject {
    /// Called after an item takes another room, or none.
    func itemDidChange()
}
