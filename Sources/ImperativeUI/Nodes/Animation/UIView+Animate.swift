import Foundation
import Motion

/// Animations of changes to views.
///
/// Values set in an animation block change at once: a view's `frame` is its destination. Only the drawing moves
/// there. This costs updates of the views that move and those around them, but neither layouts nor calls of
/// `draw(_:)`.
///
/// `frame`, `bounds`, `center`, `transform`, `alpha` and `backgroundColor` can be animated, and through them
/// everything that a layout positions inside the block. Views in no window are at their destination at once.
extension UIView {
    /// Animates changes over a duration in seconds, with the ease-in ease-out curve.
    ///
    /// A duration of 0 or less shows the changes at once. A duration that is not finite is reported and counts as 0.
    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates changes over a duration in seconds. `completion` is called once when the animation has ended, with
    /// whether it ran to its end.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates changes over a duration and after a delay, both in seconds. `completion` is called once when the
    /// animation has ended, with whether it ran to its end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        BlockAnimation(duration: duration, delay: delay, timing: .curve(options.curve), options: options)
            .run(animations, completion: completion)
    }

    /// Animates changes with a spring that comes to rest after `duration` seconds.
    ///
    /// - `dampingRatio`: 1 does not overshoot; values closer to 0 overshoot more.
    /// - `velocity`: The initial velocity, as a multiple per second of the distance to travel.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = ViewTiming.damped(ratio: dampingRatio, velocity: velocity)
        BlockAnimation(duration: duration, delay: delay, timing: timing, options: options)
            .run(animations, completion: completion)
    }

    /// Animates changes with a spring.
    ///
    /// - `duration`: The perceptual duration in seconds. The spring settles after that.
    /// - `bounce`: From -1 (slow) through 0 (no overshoot) to 1 (never rests).
    /// - `initialSpringVelocity`: The initial velocity, as a multiple per second of the distance to travel.
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: duration, bounce: Double(bounce))
        let timing = ViewTiming.spring(spring, velocity: initialSpringVelocity)
        BlockAnimation(duration: duration, delay: delay, timing: timing, options: options)
            .run(animations, completion: completion)
    }

    /// Makes changes that are shown as a movement by an animation of the other world.
    package static func animate(by animation: Animation, _ changes: () -> Void, completion: (() -> Void)?) {
        let length = animation.length ?? 0
        BlockAnimation(
            duration: length.isFinite ? length : 0, delay: 0, timing: .animation(animation),
            options: [.overrideInheritedDuration, .overrideInheritedOptions]
        )
        .run(changes, completion: completion.map { completion in { _ in completion() } })
    }

    /// Repeats the changes of a block; call it inside an animation block.
    ///
    /// - `count`: The number of repetitions; 2.5 plays two and a half times. A value that is not positive is reported
    ///   and counts as 1.
    /// - `autoreverses`: Whether each repetition plays forwards and backwards.
    public static func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let animation = ViewAnimation.current as? BlockAnimation else { return animations() }
        var count = count
        if !(count > 0) {
            AnimationInput.report("Animations are repeated more than 0 times, not \(count) times; 1 is used.")
            count = 1
        }
        animation.repeated(BlockAnimation.Repetition(count: count, autoreverses: autoreverses)).perform(animations)
    }

    /// Makes changes without animating them, even inside an animation block.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.disabled(actionsWithoutAnimation)
    }

    /// Enables or disables animations from now on. Running animations continue.
    public static func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

    /// A Boolean value that indicates whether animations are enabled; `true` by default.
    public static var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// The duration of the animation whose block is running, in seconds; 0 outside an animation block.
    public static var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}
