import Foundation
import LayoutEngine

extension Animation {
    /// The default animation: a spring of 0.5 seconds that does not bounce.
    public static let `default` = Animation(DefaultAnimation())

    /// An animation that moves at a constant speed and takes 0.35 seconds.
    public static var linear: Animation { linear(duration: 0.35) }

    /// Returns an animation that moves at a constant speed and takes `duration` seconds.
    public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }

    /// An animation that starts slowly and takes 0.35 seconds.
    public static var easeIn: Animation { easeIn(duration: 0.35) }

    /// Returns an animation that starts slowly and takes `duration` seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }

    /// An animation that ends slowly and takes 0.35 seconds.
    public static var easeOut: Animation { easeOut(duration: 0.35) }

    /// Returns an animation that ends slowly and takes `duration` seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(.easeOut, duration: duration) }

    /// An animation that starts and ends slowly and takes 0.35 seconds.
    public static var easeInOut: Animation { easeInOut(duration: 0.35) }

    /// Returns an animation that starts and ends slowly and takes `duration` seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { timingCurve(.easeInOut, duration: duration) }

    /// Returns an animation of `duration` seconds that follows a cubic Bézier curve from (0, 0) to (1, 1) with two
    /// control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(
            .bezier(startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
            duration: duration)
    }

    /// Returns an animation of `duration` seconds that follows a curve.
    ///
    /// An animation with a duration of 0 ends at once. A duration that is negative or not finite is reported and
    /// counts as 0.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, duration: AnimationInput.duration(duration)))
    }
}

extension Animation {
    /// Returns this animation delayed by `delay` seconds; a negative delay starts it earlier. A delay that is not
    /// finite is reported and counts as 0.
    public func delay(_ delay: TimeInterval) -> Animation {
        let delay = AnimationInput.finite(delay, "delay", instead: 0)
        return delay == 0 ? self : TimeShift.applied(to: self, speed: 1, delay: delay)
    }

    /// Returns this animation `speed` times as fast. A speed that is not finite and greater than 0 is reported and
    /// counts as 1.
    public func speed(_ speed: Double) -> Animation {
        let speed = AnimationInput.positive(speed, "speed", instead: 1)
        return speed == 1 ? self : TimeShift.applied(to: self, speed: speed, delay: 0)
    }

    /// Returns this animation repeated `repeatCount` times. If `autoreverses` is true, every second run goes
    /// backwards.
    ///
    /// A count of less than 1 is reported and counts as 1.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        let count = AnimationInput.positive(Double(repeatCount), "repeat count", instead: 1)
        return Animation(RepeatAnimation(base: self, count: count, autoreverses: autoreverses))
    }

    /// Returns this animation repeated without end. If `autoreverses` is true, every second run goes backwards.
    ///
    /// The repetition stops when the value is given another animation, which starts from the current position.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, count: .infinity, autoreverses: autoreverses))
    }

    /// Returns this animation with its logical completion `duration` seconds after its start.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalAnimation(base: self, duration: AnimationInput.duration(duration)))
    }
}
