import Foundation

/// The rules that determine which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// The nonzero winding rule: points around which the path winds are inside, where opposite directions cancel out.
    case winding = 0
    /// The even-odd rule: points from which a ray crosses the path an odd number of times are inside.
    case evenOdd = 1
}

/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its end point.
    case butt = 0
    /// The line ends in a half circle beyond its end point.
    case round = 1
    /// The line extends beyond its end point by half of its width.
    case square = 2
}

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
    /// Corners are pointed, up to the miter limit.
    case miter = 0
    /// Corners are rounded, with half of the line's width as the radius.
    case round = 1
    /// Corners are cut off.
    case bevel = 2
}

/// The type of a path element.
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
    /// The type of the element, which determines the number of points.
    public var type: CGPathElementType
    /// A pointer to the points of the element, valid only during the call.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element from its type and points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}
