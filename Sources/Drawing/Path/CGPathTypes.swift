import Foundation

/// Which points count as inside where an outline crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// Those the outline runs round, its directions added up.
    case winding = 0
    /// Those from which a ray crosses the outline an odd number of times.
    case evenOdd = 1
}

/// How the ends of a stroked line look.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle beyond the end point.
    case round = 1
    /// Half the line's width longer.
    case square = 2
}

/// How the corners of a stroked line look.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, up to the miter limit.
    case miter = 0
    /// Rounded off.
    case round = 1
    /// Cut off.
    case bevel = 2
}

/// What kind an element of a path is.
public enum CGPathElementType: Int32, Sendable {
    /// The start of a subpath; one point.
    case moveToPoint = 0
    /// A straight line; one point.
    case addLineToPoint = 1
    /// A quadratic curve; its control point and its end.
    case addQuadCurveToPoint = 2
    /// A cubic curve; its two control points and its end.
    case addCurveToPoint = 3
    /// A line back to the start of the subpath; no points.
    case closeSubpath = 4
}

/// An element of a path as ``CGPath/applyWithBlock(_:)`` hands it out.
public struct CGPathElement {
    /// What kind it is, which also tells how many points there are.
    public var type: CGPathElementType
    /// Its points, valid during the call only.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element from its kind and its points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
