import Drawing
import Foundation

/// Which corners of a rectangle are meant.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The corners as bits.
    public let rawValue: UInt
    /// Corners of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four, and whatever else there may be.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline that can be added to, and how its line looks when it is stroked.
///
/// Numbers that are not finite never trap: an element with such a coordinate is left out.
open class UIBezierPath: NSObject, NSCopying {
    var outline = PathData()
    var pen = StrokePen()

    /// Creates an empty path.
    public override init() {}

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        outline.addRect(rect)
    }

    /// Creates the ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        outline.addEllipse(in: rect)
    }

    /// Creates a rectangle with round corners of a radius in points, limited to half a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        outline.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// Creates a rectangle some of whose corners are elliptic, each limited to half a side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        outline.addRect(rect, rounding: corners, radii: cornerRadii)
    }

    /// Creates an arc of a circle. Angles are in radians from the x axis; clockwise they grow, as y points down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the elements of another kind of path.
    public convenience init(cgPath: CGPath) {
        self.init()
        outline = cgPath.data
    }

    /// Another path with the same elements and line.
    open func copy(with zone: NSZone? = nil) -> Any {
        withOutline(outline)
    }

    private func withOutline(_ outline: PathData) -> UIBezierPath {
        let copy = UIBezierPath()
        copy.outline = outline
        copy.pen = pen
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    // MARK: Building

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { outline.move(to: point) }

    /// Adds a straight line. Without a current point it does nothing, as do all curves.
    open func addLine(to point: CGPoint) { outline.addLine(to: point) }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, with a line to its start if there is a current point. Angles are in radians from the x
    /// axis; clockwise they grow, as y points down.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(center: center, radius: radius, from: startAngle, to: endAngle, isDecreasing: !clockwise)
    }

    /// Joins the end of the subpath to its start.
    open func close() { outline.close() }

    /// Takes all elements out.
    open func removeAllPoints() { outline = PathData() }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

    /// A path that runs through the same elements from end to start, with the same line.
    open func reversing() -> UIBezierPath { withOutline(outline.reversed) }

    // MARK: What it is

    /// The path as the type that contexts take. Setting it replaces the elements.
    open var cgPath: CGPath {
        get { CGPath(outline) }
        set { outline = newValue.data }
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { outline.isEmpty }

    /// The smallest upright rectangle around the outline; null if the path is empty.
    open var bounds: CGRect { outline.bounds }

    /// Where the next element begins; the origin if the path is empty.
    open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Whether a point lies inside by the path's fill rule. Every subpath counts as closed. Linear in the elements.
    open func contains(_ point: CGPoint) -> Bool { outline.contains(point, rule: rule) }

    /// Whether points that the outline runs round an even number of times count as outside; false by default, when its
    /// directions are added up.
    open var usesEvenOddFillRule = false

    var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
