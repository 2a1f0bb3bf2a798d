import Foundation

/// Building the current path, which is then filled, stroked or used as a clip.
extension CGContext {
    /// Begins a new path and discards the current one.
    public func beginPath() { outline = PathData() }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { outline.move(to: point) }

    /// Adds a straight line. Does nothing without a current point, like all methods that add curves.
    public func addLine(to point: CGPoint) { outline.addLine(to: point) }

    /// Begins a subpath at the first point, and adds straight lines to the others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.addCurve(to: end, control1: control1, control2: control2)
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { outline.addQuadCurve(to: end, control: control) }

    /// Adds an arc of a circle, preceded by a line to its start if there is a current point. Angles are in radians.
    ///
    /// - Parameter clockwise: Whether the angle decreases along the arc, which is clockwise if y points up.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(center: center, radius: radius, from: startAngle, to: endAngle, isDecreasing: clockwise)
    }

    /// Rounds the corner at the first point, on the way to the second, with an arc of a circle.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        outline.addArc(corner: tangent1End, end: tangent2End, radius: radius)
    }

    /// Adds a rectangle as a separate subpath.
    public func addRect(_ rect: CGRect) { outline.addRect(rect) }

    /// Adds several rectangles, each as a separate subpath.
    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }

    /// Adds the elements of a path.
    public func addPath(_ path: CGPath) { outline.append(path.data) }

    /// Closes the current subpath with a line to its start.
    public func closePath() { outline.close() }

    /// A Boolean value that indicates whether the path has no elements.
    public var isPathEmpty: Bool { outline.isEmpty }

    /// The end of the current path, where its next element begins; the origin if the path is empty.
    public var currentPointOfPath: CGPoint { outline.currentPoint ?? .zero }

    /// The bounding box of all points of the path, including control points; null if there are none.
    public var boundingBoxOfPath: CGRect { outline.controlPointBounds }

    /// A copy of the current path; `nil` if it is empty.
    public var path: CGPath? { outline.isEmpty ? nil : CGPath(outline) }

    func takePath() -> PathData {
        defer { outline = PathData() }
        return outline
    }
}
