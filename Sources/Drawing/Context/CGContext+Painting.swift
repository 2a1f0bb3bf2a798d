import Foundation

/// The ways ``CGContext/drawPath(using:)`` draws the path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills the path with the nonzero winding rule.
    case fill = 0
    /// Fills the path with the even-odd rule.
    case eoFill = 1
    /// Strokes the path.
    case stroke = 2
    /// Fills and then strokes the path.
    case fillStroke = 3
    /// Fills the path with the even-odd rule, and then strokes it.
    case eoFillStroke = 4
}

extension CGContext {
    // MARK: The path

    /// Fills the path and then clears it. Each subpath is treated as closed.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(DrawnShape(of: takePath()), rule: rule)
    }

    /// Strokes the path and then clears it.
    public func strokePath() { stroke(DrawnShape(of: takePath())) }

    /// Fills the path, strokes it, or both, and then clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let shape = DrawnShape(of: takePath())
        switch mode {
        case .fill, .fillStroke: fill(shape)
        case .eoFill, .eoFillStroke: fill(shape, rule: .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(shape)
        case .fill, .eoFill: break
        }
    }

    /// Clips further drawing to the inside of the path and of earlier clips, and clears the path.
    ///
    /// After clipping to an empty path, nothing is drawn.
    public func clip(using rule: CGPathFillRule = .winding) {
        drawing.clip(to: DrawnShape(of: takePath()), rule: rule)
    }

    // MARK: Shapes

    /// Fills the given rectangle.
    public func fill(_ rect: CGRect) { fill(.rect(rect)) }

    /// Fills each of the given rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Strokes the outline of a rectangle.
    public func stroke(_ rect: CGRect) { stroke(.rect(rect)) }

    /// Strokes the outline of a rectangle with a line width in points.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.pen.width
        state.pen.width = width
        stroke(rect)
        state.pen.width = before
    }

    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { fill(.ellipse(rect)) }

    /// Strokes the outline of the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(rect)) }

    /// Strokes lines between the points of each pair: the first and second, the third and fourth, and so on.
    ///
    /// The last of an odd number of points is ignored.
    public func strokeLineSegments(between points: [CGPoint]) {
        var lines = PathData()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            lines.move(to: points[index])
            lines.addLine(to: points[index + 1])
        }
        stroke(.path(lines))
    }

    /// Clips further drawing to a rectangle and earlier clips.
    public func clip(to rect: CGRect) { drawing.clip(to: .rect(rect)) }

    /// Clips further drawing to the union of rectangles and to earlier clips. After clipping to none, nothing is drawn.
    public func clip(to rects: [CGRect]) {
        var outline = PathData()
        for rect in rects { outline.addRect(rect.standardized) }
        drawing.clip(to: DrawnShape(of: outline))
    }

    // MARK: Any shape

    package func fill(_ shape: DrawnShape, rule: CGPathFillRule = .winding) {
        emit { $0.fill(shape, with: state.fill.faded(to: state.alpha), rule: rule) }
    }

    package func stroke(_ shape: DrawnShape) {
        emit { $0.stroke(shape, with: state.stroke.faded(to: state.alpha), pen: state.pen) }
    }

    /// Strokes with the given pen instead of the context's own.
    package func stroke(_ shape: DrawnShape, pen: StrokePen) {
        emit { $0.stroke(shape, with: state.stroke.faded(to: state.alpha), pen: pen) }
    }

    package func clip(to shape: DrawnShape, rule: CGPathFillRule) { drawing.clip(to: shape, rule: rule) }
}
