import Foundation
import BridgedEnvironment

/// A view controller that shows an alert: a title, a message, text fields, and a button for each action.
///
/// Present it like any view controller. It takes the keyboard focus: in its first text field, or on the preferred
/// action, or on the one with the style `.cancel`. Return chooses the focused action, or the preferred one from the
/// last text field. Escape chooses the action with the style `.cancel`, as does a touch beside an action sheet; an
/// alert's only action counts as such unless it is destructive. The alert is dismissed first; then the action's handler
/// is called.
///
/// An action sheet appears at the lower edge. In a wide window it is a popover if its `popoverPresentationController`
/// has a source.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
    /// The styles of an alert.
    public enum Style: Int, Sendable {
        /// An action sheet, at the lower edge of the window or in a popover.
        case actionSheet = 0
        /// An alert in the centre of the window.
        case alert = 1
    }

    /// The style of the alert.
    public private(set) final var preferredStyle = Style.actionSheet
    /// The actions, in the order in which they were added.
    public private(set) final var actions: [UIAlertAction] = []
    /// The text fields, in the order in which they were added; `nil` for an action sheet, and if there are none.
    public final var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
    private final var fields: [UITextField] = []
    /// Whether an answer was chosen in this presentation.
    private final var isAnswered = false

    /// Creates an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
        modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
    }

    /// Creates an action sheet without a title.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalPresentationStyle = .popover
    }

    /// Makes the action sheet of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalPresentationStyle = .popover
    }

    /// The title, shown above the message.
    open override var title: String? { didSet { contentDidChange() } }
    /// The message, shown below the title.
    open var message: String? { didSet { contentDidChange() } }

    /// The highlighted action, which the Return key chooses; `nil` by default. It must be among `actions`.
    open var preferredAction: UIAlertAction? {
        didSet {
            if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
                RuntimeIssue.report(
                    "alert",
                    "The preferredAction of an alert is one of its actions: \"\(preferredAction.title ?? "")\" is none. "
                        + "Add it with addAction(_:) first.")
                self.preferredAction = oldValue
            }
            contentDidChange()
        }
    }

    /// Adds an action to the alert. Traps for a second action with the style `.cancel`.
    open func addAction(_ action: UIAlertAction) {
        require(
            action.style != .cancel || cancelAction == nil,
            "An alert has one action in the style .cancel: \"\(action.title ?? "")\" would be the second one. "
                + "Use the style .default.")
        actions.append(action)
        action.observer = { [weak self] in self?.contentDidChange() }
        contentDidChange()
    }

    /// Adds a text field to the alert. Traps for an action sheet, which has no text fields.
    ///
    /// - Parameter configurationHandler: A closure called with the field before it is shown.
    open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
        require(
            preferredStyle == .alert,
            "Text fields are for alerts: this UIAlertController has the style .actionSheet. Use the style .alert.")
        let field = UITextField()
        field.borderStyle = .roundedRect
        fields.append(field)
        configurationHandler?(field)
        contentDidChange()
    }

    /// Removes all actions, for others that replace them.
    package final func replaceActions(_ new: [UIAlertAction], preferred: UIAlertAction?) {
        for action in actions { action.observer = nil }
        actions = []
        isReplacing = true
        preferredAction = nil
        for action in new { addAction(action) }
        preferredAction = preferred
        isReplacing = false
        contentDidChange()
    }

    /// Whether actions are being replaced, of which the view is told once.
    private final var isReplacing = false

    /// A view between the message and the buttons, of the size it asks for.
    package final var accessory: UIView? { didSet { contentDidChange() } }

    /// The accessory asks for another size.
    package final func accessoryDidChange() { contentDidChange() }

    // MARK: View

    private final var alertView: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let made = AlertView()
        made.chosen = { [weak self] in self?.choose($0) }
        view = made
        contentDidChange()
    }

    private final func contentDidChange() {
        guard let alertView, !isReplacing else { return }
        alertView.show(
            AlertContent(
                title: title, message: message, fields: fields, accessory: accessory, actions: actions,
                preferred: preferredAction, style: preferredStyle))
        presentation?.containerView?.setNeedsLayout()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isAnswered = false
        contentDidChange()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let alertView else { return }
        // A popover has this size.
        let size = alertView.sizeThatFits(CGSize(width: AlertView.width, height: 0))
        if size != preferredContentSize { preferredContentSize = size }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        focusInside()
    }

    /// Gives the focus to the first text field, or to the action that stands out.
    private final func focusInside() {
        guard let window = view.window else { return }
        if window.focus.focused?.view?.isDescendant(of: view) == true { return }
        if let field = fields.first, field.becomeFirstResponder() { return }
        if let accessory,
            let stop = window.focus.stops().first(where: { $0.stop.view?.isDescendant(of: accessory) == true })
        {
            window.focus.set(stop.stop)
            return
        }
        if let button = alertView?.button(of: safeAction) ?? alertView?.firstButton {
            _ = window.focus.set(button)
        }
    }

    /// The action that Return may choose unseen: the preferred one, that which cancels an alert, or the first that
    /// destroys nothing.
    private final var safeAction: UIAlertAction? {
        if let preferredAction { return preferredAction }
        if preferredStyle == .alert, let cancelAction { return cancelAction }
        return actions.first { $0.style == .default && $0.isEnabled }
    }

    override func makePresentation() -> UIPresentationController? {
        let isPopover = preferredStyle == .actionSheet && modalPresentationStyle == .popover
        let made =
            isPopover
            ? ActionSheetPresentationController(presentedViewController: self, presenting: nil)
            : AlertPresentationController(presentedViewController: self, presenting: nil)
        made.style = isPopover ? .popover : .custom
        return made
    }

    // MARK: Choosing an action

    final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// Dismisses the alert and then runs an action.
    private final func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isAnswered else { return }
        isAnswered = true
        guard let presentingViewController else { return action.run() }
        presentingViewController.dismiss(animated: true) { action.run() }
    }

    /// Chooses the action that leaves everything as it is. Returns whether there is one that can be chosen.
    final func cancel() -> Bool {
        guard let action = cancelAction ?? acknowledgement else { return false }
        choose(action)
        return true
    }

    /// The only action of the alert; `nil` if there are several, or if it is destructive.
    private final var acknowledgement: UIAlertAction? {
        guard preferredStyle == .alert, actions.count == 1, actions[0].style != .destructive else { return nil }
        return actions[0]
    }

    open override var keyCommands: [UIKeyCommand]? {
        let commands = [
            UIKeyCommand(input: "\r", modifierFlags: [], action: UIAlertController.answerByKey).listed(as: "choose"),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: UIAlertController.cancelByKey)
                .listed(as: (cancelAction ?? acknowledgement)?.title ?? "close"),
        ]
        for command in commands { command.wantsPriorityOverSystemBehavior = true }
        return (super.keyCommands ?? []) + commands
    }

    private final func cancelByKey() {
        if !cancel() { (presentation as? ActionSheetPresentationController)?.leaveAsPopover() }
    }

    private final func answerByKey() {
        let focused = view.window?.focus.focused
        if let button = focused?.view as? AlertButton { return button.performPrimaryAction() }
        if let field = focused?.view as? UITextField, let index = fields.firstIndex(where: { $0 === field }),
            index + 1 < fields.count
        {
            fields[index + 1].becomeFirstResponder()
            return
        }
        let others = actions.filter { $0.style != .cancel }
        if let action = preferredAction ?? (others.count == 1 ? others[0] : actions.count == 1 ? actions[0] : nil) {
            choose(action)
        } else {
            // More than one answer is as good as any other.
            view.window?.focus.move(.next)
        }
    }
}

extension UIAlertController: CancellableSheet {}
