import Foundation
import UnifiedStorage

/// Shows the topmost of a stack of controllers below a bar with its title.
///
/// Changes of the stack show at once. Those made in the callbacks of an appearance show one after the other, each when
/// the controllers were told that the one before is complete; the stack itself is always what it was set to last. A
/// controller that is covered keeps its view, out of the hierarchy, with the traits it had last.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
    final var stack: [UIViewController] = []
    private final let bar = UINavigationBar()
    /// The controller whose view is in the container.
    private final var shown: UIViewController?
    /// The controller that the delegate was told of last.
    private final weak var announced: UIViewController?
    /// The controller that the delegate was told is shown.
    private final weak var lastShown: UIViewController?
    /// Changes whose controllers were not told of their new parent yet.
    private final var unprepared: [StackChange] = []
    private final var isPreparing = false

    /// One change of the stack.
    private struct StackChange {
        let gone: [UIViewController]
        let new: [UIViewController]
        let top: UIViewController?
        let isAnimated: Bool
    }

    /// Makes a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        takeOverBar()
    }

    /// Makes a controller that shows another.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        takeOverBar()
        pushViewController(rootViewController, animated: false)
    }

    /// Makes a controller from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        takeOverBar()
    }

    private func takeOverBar() {
        bar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    }

    /// The bar above the topmost controller.
    open var navigationBar: UINavigationBar { bar }

    /// Told which controller is shown; not kept alive.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The controllers, the topmost last. Setting them shows the new topmost one.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller that is shown; `nil` with an empty stack.
    public final var topViewController: UIViewController? { stack.last }

    /// The controller that can be seen: one presented over the topmost one, or that one.
    public final var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Whether the bar is left out; false by default.
    open var isNavigationBarHidden = false {
        didSet {
            bar.isHidden = isNavigationBarHidden
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Sets whether the bar is left out, at once.
    public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Makes a view with the bar and, below it, the topmost controller's view.
    open override func loadView() {
        let made = NavigationView(bar: bar)
        made.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        view = made
        made.addSubview(bar)
    }

    override func viewWasLoaded() {
        TransitionQueue.shared.performWithin { [self] in show(topViewController) }
    }

    // MARK: Stack

    /// Puts a controller on top and shows it. One that is in the stack already, or a navigation controller, traps.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        check(viewController, isThere: isInStack(viewController))
        stack.append(viewController)
        bar.pushItem(viewController.navigationItem, animated: animated)
        stackDidChange(gone: [], new: [viewController], animated: animated)
    }

    /// Takes the topmost controller off and shows the one below. Returns it; the last one stays, then it is `nil`.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.popLast() else { return nil }
        bar.popItem(animated: animated)
        stackDidChange(gone: [last], new: [], animated: animated)
        return last
    }

    /// Takes off what is above a controller, and returns it; `nil` for one that is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(stack[(place + 1)...])
        setViewControllers(Array(stack[...place]), animated: animated)
        return gone
    }

    /// Takes off all but the first controller, and returns them; `nil` with an empty stack.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the stack and shows its last controller. Those that stay keep their views.
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
        unprepared.append(StackChange(gone: gone, new: new, top: stack.last, isAnimated: animated))
        prepare()
    }

    /// Tells the controllers of each change that their parent changes, one change after the other.
    private func prepare() {
        if isPreparing { return }
        while !unprepared.isEmpty {
            let change = unprepared.removeFirst()
            isPreparing = true
            TransitionQueue.shared.tell { announce(change) }
            isPreparing = false
            TransitionQueue.shared.perform(animated: change.isAnimated) { [self] in make(change) }
        }
    }

    private func announce(_ change: StackChange) {
        // One that was popped before it was added, and has another parent by now, is that one's.
        for controller in change.gone where controller.parentStorage === self {
            controller.flags.insert(.isMovingFromParent)
            controller.willMove(toParent: nil)
        }
        for controller in change.new {
            if controller.parentStorage === self {
                // It comes back before it has left.
                controller.flags.remove(.isMovingFromParent)
                controller.flags.insert(.isMovingToParent)
                controller.willMove(toParent: self)
            } else if controller.parentStorage == nil || isInStack(controller) {
                addChild(controller)
            }
        }
    }

    private func make(_ change: StackChange) {
        for controller in change.gone where controller.parentStorage === self {
            UIPresentationController.end(UIPresentationController.started(in: controller))
        }
        // One that has left meanwhile, or that somebody else has taken, is not this controller's to show.
        show(change.top.flatMap { $0.parentStorage === self ? $0 : stack.last })
        let gone = change.gone.filter { $0.parentStorage === self && !isInStack($0) }
        for controller in gone { controller.leaveParent() }
        if gone.isEmpty, change.new.isEmpty { return }
        TransitionQueue.shared.whenTold { [self] in
            for controller in gone where controller.parentStorage == nil { finishMove(of: controller, to: nil) }
            for controller in change.new where controller.parentStorage === self {
                finishMove(of: controller, to: self)
            }
        }
    }

    private func finishMove(of controller: UIViewController, to parent: UIViewController?) {
        controller.didMove(toParent: parent)
        controller.flags.remove([.isMovingToParent, .isMovingFromParent])
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
        // It may have been taken out while it waited for this change.
        if new === shown, new == nil || new?.viewIfLoaded?.superview === container { return }
        let old = new === shown ? nil : shown
        shown = new
        container.exchange(
            old, for: new, frame: (container as? NavigationView)?.contentFrame ?? container.bounds)
    }

    override var hasBarOverChildren: Bool { true }

    override func childWasTaken(_ child: UIViewController) {
        guard let place = stack.firstIndex(of: child) else { return }
        stack.remove(at: place)
        bar.setItems(stack.map(\.navigationItem), animated: false)
        TransitionQueue.shared.perform(animated: false) { [self] in show(stack.last) }
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
}
