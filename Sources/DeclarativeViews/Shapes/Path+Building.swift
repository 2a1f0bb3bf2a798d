import Drawing
import Foundation
import LayoutEngine

extension Path {
    /// Begins a new subpath at a point.
    public mutating func move(to end: CGPoint) { data.move(to: end) }

    /// Adds a straight line to a point. Like all curves, it does nothing if there is no current point.
    public mutating func addLine(to end: CGPoint) { data.addLine(to: end) }

    /// Adds a quadratic Bézier curve to a point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        data.addQuadCurve(to: end, control: control)
    }

    /// Adds a cubic Bézier curve to a point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        data.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Closes the current subpath with a line to its start.
    public mutating func closeSubpath() { data.close() }

    /// Adds a rectangle as a separate subpath.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        data.addRect(rect, transform: transform)
    }

    /// Adds rectangles, each as a separate subpath.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { data.addRect(rect, transform: transform) }
    }

    /// Adds a rectangle with elliptical corners. Each radius is limited to half a side.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        data.addRoundedRect(
            in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, transform: transform)
    }

    /// Adds a rectangle with a separate radius for each corner. Each radius is limited to half a side; `leading` is
    /// the left side.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        if let radius = cornerRadii.uniform {
            return addRoundedRect(
                in: rect, cornerSize: CGSize(width: radius, height: radius), style: style, transform: transform)
        }
        guard rect.isFinite else { return }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let most = min(rect.width, rect.height) / 2
        func radius(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, most) : 0 }
        var shape = PathData()
        func corner(_ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat) {
            if radius > 0 { shape.addArc(corner: corner, end: end, radius: radius) } else { shape.addLine(to: corner) }
        }
        let (topLeft, topRight) = (CGPoint(x: left, y: top), CGPoint(x: right, y: top))
        let (bottomLeft, bottomRight) = (CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom))
        let start = CGPoint(x: left + radius(cornerRadii.topLeading), y: top)
        shape.move(to: start)
        corner(topRight, bottomRight, radius(cornerRadii.topTrailing))
        corner(bottomRight, bottomLeft, radius(cornerRadii.bottomTrailing))
        corner(bottomLeft, topLeft, radius(cornerRadii.bottomLeading))
        corner(topLeft, start, radius(cornerRadii.topLeading))
        shape.close()
        data.append(shape, transform: transform)
    }

    /// Adds the ellipse that fills a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        data.addEllipse(in: rect, transform: transform)
    }

    /// Begins a subpath at the first point and adds lines to the other points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        data.move(to: first)
        for point in lines.dropFirst() { data.addLine(to: point) }
    }

    /// Adds an arc of a circle from a start angle by an angular distance, preceded by a line to its start if there is
    /// a current point.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        data.addArc(
            center: center, radius: radius, from: startAngle.radians, delta: delta.radians, transform: transform)
    }

    /// Adds an arc of a circle, preceded by a line to its start if there is a current point.
    ///
    /// Clockwise means that the angle decreases along the arc. On screen, where y points down, this is
    /// counterclockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        data.addArc(
            center: center, radius: radius, from: startAngle.radians, to: endAngle.radians, isDecreasing: clockwise,
            transform: transform)
    }

    /// Adds an arc of a circle that rounds the corner at the first point on the way to the second.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        data.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: transform)
    }

    /// Appends the elements of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        data.append(path.data, transform: transform)
    }
}
