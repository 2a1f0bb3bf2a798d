import Foundation
import LayoutEngine
import Motion

/// What a timing is made of.
public enum UITimingCurveType: Int, Sendable {
    /// A curve of the system.
    case builtin = 0
    /// A curve with control points.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A spring whose time goes by a curve.
    case composed = 3
}

/// How far an animation is in each part of its time.
@MainActor public protocol UITimingCurveProvider: AnyObject {
    /// What the timing is made of.
    var timingCurveType: UITimingCurveType { get }
    /// Its curve, if it has one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// Its spring, if it has one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The timing of a curve.
@MainActor @preconcurrency open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve; that of a curve with control points is `.easeInOut`.
    public final let animationCurve: UIView.AnimationCurve
    /// The first control point, in shares of time and way.
    public final let controlPoint1: CGPoint
    /// The second control point, in shares of time and way.
    public final let controlPoint2: CGPoint
    /// What the timing is made of: a curve of the system, or control points.
    public final let timingCurveType: UITimingCurveType
    final let curve: UnitCurve

    /// Makes a timing that is slow at first and at last.
    public convenience override init() { self.init(animationCurve: .easeInOut) }

    /// Makes a timing by a curve of the system.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        self.curve = curve.unitCurve
        timingCurveType = .builtin
        (controlPoint1, controlPoint2) = UICubicTimingParameters.points(of: curve)
        super.init()
    }

    private static func points(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
        switch curve {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }

    /// Makes a timing by a cubic Bézier curve from (0, 0) to (1, 1). The `x` of the points are brought into 0...1; a
    /// coordinate that is not finite is reported and makes the curve a straight line.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        timingCurveType = .cubic
        curve = .bezier(
            startControlPoint: UnitPoint(x: point1.x, y: point1.y), endControlPoint: UnitPoint(x: point2.x, y: point2.y)
        )
        super.init()
    }

    /// This timing.
    public final var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    public final var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of a spring.
@MainActor @preconcurrency open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Kind {
        /// At rest at the end of an animator's duration.
        case damped(Double)
        /// At rest when it is.
        case own(Spring)
    }

    private final let kind: Kind
    /// How fast a view's centre moves at first along each axis, in whole ways a second. Other values have the speed of
    /// `dx`.
    public final let initialVelocity: CGVector

    private init(_ kind: Kind, _ velocity: CGVector) {
        self.kind = kind
        let isFinite = velocity.dx.isFinite && velocity.dy.isFinite
        if !isFinite {
            AnimationInput.report("The initial velocity of a spring is finite, not \(velocity); 0 is used.")
        }
        initialVelocity = isFinite ? velocity : .zero
        super.init()
    }

    /// Makes the timing of the system's spring, which takes a time of its own: mass 3, stiffness 1,000, damping 500.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
    }

    /// Makes the timing of a spring that is at rest at the end of the animator's duration; a ratio of 1 does not
    /// overshoot.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.damped(Double(ratio)), velocity)
    }

    /// Makes the timing of a spring that is at rest at the end of the animator's duration and at rest at first.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Makes the timing of a spring by its physics, which takes a time of its own.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        self.init(
            .own(
                Spring(
                    mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), allowOverDamping: true)),
            velocity)
    }

    /// Makes the timing of a spring that is about at its end after `duration` seconds, and settles after that.
    public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.own(Spring(duration: duration, bounce: Double(bounce))), velocity)
    }

    /// Makes the timing of a spring that is about at its end after `duration` seconds, and at rest at first.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// A spring.
    public final var timingCurveType: UITimingCurveType { .spring }
    /// None.
    public final var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// This timing.
    public final var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the spring for an animator's duration, and how long it takes.
    final func spring(in duration: TimeInterval) -> (spring: Spring, duration: TimeInterval) {
        switch kind {
        case .damped(let ratio): (Spring(settlingDuration: duration, dampingRatio: ratio), duration)
        case .own(let spring):
            // A spring that never rests is over when it would be with a little damping.
            (spring, spring.settlingDuration.isFinite ? spring.settlingDuration : duration)
        }
    }
}
