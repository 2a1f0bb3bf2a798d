import Foundation

/// A path of lines and curves. It is immutable, unless it is a ``CGMutablePath``.
///
/// Numbers that are not finite never trap; an element with such a coordinate is ignored.
public class CGPath {
    /// The outline as a value.
    package fileprivate(set) var data: PathData

    /// Creates a path from an outline.
    package init(_ data: PathData) { self.data = data }

    /// Creates a rectangular path.
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        data = PathData()
        data.addRect(rect, transform: transform?.pointee ?? .identity)
    }

    /// Creates a path with the ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        data = PathData()
        data.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    }

    /// Creates a path with a rectangle with elliptical corners. Corner radii are limited to half a side.
    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        data = PathData()
        data.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
            transform: transform?.pointee ?? .identity)
    }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { data.isEmpty }

    /// The end of the path, where its next element begins; the origin if the path is empty.
    public var currentPoint: CGPoint { data.currentPoint ?? .zero }

    /// The bounding box of all points, including control points; null if the path is empty.
    public var boundingBox: CGRect { data.controlPointBounds }

    /// The bounding box of the outline itself; null if the path is empty.
    public var boundingBoxOfPath: CGRect { data.bounds }

    /// Returns a Boolean value that indicates whether the path contains a point after a transform. Each subpath is
    /// treated as closed. Takes linear time.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        data.contains(point.applying(transform), rule: rule)
    }

    /// Returns a Boolean value that indicates whether the path is a single upright rectangle. If it is, writes the
    /// rectangle to `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = data.asRect else { return false }
        rect?.pointee = found
        return true
    }

    /// Returns an immutable path with the same elements, in constant time. Never `nil`.
    public func copy() -> CGPath? { CGPath(data) }

    /// Returns a path with transformed elements. Never `nil`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(data.applying(transform?.pointee ?? .identity))
    }

    /// Returns a mutable path with the same elements, in constant time. Never `nil`.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(data) }

    /// Returns a mutable path with transformed elements. Never `nil`.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(data.applying(transform?.pointee ?? .identity))
    }

    /// Calls a closure with each element in order. The element and its points are valid only during the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        var points = [CGPoint](repeating: .zero, count: 3)
        for element in data.elements {
            let type: CGPathElementType
            switch element {
            case .move(let point): (type, points[0]) = (.moveToPoint, point)
            case .line(let point): (type, points[0]) = (.addLineToPoint, point)
            case .quad(let control, let point):
                (type, points[0], points[1]) = (.addQuadCurveToPoint, control, point)
            case .curve(let control1, let control2, let point):
                (type, points[0], points[1], points[2]) = (.addCurveToPoint, control1, control2, point)
            case .close: type = .closeSubpath
            }
            // The element and its points are there until the closure returns, which is as long as it may use them.
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                var value = CGPathElement(type: type, points: base)
                withUnsafePointer(to: &value, block)
            }
        }
    }
}

extension CGPath: Hashable {
    /// Returns a Boolean value that indicates whether two paths have the same elements.
    public static func == (one: CGPath, other: CGPath) -> Bool { one === other || one.data == other.data }

    /// Hashes the elements of the path into the given hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// A path to which elements can be added.
public class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(PathData()) }

    /// Creates a path from an outline.
    package override init(_ data: PathData) { super.init(data) }

    /// Changes the outline in place.
    package func edit(_ change: (inout PathData) -> Void) { change(&data) }
}
