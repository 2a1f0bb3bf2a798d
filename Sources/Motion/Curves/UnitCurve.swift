import Foundation
import LayoutEngine
import BridgedEnvironment

/// A curve from (0, 0) to (1, 1) that maps each fraction of the time of a movement to a fraction of its distance.
public struct UnitCurve: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case linear
        case bezier(CubicBezier)
        case circularIn, circularOut, circularInOut
        indirect case inverse(Shape)
    }

    private let shape: Shape

    /// Returns a cubic Bézier curve with two control points. Their `x` coordinates are clamped to 0...1. A coordinate
    /// that is not a number is reported and makes the curve linear.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        let numbers = [startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y]
        for number in numbers where !number.isFinite {
            _ = AnimationInput.finite(Double(number), "control point", instead: 0)
            return .linear
        }
        return UnitCurve(
            shape: .bezier(
                CubicBezier(Double(numbers[0]), Double(numbers[1]), Double(numbers[2]), Double(numbers[3]))))
    }

    /// A straight line: constant speed.
    public static let linear = UnitCurve(shape: .linear)
    /// A curve that starts slowly.
    public static let easeIn = UnitCurve(shape: .bezier(CubicBezier(0.42, 0, 1, 1)))
    /// A curve that ends slowly.
    public static let easeOut = UnitCurve(shape: .bezier(CubicBezier(0, 0, 0.58, 1)))
    /// A curve that starts and ends slowly.
    public static let easeInOut = UnitCurve(shape: .bezier(CubicBezier(0.42, 0, 0.58, 1)))
    /// A quarter of a circle that starts slowly.
    public static let circularEaseIn = UnitCurve(shape: .circularIn)
    /// A quarter of a circle that ends slowly.
    public static let circularEaseOut = UnitCurve(shape: .circularOut)
    /// Two quarters of a circle that start and end slowly.
    public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

    /// The inverse of the curve: the curve with its axes swapped.
    public var inverse: UnitCurve {
        switch shape {
        case .linear: self
        case .circularIn: UnitCurve(shape: .circularOut)
        case .circularOut: UnitCurve(shape: .circularIn)
        case .inverse(let shape): UnitCurve(shape: shape)
        default: UnitCurve(shape: .inverse(shape))
        }
    }

    /// Returns the height of the curve at `progress`, which is clamped to 0...1.
    public func value(at progress: Double) -> Double { Self.value(of: shape, at: Self.clamped(progress)) }

    /// Returns the slope of the curve at `progress`, which is clamped to 0...1; infinity where the curve is vertical.
    ///
    /// If a control point of a Bézier curve lies on the end next to it, the slope at that end is 1 at the start and 0
    /// at the end.
    public func velocity(at progress: Double) -> Double { Self.slope(of: shape, at: Self.clamped(progress)) }

    private static func slope(of shape: Shape, at x: Double) -> Double {
        switch shape {
        case .linear: return 1
        case .bezier(let curve): return curve.slope(at: x)
        case .circularIn: return circleSlope(at: x)
        case .circularOut: return circleSlope(at: 1 - x)
        case .circularInOut: return circleSlope(at: x < 0.5 ? 2 * x : 2 - 2 * x)
        case .inverse(let inner): return 1 / slope(of: inner, at: value(of: shape, at: x))
        }
    }

    /// The slope of a circle around (0, 1), `x` to the right of its lowest point.
    private static func circleSlope(at x: Double) -> Double { x < 1 ? x / ((1 - x) * (1 + x)).squareRoot() : .infinity }

    private static func clamped(_ progress: Double) -> Double { progress > 0 ? min(progress, 1) : 0 }

    private static func value(of shape: Shape, at x: Double) -> Double {
        switch shape {
        case .linear: return x
        case .bezier(let curve): return curve.height(at: x)
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            let twice = 2 * x
            if x < 0.5 { return (1 - (1 - twice * twice).squareRoot()) / 2 }
            return (1 + (1 - (2 - twice) * (2 - twice)).squareRoot()) / 2
        case .inverse(let inner):
            if x <= 0 || x >= 1 { return x }
            var (low, high) = (0.0, 1.0)
            for _ in 0..<52 {
                let middle = (low + high) / 2
                if value(of: inner, at: middle) < x { low = middle } else { high = middle }
            }
            return (low + high) / 2
        }
    }
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that is a function of x.
struct CubicBezier: Hashable, Sendable {
    let x1, y1, x2, y2: Double

    /// `x1` and `x2` are brought into 0...1.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    private static func point(_ a: Double, _ b: Double, at t: Double) -> Double {
        ((1 + 3 * (a - b)) * t + 3 * (b - 2 * a)) * t * t + 3 * a * t
    }

    private static func slope(_ a: Double, _ b: Double, at t: Double) -> Double {
        (3 * (1 + 3 * (a - b)) * t + 6 * (b - 2 * a)) * t + 3 * a
    }

    /// The parameter at which the curve has the given x in 0...1. A Newton step that leaves the bracket is halved.
    private func parameter(at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<60 {
            let error = Self.point(x1, x2, at: t) - x
            if abs(error) < 1e-12 { break }
            if error < 0 { low = t } else { high = t }
            let next = t - error / Self.slope(x1, x2, at: t)
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    func height(at x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.point(y1, y2, at: parameter(at: x))
    }

    func slope(at x: Double) -> Double {
        if x <= 0 { return Self.ratio(y1, to: x1, otherwise: 1) }
        if x >= 1 { return Self.ratio(1 - y2, to: 1 - x2, otherwise: 0) }
        let t = parameter(at: x)
        // Where the curve is vertical, the slope close by stands for it.
        let run = max(Self.slope(x1, x2, at: t), 1e-6)
        return Self.slope(y1, y2, at: t) / run
    }

    private static func ratio(_ rise: Double, to run: Double, otherwise: Double) -> Double {
        rise == 0 && run == 0 ? otherwise : rise / run
    }
}
