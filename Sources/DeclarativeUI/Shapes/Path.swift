import Drawing
import Foundation

/// An outline made of lines and curves. As a view it is drawn where its points lie, from the view's corner.
///
/// Numbers that are not finite never trap: an element with such a coordinate is left out.
public struct Path: Equatable, Sendable {
    package var data: PathData

    package init(_ data: PathData) { self.data = data }

    /// An empty outline.
    public init() { data = PathData() }

    /// An outline that a closure adds to.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// The outline of a path of the drawing library.
    public init(_ path: CGPath) { data = path.data }

    /// A rectangle.
    public init(_ rect: CGRect) { data = PathData(rect: rect) }

    /// A rectangle with elliptic corners, each limited to half a side.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        data = PathData(roundedRect: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height)
    }

    /// A rectangle with round corners, each limited to half a side.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// A rectangle whose corners are round in different ways; `leading` is the left side.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.init()
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// The ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect) { data = PathData(ellipseIn: rect) }

    /// The outline as a path of the drawing library.
    public var cgPath: CGPath { CGPath(data) }

    /// Whether there are no elements.
    public var isEmpty: Bool { data.isEmpty }

    /// The smallest upright rectangle around all points, control points included; null if there are none.
    public var boundingRect: CGRect { data.controlPointBounds }

    /// Where the next element begins; `nil` if there is none.
    public var currentPoint: CGPoint? { data.currentPoint }

    /// Whether a point lies inside: by the even-odd rule, what the outline runs round twice counts as outside. Every
    /// subpath counts as closed. Linear in the elements.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        data.contains(p, rule: FillStyle(eoFill: eoFill).rule)
    }

    /// A step of an outline.
    @frozen public enum Element: Equatable, Sendable {
        /// Begins a subpath at a point.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A quadratic curve to a point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic curve to a point.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to where the subpath began.
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

    /// The part of the outline between two shares of its length, from 0 to 1; empty unless the first is smaller.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(data.trimmed(from: Double(from), to: Double(to)))
    }

    /// The outline with its points transformed.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(data.applying(transform)) }

    /// The outline, moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path: Shape {
    /// The outline itself, whatever the rectangle.
    public func path(in rect: CGRect) -> Path { self }

    /// Takes any size. Not for clients to call.
    public static var _takesAnySize: Bool { true }
}
