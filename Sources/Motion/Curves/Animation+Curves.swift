import Foundation
import LayoutEngine

extension Animation {
    /// A spring of 0.5 seconds that does not bounce.
    public static let `default` = Animation(DefaultAnimation())

    /// An even movement of 0.35 seconds.
    public static var linear: Animation { linear(duration: 0.35) }

    /// An even movement of `duration` seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    /// A movement of 0.35 seconds that starts slowly.
    public static var easeIn: Animation { easeIn(duration: 0.35) }

    /// A movement of `duration` seconds that starts slowly.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

    /// A movement of 0.35 seconds that ends slowly.
    public static var easeOut: Animation { easeOut(duration: 0.35) }

    /// A movement of `duration` seconds that ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

    /// A movement of 0.35 seconds that starts and ends slowly.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// A movement of `duration` seconds that starts and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// A movement along a cubic Bézier curve from (0, 0) to (1, 1) with two control points, `duration` seconds long.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// A movement along a curve, `duration` seconds long.
    ///
    /// A duration of 0 ends at once; so does one that is negative or not finite, which is reported.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: AnimationInput.duration(duration)))
    }
}

extension Animation {
    /// This animation, begun `delay` seconds later; earlier if that is negative. What is not finite is reported and
    /// counts as 0.
    public func delay(_ delay: TimeInterval) -> Animation {
        let delay = AnimationInput.finite(delay, "delay", instead: 0)
        return delay == 0 ? self : TimeShift.applied(to: self, speed: 1, delay: delay)
    }

    /// This animation, `speed` times as fast. What is not finite and more than 0 is reported and counts as 1.
    public func speed(_ speed: Double) -> Animation {
        let speed = AnimationInput.positive(speed, "speed", instead: 1)
        return speed == 1 ? self : TimeShift.applied(to: self, speed: speed, delay: 0)
    }

    /// This animation several times over, every second time backwards if it reverses.
    ///
    /// A count of less than 1 is reported and counts as 1.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        let count = AnimationInput.positive(Double(repeatCount), "repeat count", instead: 1)
        return Animation(RepeatAnimation(base: self, count: count, autoreverses: autoreverses))
    }

    /// This animation over and over, every second time backwards if it reverses.
    ///
    /// It stops when the value is given another animation, which starts from where it is then.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: .infinity, autoreverses: autoreverses))
    }

    /// This animation, counting as complete `duration` seconds after it began.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalAnimation(base: self, duration: AnimationInput.duration(duration)))
    }
}
