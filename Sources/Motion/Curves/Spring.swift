import Foundation

/// A damped spring, described by its perceived duration and bounce or by its physical properties.
///
/// Invalid numbers, such as a stiffness of 0, are reported and give a spring that comes to rest at once.
public struct Spring: Hashable, Sendable {
    /// The stiffness of the spring, as the duration in seconds of one oscillation without damping. A spring with 0
    /// comes to rest at once.
    public let response: Double
    /// The damping as a fraction of critical damping: a spring with 1 is damped just enough not to overshoot, one
    /// with 0 oscillates forever.
    public let dampingRatio: Double
    /// The mass of the object at the end of the spring.
    public let mass: Double

    private init(response: Double, ratio: Double, mass: Double) {
        self.response = response
        dampingRatio = ratio
        self.mass = mass
    }

    /// Creates a spring with a duration in seconds and a bounce.
    ///
    /// The bounce is greater than -1 (slow) and at most 1 (oscillates forever); 0 does not overshoot.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let isSound = bounce > -1 && bounce <= 1
        if !isSound { Self.report("bounce", "more than -1 and at most 1", bounce) }
        self.init(
            response: isSound ? AnimationInput.duration(duration) : 0,
            ratio: !isSound ? 1 : bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, mass: 1)
    }

    /// Creates a spring with a response in seconds and a fraction of critical damping.
    public init(response: Double, dampingRatio: Double) {
        let isSound = dampingRatio >= 0 && dampingRatio < .infinity
        if !isSound { Self.report("damping ratio", "a finite number of at least 0", dampingRatio) }
        self.init(
            response: isSound ? AnimationInput.duration(response, "response") : 0, ratio: isSound ? dampingRatio : 1,
            mass: 1)
    }

    /// Creates a spring with physical properties. Damping above critical is reduced to critical unless
    /// `allowOverDamping` is true.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let frequency = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * mass * frequency)
        guard mass > 0, stiffness > 0, damping >= 0, frequency > 0, frequency < .infinity, ratio.isFinite else {
            Self.report(
                "mass, stiffness and damping", "finite, the first two more than 0 and the third at least 0", mass,
                stiffness, damping)
            self.init(response: 0, ratio: 1, mass: 1)
            return
        }
        self.init(
            response: 2 * Double.pi / frequency, ratio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
    }

    /// Creates a spring with a damping ratio that takes `settlingDuration` seconds until it is closer than `epsilon`
    /// to 1.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        let unit = Spring(response: 1, dampingRatio: dampingRatio)
        let settling = unit.settlingDuration(target: 1.0, epsilon: epsilon)
        let isSound = settling > 0 && settling < .infinity
        if !isSound { Self.report("damping ratio and epsilon", "finite numbers of more than 0", dampingRatio, epsilon) }
        self.init(
            response: isSound ? AnimationInput.duration(settlingDuration) / settling : 0, ratio: unit.dampingRatio,
            mass: 1)
    }

    private static func report(_ name: String, _ rule: String, _ values: Double...) {
        AnimationInput.report(
            "Of a spring, \(name) must be \(rule), not \(values.map { "\($0)" }.joined(separator: ", ")); "
                + "a spring that is at rest at once is used.")
    }

    /// The perceived duration in seconds, which is the same as the response.
    public var duration: TimeInterval { response }

    /// The amount by which the spring overshoots: 0 does not overshoot, 1 oscillates forever. Negative if it is
    /// damped more than critically.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The stiffness: the force at a distance of 1. Infinite for a spring that comes to rest at once.
    public var stiffness: Double { mass * (2 * Double.pi / response) * (2 * Double.pi / response) }

    /// The damping coefficient: the force at a speed of 1. Infinite for a spring that comes to rest at once.
    public var damping: Double { response == 0 ? .infinity : 2 * dampingRatio * mass * 2 * Double.pi / response }

    /// The time, in seconds, until the spring has moved from 0 to closer than 0.001 to 1. Infinite for a spring
    /// without damping.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    var motion: SpringMotion { SpringMotion(response: response, ratio: dampingRatio) }
}

extension Spring {
    /// A spring without bounce, of 0.5 seconds.
    public static let smooth = Spring.smooth()

    /// Returns a spring without bounce except `extraBounce`. The duration is in seconds.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a small bounce, 0.15, of 0.5 seconds.
    public static let snappy = Spring.snappy()

    /// Returns a spring with a small bounce, 0.15, plus `extraBounce`. The duration is in seconds.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with a large bounce, 0.3, of 0.5 seconds.
    public static let bouncy = Spring.bouncy()

    /// Returns a spring with a large bounce, 0.3, plus `extraBounce`. The duration is in seconds.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
