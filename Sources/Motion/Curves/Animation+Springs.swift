import Foundation

extension Animation {
    /// A spring: `duration` seconds to about the end, `bounce` from -1 (slow) by 0 (no overshoot) to 1 (never rests).
    ///
    /// A spring takes over the position and speed of a spring that is running. `blendDuration` is the time it takes to
    /// change from the other's stiffness to its own.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// A spring given by its response in seconds and its share of critical damping, 1 being without overshoot.
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// An animation by a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringAnimation(spring: spring, blendDuration: AnimationInput.duration(blendDuration)))
    }

    /// A spring of 0.5 seconds that does not bounce.
    public static var spring: Animation { spring() }

    /// A stiff spring for what follows a finger.
    @_disfavoredOverload public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A stiff spring for what follows a finger, with more bounce than it has by itself.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }

    /// A stiff spring for what follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }

    /// A spring without bounce.
    public static var smooth: Animation { smooth() }

    /// A spring without bounce but what is added.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with a little bounce.
    public static var snappy: Animation { snappy() }

    /// A spring with a little bounce, and what is added.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring with much bounce.
    public static var bouncy: Animation { bouncy() }

    /// A spring with much bounce, and what is added.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring given by physical numbers, added to what is running instead of taking over from it.
    ///
    /// `initialVelocity` is in distances to go a second.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// A spring that is added to what is running instead of taking over from it.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring that is added to what is running instead of taking over from it.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        let velocity = AnimationInput.finite(initialVelocity, "initial velocity", instead: 0)
        return Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: velocity))
    }

    /// A spring that is added to what is running instead of taking over from it.
    public static var interpolatingSpring: Animation { interpolatingSpring() }
}
