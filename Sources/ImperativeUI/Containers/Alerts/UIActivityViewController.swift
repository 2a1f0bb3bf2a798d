import Foundation

/// A view controller that lists activities for items: copying them, and the activities of the program.
///
/// Present it like any view controller. It appears at the lower edge; in a wide window it is a popover if its
/// `popoverPresentationController` has a source. Escape, or a touch beside it, dismisses it without an effect.
/// Activities are listed by their titles, those of the category `.share` first.
@MainActor @preconcurrency open class UIActivityViewController: UIViewController {
    /// A closure that is called when the view controller finishes. Its parameters are the type of the chosen
    /// activity, whether it was completed, the returned items, and an error. A type of `nil` without completion means
    /// that the user chose nothing. The last two parameters are always `nil`.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private final let items: [Any]
    private final let activities: [UIActivity]
    private final var actions: [UIAlertAction] = []
    private final var isEnded = false
    private final var isAnswered = false

    /// Creates a view controller that lists activities for items.
    ///
    /// - Parameters:
    ///   - activityItems: Texts, URLs, ``UIActivityItemSource``s, ``UIActivityItemProvider``s, and anything else that
    ///     an activity of the program accepts.
    ///   - applicationActivities: The activities of the program, in the order in which they are listed; `nil` for
    ///     none.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        activities = (applicationActivities ?? []) + [CopyActivity()]
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// This initializer is not supported and traps.
    public required init?(coder: NSCoder) {
        fatalError("A UIActivityViewController is made with its items: use init(activityItems:applicationActivities:).")
    }

    /// A closure called when the chosen activity has finished or the user chose none; `nil` by default.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The types of the activities to leave out; `nil`, the default, for none.
    open var excludedActivityTypes: [UIActivity.ActivityType]? { didSet { listActivities() } }
    /// The heading of the items: a title, by default that of the first item, and a text below it.
    package final var heading: (title: String?, message: String?) = (nil, nil) { didSet { show() } }
    /// A view below the heading, of the size it asks for.
    package final var preview: UIView? { didSet { show() } }

    // MARK: View

    private final var list: AlertView? { viewIfLoaded as? AlertView }

    open override func loadView() {
        let made = AlertView()
        made.chosen = { [weak self] in self?.choose($0) }
        view = made
        listActivities()
    }

    private final func listActivities() {
        guard list != nil else { return }
        let samples = items.map(sample)
        let usable = activities.filter { activity in
            if let type = activity.activityType, excludedActivityTypes?.contains(type) == true { return false }
            return activity.activityTitle != nil && activity.canPerform(withActivityItems: samples)
        }
        let sorted =
            usable.filter { type(of: $0).activityCategory == .share }
            + usable.filter { type(of: $0).activityCategory != .share }
        actions =
            sorted.map { activity in
                let action = UIAlertAction(title: activity.activityTitle, style: .default) { [weak self] _ in
                    self?.perform(activity)
                }
                action.image = activity.activityImage
                return action
            } + [UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.end(nil, false) }]
        show()
    }

    /// Returns the stand-in for an item until an activity is chosen.
    private final func sample(of item: Any) -> Any {
        (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }

    private final func title(of item: Any) -> String? {
        let source = item as? any UIActivityItemSource
        let subject = source?.activityViewController(self, subjectForActivityType: nil) ?? ""
        return subject.isEmpty ? ShareableText.title(of: sample(of: item)) : subject
    }

    private final func show() {
        guard let list else { return }
        list.show(
            AlertContent(
                title: heading.title ?? items.first.flatMap(title),
                message: heading.message,
                accessory: preview, actions: actions, style: .actionSheet))
        presentation?.containerView?.setNeedsLayout()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (isAnswered, isEnded) = (false, false)
        listActivities()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let list else { return }
        let size = list.sizeThatFits(CGSize(width: AlertView.width, height: 0))
        if size != preferredContentSize { preferredContentSize = size }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let button = list?.firstButton { _ = view.window?.focus.set(button) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed, !isAnswered { end(nil, false) }
    }

    override func makePresentation() -> UIPresentationController? {
        let made = ActionSheetPresentationController(presentedViewController: self, presenting: nil)
        made.style = .popover
        return made
    }

    // MARK: Choosing an activity

    private final func choose(_ action: UIAlertAction) {
        // The list is there until the action runs, though nothing shows it any more.
        leave { withExtendedLifetime(self) { action.run() } }
    }

    /// Dismisses the list and then does something.
    private final func leave(then act: @escaping () -> Void) {
        if isAnswered { return }
        isAnswered = true
        guard let presentingViewController else { return act() }
        presenter = presentingViewController
        presentingViewController.dismiss(animated: true, completion: act)
    }

    /// The controller that presented the list, until the chosen activity has finished.
    private final var presenter: UIViewController?

    private final func perform(_ activity: UIActivity) {
        let type = activity.activityType
        UIActivityItemProvider.make(items.compactMap { $0 as? UIActivityItemProvider }, for: type) {
            self.perform(activity, type)
        }
    }

    private final func perform(_ activity: UIActivity, _ type: UIActivity.ActivityType?) {
        let given = items.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
        activity.prepare(withActivityItems: given)
        let presenter = presenter
        let controller = activity.activityViewController
        // The activity keeps the list until it has finished.
        activity.finished = { completed in
            guard let shown = controller?.presentingViewController else { return self.end(type, completed) }
            shown.dismiss(animated: true) { self.end(type, completed) }
        }
        if let controller, let presenter {
            presenter.present(controller, animated: true)
        } else {
            activity.perform()
        }
    }

    private final func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        presenter = nil
        if isEnded { return }
        isEnded = true
        completionWithItemsHandler?(type, completed, nil, nil)
    }

    open override var keyCommands: [UIKeyCommand]? {
        let escape = UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [], action: UIActivityViewController.leaveByKey
        ).listed(as: "close")
        escape.wantsPriorityOverSystemBehavior = true
        return (super.keyCommands ?? []) + [escape]
    }

    private final func leaveByKey() { _ = cancel() }
}

extension UIActivityViewController: CancellableSheet {
    final func cancel() -> Bool {
        leave { [self] in end(nil, false) }
        return true
    }
}
