import Foundation
import UnifiedStorage

/// Shows the topmost of a stack of controllers below a bar with its title.
///
/// Changes of the stack show at once. A controller that is covered keeps its view, out of the hierarchy, with the traits it
/// had last.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
    final var stack: [UIViewController] = []
    private final let bar = UINavigationBar()

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
        if let content = topViewController?.view { made.insertSubview(content, at: 0) }
    }

    // MARK: Stack

    /// Puts a controller on top and shows it. One that is in the stack already, or a navigation controller, traps.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Takes the topmost controller off and shows the one below. The last one stays: then `nil` is answered.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        setViewControllers(stack.dropLast(), animated: animated)
        return last
    }

    /// Takes off what is above a controller, and answers it; `nil` for one that is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let gone = Array(stack[(place + 1)...])
        setViewControllers(Array(stack[...place]), animated: animated)
        return gone
    }

    /// Takes off all but the first controller, and answers them; `nil` with an empty stack.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Replaces the stack and shows its last controller, at once. Those that stay keep their views.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        check(viewControllers)
        let (before, after) = (stack, viewControllers)
        let gone = before.filter { old in !after.contains { $0 === old } }
        let new = after.filter { new in !before.contains { $0 === new } }
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in new { addChild(controller) }
        stack = after
        show(after.last, insteadOf: before.last, animated: animated)
        for controller in gone { controller.removeFromParent() }
        for controller in new { controller.didMove(toParent: self) }
        bar.setItems(after.map(\.navigationItem), animated: animated)
    }

    private func check(_ controllers: [UIViewController]) {
        for (place, controller) in controllers.enumerated() {
            require(
                !controllers[..<place].contains { $0 === controller },
                "A controller is in a navigation stack once: \(type(of: controller)) is there already. Push another "
                    + "one, or go back with popToViewController(_:animated:).")
            require(
                !(controller is UINavigationController),
                "A navigation stack holds no navigation controllers: \(type(of: controller)) is one. Present it "
                    + "instead.")
        }
    }

    private func show(_ new: UIViewController?, insteadOf old: UIViewController?, animated: Bool) {
        guard let container = viewIfLoaded, new !== old else { return }
        if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
        // What leaves is told first, what comes next, as both are about to happen.
        if container.window != nil { old?.viewIfLoaded?.announceLeaving() }
        if let content = new?.view {
            content.frame = (container as? NavigationView)?.contentFrame ?? container.bounds
            container.insertSubview(content, at: 0)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        container.setNeedsLayout()
        guard let new, delegate != nil else { return }
        UpdateQueue.shared.atEnd { [weak self] in
            guard let self, topViewController === new else { return }
            delegate?.navigationController(self, didShow: new, animated: animated)
        }
        UpdateQueue.shared.enqueue(new, in: .callbacks)
    }
}
