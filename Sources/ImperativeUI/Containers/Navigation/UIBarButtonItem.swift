import Foundation

/// A button in a navigation bar, or a custom view in place of one.
@MainActor @preconcurrency open class UIBarButtonItem: NSObject {
    /// The standard buttons.
    public enum SystemItem: Int, Sendable {
        /// "Done".
        case done
        /// "Cancel".
        case cancel
        /// "Edit".
        case edit
        /// "Save".
        case save
        /// A plus sign.
        case add
        /// A cross.
        case close

        var title: String {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "+"
            case .close: "✕"
            }
        }
    }

    /// The style of a button in a bar.
    public enum Style: Int, Sendable {
        /// The standard style.
        case plain
        /// A bold title, for a button that completes a task.
        case done

        fileprivate var font: UIFont { .systemFont(ofSize: 17, weight: self == .done ? .semibold : .regular) }
    }

    private final var method: TargetAction?
    private final var madeButton: UIButton?

    /// Makes an item that shows nothing and does nothing.
    public override init() { super.init() }

    /// Makes an item from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) { super.init() }

    /// Makes an item with a title that runs an action. Without a title it has the action's.
    public convenience init(title: String? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.primaryAction = primaryAction
    }

    /// Makes a standard button that runs an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(title: systemItem.title, primaryAction: primaryAction)
    }

    /// Makes an item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Makes an item with a title that calls a method of `target`: `action: Controller.done`.
    ///
    /// The target is held weakly. If it is `nil`, the method is called on the nearest responder of the method's type.
    public convenience init<Target: AnyObject>(
        title: String?, target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title)
        method = TargetAction(target, action)
    }

    /// Makes an item with a title that calls a method of `target`, held weakly, with the item.
    public convenience init<Target: AnyObject>(
        title: String?, target: AnyObject?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: title)
        method = TargetAction(target, action)
    }

    /// Makes a standard button that calls a method of `target`, held weakly.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) { self.init(title: systemItem.title, target: target, action: action) }

    /// Makes a standard button that calls a method of `target`, held weakly, with the item.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: AnyObject?,
        action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) { self.init(title: systemItem.title, target: target, action: action) }

    /// Makes a standard button that does nothing until its action is set.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Void?) {
        self.init(title: systemItem.title)
    }

    /// Makes an item with a title and a style that calls a method of `target`: `action: Controller.done`.
    ///
    /// The target is held weakly. If it is `nil`, the method is called on the nearest responder of the method's type.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title, target: target, action: action)
        self.style = style
    }

    /// Makes an item with a title and a style that calls a method of `target`, held weakly, with the item.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: AnyObject?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, target: target, action: action)
        self.style = style
    }

    /// Makes an item with a title and a style that does nothing until its action is set.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Void?) {
        self.init(title: title)
        self.style = style
    }

    /// Makes an item with an image that calls a method of `target`.
    ///
    /// The target is held weakly. If it is `nil`, the method is called on the nearest responder of the method's type.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: AnyObject?, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: nil, target: target, action: action)
        self.image = image
        self.style = style
    }

    /// Makes an item with an image that calls a method of `target`, held weakly, with the item.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: AnyObject?, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: nil, target: target, action: action)
        self.image = image
        self.style = style
    }

    /// Makes an item with an image and a style that does nothing until its action is set.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Void?) {
        self.init(title: nil)
        self.image = image
        self.style = style
    }

    /// Makes an item with a title or an image that runs an action. Without either it has the action's.
    public convenience init(title: String? = nil, image: UIImage?, primaryAction: UIAction? = nil) {
        self.init(title: title, primaryAction: primaryAction)
        self.image = image ?? primaryAction?.image
    }

    /// The image shown instead of the title; `nil` by default.
    open var image: UIImage? {
        didSet { if image !== oldValue { madeButton.map(show) } }
    }

    /// The button's style; `.plain` by default.
    open var style = Style.plain {
        didSet { if style != oldValue { madeButton?.titleLabel?.font = style.font } }
    }

    private func show(in button: UIButton) {
        button.setImage(image, for: .normal)
        button.setTitle(image == nil ? title : nil, for: .normal)
    }

    /// The button's title; `nil` for none.
    open var title: String? {
        didSet {
            if title == oldValue { return }
            madeButton.map(show)
        }
    }

    /// Whether the button can be tapped; true by default.
    open var isEnabled = true { didSet { madeButton?.isEnabled = isEnabled } }
    /// The button's colour; `nil`, the default, for the bar's.
    open var tintColor: UIColor? { didSet { madeButton?.tintColor = tintColor } }
    /// The action that the button runs; `nil` by default.
    open var primaryAction: UIAction?
    /// A view shown instead of the button. Set it before the item is shown.
    open var customView: UIView?
    /// An identifier for tests and tools; `nil` by default.
    open var accessibilityIdentifier: String? {
        didSet { madeButton?.accessibilityIdentifier = accessibilityIdentifier }
    }

    /// The view that a bar shows for this item. It is made once, so that it keeps its state.
    final var view: UIView {
        if let customView { return customView }
        if let madeButton { return madeButton }
        let button = UIButton(
            type: .system, primaryAction: UIAction { [weak self] action in self?.perform(from: action.sender) })
        show(in: button)
        if style != .plain { button.titleLabel?.font = style.font }
        button.isEnabled = isEnabled
        button.tintColor = tintColor
        button.accessibilityIdentifier = accessibilityIdentifier
        madeButton = button
        return button
    }

    private func perform(from sender: Any?) {
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else {
            method?.send(from: self, near: sender as? UIResponder, event: UIEvent())
        }
    }
}
