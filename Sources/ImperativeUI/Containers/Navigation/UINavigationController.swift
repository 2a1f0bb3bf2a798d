import Foundation
import BridgedEnvironment

/// A container view controller that shows the topmost of a stack of view controllers, below a navigation bar.
///
/// Changes to the stack show immediately. Changes made in appearance callbacks show one after another, each when the
/// controllers have been told that the previous one is complete. The stack itself always has the most recent value. A
/// covered controller keeps its view, outside the view hierarchy, and its last traits.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
    final var stack: [UIViewController] = []
    private final let bar = UINavigationBar()
    final var madeToolbar: UIToolbar?
    /// The controller whose view is in the container.
    private final var shown: UIViewController?
    final var toldContentSize = CGSize.zero
    /// The controller last passed to the delegate's `willShow` method.
    private final weak var announced: UIViewController?
    /// The controller last passed to the delegate's `didShow` method.
    private final weak var lastShown: UIViewController?
    /// The gestures that hide the bars, and the one that goes back.
    final lazy var gestures = NavigationGestures(self)
    private final let changes = ChildChanges<StackChange>()
    /// Called when the stack has changed, until they return false.
    private final var stackFollowers: [() -> Bool] = []
    /// The one stack that this controller's is a part of, as in a split view that has collapsed; `nil` for none.
    final var joined: JoinedStacks?
    /// Children that have been told of their new parent, but are in no change of the stack yet.
    private final var preparedChildren: Set<ObjectIdentifier> = []

    /// A change of the stack.
    private struct StackChange {
        let gone: [UIViewController]
        let new: [UIViewController]
        let top: UIViewController?
    }

    /// Creates a navigation controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        takeOverBar()
    }

    /// Creates a navigation controller with a root view controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        takeOverBar()
        pushViewController(rootViewController, animated: false)
    }

    /// Makes a controller of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeOverBar()
        coder.fill(self, as: UINavigationController.self)
    }

    private func takeOverBar() {
        bar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    }

    /// The navigation bar above the topmost controller.
    open var navigationBar: UINavigationBar { bar }

    /// The delegate, which is notified of the controllers that are shown; held weakly.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The stack of view controllers, the topmost last. Setting it shows the new topmost controller.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The topmost view controller, which is shown; `nil` if the stack is empty.
    open var topViewController: UIViewController? { stack.last }

    /// The preferred status bar style: light content over a dark navigation bar, and the default otherwise.
    open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }
    /// The topmost controller if the navigation bar is hidden; otherwise `nil`.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }
    /// The topmost controller, which decides whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    /// The topmost controller, which decides whether the home indicator is hidden.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    /// A Boolean value that indicates whether the navigation bar is hidden; `false` by default.
    open var isNavigationBarHidden = false {
        didSet {
            bar.isHidden = isNavigationBarHidden
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// A Boolean value that indicates whether the toolbar at the bottom is hidden; `true` by default.
    open var isToolbarHidden = true { didSet { toolbarMayHaveChanged() } }

    /// Shows a view controller by pushing it onto the stack.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// Creates a view with the navigation bar and, below it, the topmost controller's view.
    open override func loadView() {
        let made = NavigationView(bar: bar)
        made.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        made.navigation = self
        view = made
        made.addSubview(bar)
    }

    override func viewWasLoaded() {
        gestures.attach(to: view)
        toolbarMayHaveChanged()
        TransitionQueue.shared.performWithin { [self] in show(topViewController) }
    }

    // MARK: Stack

    /// Pushes a view controller onto the stack and shows it. Traps if it is a navigation controller or already in the
    /// stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        check(viewController, isThere: isInStack(viewController))
        stack.append(viewController)
        bar.pushItem(viewController.navigationItem, animated: animated)
        stackDidChange(gone: [], new: [viewController], animated: animated)
    }

    /// Pops the topmost controller and shows the one below.
    ///
    /// - Returns: The popped controller; `nil` if it is the last one, which stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.popLast() else { return nil }
        bar.popItem(animated: animated)
        stackDidChange(gone: [last], new: [], animated: animated)
        return last
    }

    /// Pops all controllers above a given one, and returns them; `nil` if that controller is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return gone
    }

    /// Pops all controllers except the root, and returns them; `nil` if the stack is empty.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the stack and shows its last controller. Controllers that stay keep their views.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var now: Set<ObjectIdentifier> = []
        for controller in viewControllers {
            check(controller, isThere: !now.insert(ObjectIdentifier(controller)).inserted)
        }
        let old = Set(stack.map(ObjectIdentifier.init))
        let gone = stack.filter { !now.contains(ObjectIdentifier($0)) }
        let new = viewControllers.filter { !old.contains(ObjectIdentifier($0)) }
        stack = viewControllers
        bar.setItems(stack.map(\.navigationItem), animated: animated)
        stackDidChange(gone: gone, new: new, animated: animated)
    }

    private func stackDidChange(gone: [UIViewController], new: [UIViewController], animated: Bool) {
        if isShownByAnother {
            joined?.memberDidChange(animated: animated)
            return tellFollowers()
        }
        toolbarMayHaveChanged()
        changes.add(
            StackChange(gone: gone, new: new, top: stack.last), animated: animated, announce: announce, make: make)
        joined?.hostDidChange()
        tellFollowers()
        followContentSize()
    }

    private func tellFollowers() { stackFollowers = stackFollowers.filter { $0() } }

    /// Takes over another stack, as told by another navigation controller.
    final func takeOver(_ controllers: [UIViewController]) {
        if stack == controllers { return }
        stack = controllers
        tellFollowers()
    }

    /// Removes the view of the controller shown, as another navigation controller shows its stack.
    final func letGoOfView() {
        TransitionQueue.shared.perform(animated: false) { [self] in
            guard isShownByAnother else { return }
            if let content = shown?.viewIfLoaded, content.superview === viewIfLoaded { content.removeFromSuperview() }
            shown = nil
            (viewIfLoaded as? NavigationView)?.content = nil
        }
    }

    /// Takes back the controllers of the stack, which another navigation controller has shown until now, as children.
    final func takeStackBack() {
        bar.setItems(stack.map(\.navigationItem), animated: false)
        stackDidChange(gone: [], new: stack, animated: false)
    }

    /// Calls a function each time the stack has changed, until it returns false.
    package final func addStackFollower(_ follower: @escaping () -> Bool) { stackFollowers.append(follower) }

    /// Lays controllers out that are about to be in the stack, or are in it, without showing them.
    package final func prepareChildren(_ controllers: [UIViewController]) {
        if let joined, let host = joined.host, host !== self { return host.prepareChildren(controllers) }
        // Asked for once: it is measured from the content of the bar.
        var frame: CGRect?
        for controller in controllers {
            UpdateWork.count(4)
            if controller.parentStorage == nil {
                addChild(controller)
                preparedChildren.insert(ObjectIdentifier(controller))
            }
            guard controller.parentStorage === self, let view, let content = controller.view else { continue }
            if content.superview == nil {
                let area = frame ?? (view as? NavigationView)?.contentFrame ?? view.bounds
                frame = area
                content.frame = area
            }
            content.layoutIfNeeded()
        }
    }

    private func announce(_ change: StackChange) {
        // A controller that was popped before it was added may have another parent by now.
        for controller in change.gone where controller.parentStorage === self {
            controller.beginLeaving()
        }
        for controller in change.new where preparedChildren.remove(ObjectIdentifier(controller)) == nil {
            let parent = controller.parentStorage
            if parent === self || parent == nil || isInStack(controller) { beginTaking(controller) }
        }
    }

    private func make(_ change: StackChange) {
        // Each change goes through the whole stack.
        UpdateWork.count(viewControllers.count / 4)
        for controller in change.gone where controller.parentStorage === self {
            UIPresentationController.end(UIPresentationController.started(in: controller))
        }
        // A controller that has left meanwhile, or has another parent now, must not be shown here.
        show(change.top.flatMap { $0.parentStorage === self ? $0 : stack.last })
        let gone = change.gone.filter { $0.parentStorage === self && !isInStack($0) }
        for controller in gone { controller.leaveParent() }
        if gone.isEmpty, change.new.isEmpty { return }
        TransitionQueue.shared.whenTold { [self] in
            for controller in gone where controller.parentStorage == nil { controller.finishMove(to: nil) }
            for controller in change.new where controller.parentStorage === self { controller.finishMove(to: self) }
        }
    }

    private func isInStack(_ controller: UIViewController) -> Bool { stack.contains { $0 === controller } }

    private func check(_ controller: UIViewController, isThere: Bool) {
        require(
            !isThere,
            "A controller is in a navigation stack once: \(type(of: controller)) is there already. Push another "
                + "one, or go back with popToViewController(_:animated:).")
        require(
            !(controller is UINavigationController),
            "A navigation stack holds no navigation controllers: \(type(of: controller)) is one. Present it "
                + "instead.")
    }

    private func show(_ new: UIViewController?) {
        guard let container = viewIfLoaded else { return }
        // It may have been removed while it waited for this change.
        if new === shown, new == nil || new?.viewIfLoaded?.superview === container { return }
        let old = new === shown ? nil : shown
        shown = new
        (container as? NavigationView)?.content = new
        container.exchange(
            old, for: new, frame: (container as? NavigationView)?.contentFrame ?? container.bounds)
    }

    // MARK: Size

    override var shownContentSize: CGSize {
        stack.last?.preferredContentSize.addingToHeight(heightOfBars) ?? .zero
    }

    /// Updates the preferred content size if that of the topmost controller has changed.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        followContentSize()
    }

    override var hasBarOverChildren: Bool { true }

    override func barContentDidChange(of child: UIViewController) {
        toolbarMayHaveChanged()
        parentStorage?.barContentDidChange(of: self)
    }

    override func childWasTaken(_ child: UIViewController) {
        preparedChildren.remove(ObjectIdentifier(child))
        if isShownByAnother { return }
        guard let index = stack.firstIndex(of: child) else { return }
        stack.remove(at: index)
        toolbarMayHaveChanged()
        bar.setItems(stack.map(\.navigationItem), animated: false)
        TransitionQueue.shared.perform(animated: false) { [self] in show(stack.last) }
        joined?.hostDidChange()
        followContentSize()
    }

    // MARK: Delegate

    override func childWillAppear(_ child: UIViewController, animated: Bool) {
        guard child === shown, child !== announced else { return }
        announced = child
        lastShown = nil
        delegate?.navigationController(self, willShow: child, animated: animated)
    }

    override func childDidAppear(_ child: UIViewController, animated: Bool) {
        guard child === announced, child === shown, child !== lastShown else { return }
        lastShown = child
        delegate?.navigationController(self, didShow: child, animated: animated)
    }

    /// Goes back in the same way as with the keyboard: ends a search, or performs the back button's action. Returns
    /// whether there was either.
    open override func accessibilityPerformEscape() -> Bool { wayBack.map { $0.take() } != nil }

    /// Hides or shows the navigation bar, without animation.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// The visible view controller: the one presented over the topmost controller, or otherwise the topmost
    /// controller.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// A Boolean value that indicates whether a tap hides the bars and another tap shows them again; `false` by
    /// default. Taps on bars, and taps that a control or a gesture handles, do not count. A toolbar that was shown is
    /// hidden and shown with the navigation bar.
    open var hidesBarsOnTap: Bool {
        get { gestures.tap.isEnabled }
        set { gestures.tap.isEnabled = newValue }
    }

    /// A Boolean value that indicates whether a swipe up hides the bars and a swipe down shows them; `false` by
    /// default. Scrolling with a wheel or a key counts as well. A toolbar that was shown is hidden and shown with the
    /// navigation bar.
    open var hidesBarsOnSwipe: Bool {
        get { gestures.swipe.isEnabled }
        set { gestures.swipe.isEnabled = newValue }
    }

    /// Hides or shows the toolbar, without animation.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}
