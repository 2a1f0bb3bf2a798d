import Drawing
import Foundation

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The corners as a bit mask.
    public let rawValue: UInt
    /// Creates a set of corners from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The upper-left corner of the rectangle.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The upper-right corner of the rectangle.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The lower-left corner of the rectangle.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The lower-right corner of the rectangle.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All corners; every bit is set.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path of lines and curves with the settings for stroking it.
///
/// Numbers that are not finite never trap: an element with such a coordinate is omitted.
open class UIBezierPath: NSObject, NSCopying {
    var outline = PathData()
    var pen = StrokePen()

    /// Creates an empty path.
    public override init() {}

    /// Creates a rectangular path.
    public convenience init(rect: CGRect) {
        self.init()
        outline.addRect(rect)
    }

    /// Creates an elliptical path that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        outline.addEllipse(in: rect)
    }

    /// Creates a rectangular path with rounded corners. The radius, in points, is limited to half a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        outline.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// Creates a rectangular path with some elliptical corners. Their radii are limited to half a side.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        outline.addRect(rect, rounding: corners, radii: cornerRadii)
    }

    /// Creates an arc of a circle. Angles are in radians from the x-axis and grow clockwise, as y points down.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// Creates a path with the elements of a `CGPath`.
    public convenience init(cgPath: CGPath) {
        self.init()
        outline = cgPath.data
    }

    /// Returns a copy of the path with the same elements and line settings.
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

    /// Appends a straight line. Has no effect without a current point; the same applies to curves.
    open func addLine(to point: CGPoint) { outline.addLine(to: point) }

    /// Appends a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Appends a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Appends an arc of a circle, preceded by a line to its start if there is a current point. Angles are in radians
    /// from the x-axis and grow clockwise, as y points down.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(center: center, radius: radius, from: startAngle, to: endAngle, isDecreasing: !clockwise)
    }

    /// Closes the current subpath with a line to its start.
    open func close() { outline.close() }

    /// Removes all elements from the path.
    open func removeAllPoints() { outline = PathData() }

    /// Appends the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

    /// Transforms all points of the path.
    open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

    /// Returns a path with the same elements in reverse order and the same line settings.
    open func reversing() -> UIBezierPath { withOutline(outline.reversed) }

    // MARK: Elements

    /// The path as a `CGPath`, the type that contexts use. Setting it replaces the elements.
    open var cgPath: CGPath {
        get { CGPath(outline) }
        set { outline = newValue.data }
    }

    /// A Boolean value that indicates whether the path has no elements.
    open var isEmpty: Bool { outline.isEmpty }

    /// The smallest upright rectangle that encloses the outline; null if the path is empty.
    open var bounds: CGRect { outline.bounds }

    /// The point at which the next element starts; the origin if the path is empty.
    open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Returns whether a point is inside the path by its fill rule. Every subpath is treated as closed. Takes linear
    /// time in the number of elements.
    open func contains(_ point: CGPoint) -> Bool { outline.contains(point, rule: rule) }

    /// A Boolean value that indicates whether the even-odd rule determines the inside of the path: a point that the
    /// outline encircles an even number of times is outside. False by default, which uses the non-zero winding rule.
    open var usesEvenOddFillRule = false

    var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
