import Foundation

extension Animation {
    /// Returns a spring animation with a duration in seconds and a bounce.
    ///
    /// The duration is the approximate time until the end. The bounce is between -1 (slow) and 1 (never comes to
    /// rest); 0 does not overshoot. A spring continues from the position and speed of a spring that is already
    /// running. `blendDuration` is the time, in seconds, over which its stiffness changes from the other's to its
    /// own.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// Returns a spring animation with a response in seconds and a fraction of critical damping; with a fraction of 1
    /// it does not overshoot.
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// Returns an animation that follows a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringAnimation(spring: spring, blendDuration: AnimationInput.duration(blendDuration)))
    }

    /// A spring animation of 0.5 seconds that does not bounce.
    public static var spring: Animation { spring() }

    /// Returns a stiff spring animation for interactive changes, such as following a finger.
    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// Returns a stiff spring animation for interactive changes, such as following a finger. `extraBounce` adds to
    /// its bounce of 0.14.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }

    /// A stiff spring animation for interactive changes, such as following a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A spring animation without bounce, of 0.5 seconds.
    public static var smooth: Animation { smooth() }

    /// Returns a spring animation without bounce except `extraBounce`. The duration is in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring animation with a small bounce, 0.15, of 0.5 seconds.
    public static var snappy: Animation { snappy() }

    /// Returns a spring animation with a small bounce, 0.15, plus `extraBounce`. The duration is in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring animation with a large bounce, 0.3, of 0.5 seconds.
    public static var bouncy: Animation { bouncy() }

    /// Returns a spring animation with a large bounce, 0.3, plus `extraBounce`. The duration is in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// Returns a spring animation with physical properties, which is added to running animations instead of replacing
    /// them.
    ///
    /// `initialVelocity` is in units of the whole distance per second. A spring damped more than critically is
    /// allowed.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// Returns a spring animation with a duration in seconds and a bounce, which is added to running animations
    /// instead of replacing them.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// Returns an animation that follows a spring and is added to running animations instead of replacing them. An
    /// initial velocity that is not finite is reported and counts as 0.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        let velocity = AnimationInput.finite(initialVelocity, "initial velocity", instead: 0)
        return Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: velocity))
    }

    /// A spring animation that is added to running animations instead of replacing them.
    public static var interpolatingSpring: Animation { interpolatingSpring() }
}
