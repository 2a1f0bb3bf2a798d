import Foundation
import Motion

/// Changes of views that are shown as movements.
///
/// What is set in such a block is set at once: a view's `frame` is where it goes. Only what is drawn moves there. It
/// costs the views that move and those around them, and neither layouts nor calls of `draw(_:)`.
///
/// `frame`, `bounds`, `center`, `transform`, `alpha` and `backgroundColor` can move, and through them everything that a
/// layout places inside of the block. Views that are in no window are where they go at once.
extension UIView {
    /// Makes changes that are shown as a movement of some seconds, slow at first and at last. A duration of 0 or less
    /// has them shown at once; one that is not finite is reported and counts as 0.
    public static func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Makes changes that are shown as a movement of some seconds. Calls `completion` once when it has ended, with
    /// whether it came to its end.
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Makes changes that are shown as a movement of some seconds that begins after others. Calls `completion` once
    /// when it has ended, with whether it came to its end.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        BlockAnimation(duration: duration, delay: delay, timing: .curve(options.curve), options: options)
            .run(animations, completion: completion)
    }

    /// Makes changes that are shown as the movement of a spring that is at rest after `duration` seconds.
    ///
    /// - `dampingRatio`: 1 does not overshoot, less does the more the closer it is to 0.
    /// - `velocity`: In whole ways a second.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let timing = ViewTiming.damped(ratio: dampingRatio, velocity: velocity)
        BlockAnimation(duration: duration, delay: delay, timing: timing, options: options)
            .run(animations, completion: completion)
    }

    /// Makes changes that are shown as the movement of a spring.
    ///
    /// - `duration`: The seconds to about the end. The spring settles after that.
    /// - `bounce`: From -1 (slow) by 0 (no overshoot) to 1 (never rests).
    /// - `initialSpringVelocity`: In whole ways a second.
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

    /// Has what is changed in a block repeated, inside of a block of an animation.
    ///
    /// - `count`: How often; 2.5 is twice and half of the way. What is not more than 0 is reported and counts as 1.
    /// - `autoreverses`: Whether each time goes there and back.
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

    /// Makes changes that are shown at once, also inside of a block of an animation.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        ViewAnimation.disabled(actionsWithoutAnimation)
    }

    /// Has changes shown as movements from now on, or at once. What moves already goes on.
    public static func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

    /// Whether changes are shown as movements; true by default.
    public static var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// The seconds of the animation whose block runs; 0 outside of one.
    public static var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}
