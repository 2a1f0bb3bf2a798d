import Foundation

extension CGMutablePath {
    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        edit { $0.move(to: point.applying(transform)) }
    }

    /// Adds a straight line. Does nothing without a current point, like all methods that add curves.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        edit { $0.addLine(to: point.applying(transform)) }
    }

    /// Begins a subpath at the first point, and adds straight lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        edit { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addCurve(
                to: end.applying(transform), control1: control1.applying(transform),
                control2: control2.applying(transform))
        }
    }

    /// Adds a rectangle as a separate subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        edit { $0.addRect(rect, transform: transform) }
    }

    /// Adds several rectangles, each as a separate subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        edit { $0.addEllipse(in: rect, transform: transform) }
    }

    /// Adds a rectangle with elliptical corners. Corner radii are limited to half a side.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform)
        }
    }

    /// Adds an arc of a circle, preceded by a line to its start if there is a current point. Angles are in radians.
    ///
    /// - Parameter clockwise: Whether the angle decreases along the arc, which is clockwise if y points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addArc(
                center: center, radius: radius, from: startAngle, to: endAngle, isDecreasing: clockwise,
                transform: transform)
        }
    }

    /// Adds an arc of a circle that starts at an angle and extends by `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        edit { $0.addArc(center: center, radius: radius, from: startAngle, delta: delta, transform: transform) }
    }

    /// Rounds the corner at the first point, on the way to the second, with an arc of a circle.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        edit { $0.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform: transform) }
    }

    /// Adds the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let added = path.data
        edit { $0.append(added, transform: transform) }
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() {
        edit { $0.close() }
    }
}
