import Foundation
import LayoutEngine
import Motion

/// A curve that maps each share of the time of an animation to a share of its way.
public final class CAMediaTimingFunction: NSObject, Sendable {
    private let points: [Float]
    let curve: UnitCurve

    /// Creates a function with a name. An unknown name is that of the default function.
    public convenience init(name: CAMediaTimingFunctionName) {
        let (x1, y1, x2, y2): (Float, Float, Float, Float) =
            switch name {
            case .linear: (0, 0, 1, 1)
            case .easeIn: (0.42, 0, 1, 1)
            case .easeOut: (0, 0, 0.58, 1)
            case .easeInEaseOut: (0.42, 0, 0.58, 1)
            default: (0.25, 0.1, 0.25, 1)
            }
        self.init(controlPoints: x1, y1, x2, y2)
    }

    /// Creates a function as a cubic Bézier curve from (0, 0) to (1, 1) with two control points, whose x coordinates are
    /// clamped to 0...1. A coordinate that is not finite is reported and makes the curve linear.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
        curve = .bezier(
            startControlPoint: UnitPoint(x: CGFloat(c1x), y: CGFloat(c1y)),
            endControlPoint: UnitPoint(x: CGFloat(c2x), y: CGFloat(c2y)))
    }

    /// Writes a control point to two floats: 0 and 3 are the ends. An index out of range traps.
    public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        precondition(
            (0...3).contains(idx), "A timing function has the control points 0 to 3, not \(idx). Pass one of those.")
        // The caller vouches for the room of two floats, as in Core Animation.
        (ptr[0], ptr[1]) = (points[2 * idx], points[2 * idx + 1])
    }

    /// Returns whether another object is a function with the same control points.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.points == points }

    /// The hash of the control points.
    public override var hash: Int { points.hashValue }
}

/// The name of a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow start and a slow end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// That of changes which are animated by themselves.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
