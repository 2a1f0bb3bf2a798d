import Foundation
import LayoutEngine
import Motion

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// A timing curve defined by the system.
    case builtin = 0
    /// A cubic Bézier curve with custom control points.
    case cubic = 1
    /// A spring, described by ``UISpringTimingParameters``.
    case spring = 2
    /// A spring whose time follows a curve.
    case composed = 3
}

/// An object that describes the progress of an animation over its duration.
@MainActor public protocol UITimingCurveProvider: AnyObject {
    /// The kind of timing curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic timing parameters; `nil` if the timing has no curve.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring timing parameters; `nil` if the timing has no spring.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The timing of an animation that follows a cubic Bézier curve.
@MainActor @preconcurrency open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The system's curve. `.easeInOut` if the timing was created with control points.
    public final let animationCurve: UIView.AnimationCurve
    /// The first control point, as fractions of time (`x`) and progress (`y`).
    public final let controlPoint1: CGPoint
    /// The second control point, as fractions of time (`x`) and progress (`y`).
    public final let controlPoint2: CGPoint
    /// The kind of timing curve: `.builtin` for a curve of the system, `.cubic` for custom control points.
    public final let timingCurveType: UITimingCurveType
    final let curve: UnitCurve

    /// Creates a timing with the ease-in ease-out curve.
    public convenience override init() { self.init(animationCurve: .easeInOut) }

    /// Creates a timing with a curve of the system.
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

    /// Creates a timing with a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// The `x` coordinates of the control points are clamped to 0...1. A coordinate that is not finite is reported
    /// and makes the curve a straight line.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        timingCurveType = .cubic
        curve = .bezier(
            startControlPoint: UnitPoint(x: point1.x, y: point1.y), endControlPoint: UnitPoint(x: point2.x, y: point2.y)
        )
        super.init()
    }

    /// This timing itself, which is a cubic curve.
    public final var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always `nil`: the timing has no spring.
    public final var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of an animation that moves like a spring.
@MainActor @preconcurrency open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Kind {
        /// At rest at the end of an animator's duration.
        case damped(Double)
        /// At rest when it is.
        case own(Spring)
    }

    private final let kind: Kind
    /// The initial velocity of a view's centre along each axis, as a multiple per second of the distance to travel.
    /// Animated values other than the centre use `dx`.
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

    /// Creates the timing of the system's spring: mass 3, stiffness 1,000, damping 500.
    ///
    /// The spring determines its own duration.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1_000, damping: 500, initialVelocity: .zero)
    }

    /// Creates the timing of a spring that comes to rest at the end of the animator's duration.
    ///
    /// A damping ratio of 1 does not overshoot.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.damped(Double(ratio)), velocity)
    }

    /// Creates the timing of a spring that starts at rest and comes to rest at the end of the animator's duration.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Creates the timing of a spring from its physical properties, which determine its duration.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        self.init(
            .own(
                Spring(
                    mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), allowOverDamping: true)),
            velocity)
    }

    /// Creates the timing of a spring with a perceptual duration in seconds. The spring settles after that time.
    public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        self.init(.own(Spring(duration: duration, bounce: Double(bounce))), velocity)
    }

    /// Creates the timing of a spring that starts at rest, with a perceptual duration in seconds. The spring settles
    /// after that time.
    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
    }

    /// The kind of timing curve: always `.spring`.
    public final var timingCurveType: UITimingCurveType { .spring }
    /// Always `nil`: the timing has no cubic curve.
    public final var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// This timing itself, which is a spring.
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
