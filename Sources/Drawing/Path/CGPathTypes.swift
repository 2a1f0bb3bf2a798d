import Foundation

/// The rule that decides which points are inside an outline.
public enum CGPathFillRule: Int, Sendable {
    /// Nonzero: the points around which the outline winds, with opposite directions cancelling out.
    case winding = 0
    /// Even-odd: the points from which a ray crosses the outline an odd number of times.
    case evenOdd = 1
}

/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
    /// Cut off at the end point.
    case butt = 0
    /// A half circle beyond the end point.
    case round = 1
    /// Extended by half of the line's width.
    case square = 2
}

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
    /// Pointed, up to the miter limit.
    case miter = 0
    /// Rounded.
    case round = 1
    /// Cut off.
    case bevel = 2
}

/// The type of a path's element.
public enum CGPathElementType: Int32, Sendable {
    /// The start of a subpath; one point.
    case moveToPoint = 0
    /// A straight line; one point.
    case addLineToPoint = 1
    /// A quadratic curve; its control point and end point.
    case addQuadCurveToPoint = 2
    /// A cubic curve; its two control points and its end point.
    case addCurveToPoint = 3
    /// A line back to the start of the subpath; no points.
    case closeSubpath = 4
}

/// An element of a path, as passed by ``CGPath/applyWithBlock(_:)``.
public struct CGPathElement {
    /// The element's type, which determines the number of points.
    public var type: CGPathElementType
    /// The element's points, valid only during the call.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element from its type and points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
