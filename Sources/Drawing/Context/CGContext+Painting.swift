import Foundation

/// What ``CGContext/drawPath(using:)`` does with the path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills it.
    case fill = 0
    /// Fills it by the even-odd rule.
    case eoFill = 1
    /// Strokes it.
    case stroke = 2
    /// Fills and then strokes it.
    case fillStroke = 3
    /// Fills it by the even-odd rule and then strokes it.
    case eoFillStroke = 4
}

extension CGContext {
    // MARK: The path

    /// Fills the path, every subpath counting as closed, and ends it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(DrawnShape(of: takePath()), rule: rule)
    }

    /// Strokes the path and ends it.
    public func strokePath() { stroke(DrawnShape(of: takePath())) }

    /// Fills, strokes or both, and ends the path.
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

    /// Limits what follows to the inside of the path and of clips before it, and ends the path. An empty path lets
    /// nothing through.
    public func clip(using rule: CGPathFillRule = .winding) {
        drawing.clip(to: DrawnShape(of: takePath()), rule: rule)
    }

    // MARK: Shapes

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(.rect(rect)) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Strokes the outline of a rectangle.
    public func stroke(_ rect: CGRect) { stroke(.rect(rect)) }

    /// Strokes the outline of a rectangle with lines of a width in points.
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

    /// Strokes lines from each point at an even place to the one after it. The last of an odd number is left out.
    public func strokeLineSegments(between points: [CGPoint]) {
        var lines = PathData()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            lines.move(to: points[index])
            lines.addLine(to: points[index + 1])
        }
        stroke(.path(lines))
    }

    /// Limits what follows to a rectangle and to clips before it.
    public func clip(to rect: CGRect) { drawing.clip(to: .rect(rect)) }

    /// Limits what follows to rectangles taken together, and to clips before them. None let nothing through.
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

    /// Strokes with a pen of its own instead of the line that is set.
    package func stroke(_ shape: DrawnShape, pen: StrokePen) {
        emit { $0.stroke(shape, with: state.stroke.faded(to: state.alpha), pen: pen) }
    }

    package func clip(to shape: DrawnShape, rule: CGPathFillRule) { drawing.clip(to: shape, rule: rule) }
}
