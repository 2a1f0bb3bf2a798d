import Drawing
import Foundation

/// An outline of lines and curves. As a view, it draws its points relative to the view's origin.
///
/// Numbers that are not finite never trap: an element with such a coordinate is omitted.
public struct Path: Equatable, Sendable {
    package var data: PathData

    package init(_ data: PathData) { self.data = data }

    /// Creates an empty path.
    public init() { data = PathData() }

    /// Creates a path that a closure builds.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Creates a path from a Core Graphics path.
    public init(_ path: CGPath) { data = path.data }

    /// Creates a path of a rectangle.
    public init(_ rect: CGRect) { data = PathData(rect: rect) }

    /// Creates a path of a rectangle with elliptical corners. Each radius is limited to half a side.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        data = PathData(roundedRect: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height)
    }

    /// Creates a path of a rectangle with round corners. The radius is limited to half a side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a path of a rectangle with a separate radius for each corner; `leading` is the left side.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates a path of the ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect) { data = PathData(ellipseIn: rect) }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath { CGPath(data) }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { data.isEmpty }

    /// The smallest rectangle that encloses all points, including control points. `CGRect.null` if there are none.
    public var boundingRect: CGRect { data.controlPointBounds }

    /// The point at which the next element begins, or `nil` if there is none.
    public var currentPoint: CGPoint? { data.currentPoint }

    /// Returns whether a point lies inside the path.
    ///
    /// By the even-odd rule, areas the path encloses twice are outside. Every subpath counts as closed.
    ///
    /// The cost is linear in the number of elements.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        data.contains(p, rule: FillStyle(eoFill: eoFill).rule)
    }

    /// An element of a path.
    @frozen public enum Element: Equatable, Sendable {
        /// The start of a subpath at a point.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A quadratic Bézier curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line to the start of the subpath, which closes it.
        case closeSubpath
    }

    /// Calls a closure with each element in order.
    public func forEach(_ body: (Element) -> Void) {
        for element in data.elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .quad(let control, let point): body(.quadCurve(to: point, control: control))
            case .curve(let control1, let control2, let point):
                body(.curve(to: point, control1: control1, control2: control2))
            case .close: body(.closeSubpath)
            }
        }
    }

    /// Returns the part of the path between two fractions of its length, from 0 to 1. The result is empty unless the
    /// first fraction is smaller.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(data.trimmed(from: Double(from), to: Double(to)))
    }

    /// Returns the path with its points transformed.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(data.applying(transform)) }

    /// Returns the path moved by an offset in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path: Shape {
    /// Returns the path itself, regardless of the rectangle.
    public func path(in rect: CGRect) -> Path { self }

    /// `true`, because the shape fills any proposed size. Used by the framework only.
    public static var _takesAnySize: Bool { true }
}
