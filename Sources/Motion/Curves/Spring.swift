import Foundation

/// A damped spring, given by how it looks or by its physics.
///
/// Numbers that make no sense, such as a stiffness of 0, are reported and give a spring that is at rest at once.
public struct Spring: Hashable, Sendable {
    /// How stiff the spring is: the seconds one swing would take without damping. 0 is at rest at once.
    public let response: Double
    /// The share of critical damping: 1 just does not overshoot, 0 swings for ever.
    public let dampingRatio: Double
    /// The mass on the spring.
    public let mass: Double

    private init(response: Double, ratio: Double, mass: Double) {
        self.response = response
        dampingRatio = ratio
        self.mass = mass
    }

    /// A spring of a duration in seconds and a bounce from -1 (slow) by 0 (no overshoot) to 1 (swings for ever).
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        let isSound = bounce > -1 && bounce <= 1
        if !isSound { Self.report("bounce", "more than -1 and at most 1", bounce) }
        self.init(
            response: isSound ? AnimationInput.duration(duration) : 0,
            ratio: !isSound ? 1 : bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, mass: 1)
    }

    /// A spring of a response in seconds and a share of critical damping.
    public init(response: Double, dampingRatio: Double) {
        let isSound = dampingRatio >= 0 && dampingRatio < .infinity
        if !isSound { Self.report("damping ratio", "a finite number of at least 0", dampingRatio) }
        self.init(
            response: isSound ? AnimationInput.duration(response, "response") : 0, ratio: isSound ? dampingRatio : 1,
            mass: 1)
    }

    /// A spring of physical numbers; one damped more than critically is critically damped unless that is allowed.
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

    /// A spring of a damping ratio that needs `settlingDuration` seconds until it is closer than `epsilon` to 1.
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

    /// How stiff the spring is, in seconds; the same as the response.
    public var duration: TimeInterval { response }

    /// How far the spring overshoots: 0 not at all, 1 for ever; less than 0 for one damped more than critically.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The force at a distance of 1; infinite for a spring that is at rest at once.
    public var stiffness: Double { mass * (2 * Double.pi / response) * (2 * Double.pi / response) }

    /// The force at a speed of 1; infinite for a spring that is at rest at once.
    public var damping: Double { response == 0 ? .infinity : 2 * dampingRatio * mass * 2 * Double.pi / response }

    /// The seconds until the spring, going from 0 to 1, is closer than 0.001 to 1; infinite for one without damping.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

    var motion: SpringMotion { SpringMotion(response: response, ratio: dampingRatio) }
}

extension Spring {
    /// A spring without bounce.
    public static let smooth = Spring.smooth()

    /// A spring without bounce but what is added.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// A spring with a little bounce.
    public static let snappy = Spring.snappy()

    /// A spring with a little bounce, and what is added.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring with much bounce.
    public static let bouncy = Spring.bouncy()

    /// A spring with much bounce, and what is added.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
