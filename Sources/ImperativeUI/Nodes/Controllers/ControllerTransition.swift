import Foundation

/// A change that controllers are told of and can take part in: of a window's size or traits, or of the controller
/// shown.
@MainActor final class ControllerTransition: NSObject, UIViewControllerTransitionCoordinator {
    private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let isAnimated: Bool
    let transitionDuration: TimeInterval
    let completionCurve: UIView.AnimationCurve
    let presentationStyle: UIModalPresentationStyle
    private var from: UIViewController?
    private var to: UIViewController?
    let containerView: UIView

    private var animations: [Step] = []
    private var completions: [Step] = []
    /// Whether the animations have run.
    private var hasRun = false
    /// Whether the completions have been called.
    private(set) var isOver = false

    /// A change of the controller shown, which is there at once though it was asked to be animated.
    init(
        from old: UIViewController?, to new: UIViewController?, in container: UIView, style: UIModalPresentationStyle
    ) {
        isAnimated = true
        (transitionDuration, completionCurve) = (0, .easeInOut)
        (from, to, containerView, presentationStyle) = (old, new, container, style)
    }

    /// A change of a window, under the animation in force.
    init(in window: UIWindow, of controller: UIViewController?) {
        let animation = ViewAnimation.areEnabled ? ViewAnimation.current : nil
        isAnimated = animation.map { $0.duration > 0 } ?? false
        transitionDuration = animation?.duration ?? 0
        if case .curve(let curve)? = animation?.timing { completionCurve = curve } else { completionCurve = .easeInOut }
        (from, to, containerView, presentationStyle) = (controller, controller, window, .none)
    }

    // MARK: Participants

    /// Whether a controller takes part, or one around it or in it does.
    func concerns(_ controller: UIViewController) -> Bool {
        [from, to].contains { part in
            part.map { $0.isAtOrBelow(controller) || controller.isAtOrBelow($0) } ?? false
        }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    // MARK: Features no transition has

    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var targetTransform: CGAffineTransform { .identity }

    // MARK: Running

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if isOver { return false }
        if let completion { completions.append(completion) }
        guard !hasRun, let animation else { return false }
        animations.append(animation)
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    func run() { run {} }

    /// Runs the animations, under the animation in force.
    func run(then finished: @escaping () -> Void) {
        hasRun = true
        let due = animations
        animations = []
        if due.isEmpty || transitionDuration == 0 {
            for step in due { step(self) }
            finished()
        } else {
            UIView.animate(withDuration: 0) {
                for step in due { step(self) }
            } completion: { _ in
                finished()
            }
        }
    }

    /// Calls the completions.
    func finish() {
        if isOver { return }
        var due = completions[...]
        completions = []
        while let step = due.popFirst() {
            step(self)
            due += completions
            completions = []
        }
        isOver = true
        (from, to) = (nil, nil)
    }
}

extension ControllerTransition: Coordinating {}

extension TransitionQueue {
    /// Notes which controllers come and go in the change that is being made, if that is animated; the first ones count.
    func note(
        from old: UIViewController?, to new: UIViewController?, in container: UIView,
        style: UIModalPresentationStyle = .none
    ) {
        if !isAnimated || coordinator != nil { return }
        coordinator = ControllerTransition(from: old, to: new, in: container, style: style)
    }
}
