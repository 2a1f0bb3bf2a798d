import Foundation

/// A ring of spokes that turns by a spoke at a time, to show activity.
package enum ActivitySpinner {
    /// The steps of one turn.
    package static let stepCount = 8
    /// The length of a step, in milliseconds.
    package static let stepLength: Int64 = 125

    /// The character of each step: dots all around, one of which is missing.
    private static let characters = ["⣷", "⣯", "⣟", "⡿", "⢿", "⣻", "⣽", "⣾"]

    /// The size in points of a spinner with a diameter.
    package static func size(side: CGFloat, figures: SpinnerFigures) -> CGSize {
        figures.fixedSize ?? CGSize(width: side, height: side)
    }

    /// Draws the spinner in the middle of a rectangle.
    ///
    /// - Parameters:
    ///   - step: How many steps it has turned clockwise; any number.
    ///   - side: The diameter in points.
    ///   - rect: Where it is.
    ///   - color: The colour of the strongest spoke.
    ///   - figures: The look of spinners.
    ///   - context: The context to draw in.
    package static func draw(
        step: Int, side: CGFloat, in rect: CGRect, color: ColorComponents, figures: SpinnerFigures,
        into context: inout DrawingContext
    ) {
        let turned = ((step % stepCount) + stepCount) % stepCount
        let center = CGPoint(x: rect.midX, y: rect.midY)
        switch figures.look {
        case .characters:
            let point = CGPoint(x: (center.x - 4).rounded(), y: (center.y - 8).rounded())
            context.draw(characters[turned], inCellAt: point, with: .color(color))
        case .shapes: drawSpokes(turned, side: side, around: center, color, into: &context)
        }
    }

    private static func drawSpokes(
        _ turned: Int, side: CGFloat, around center: CGPoint, _ color: ColorComponents,
        into context: inout DrawingContext
    ) {
        let radius = side / 2
        let pen = StrokePen(width: side * 0.11, cap: .round)
        for spoke in 0..<stepCount {
            let angle = Double(spoke) / Double(stepCount) * 2 * .pi - .pi / 2
            let (x, y) = (cos(angle), sin(angle))
            var path = PathData()
            path.move(to: CGPoint(x: center.x + x * radius * 0.5, y: center.y + y * radius * 0.5))
            path.addLine(to: CGPoint(x: center.x + x * radius * 0.88, y: center.y + y * radius * 0.88))
            // The spoke that the turn has just reached is the strongest, those before it fade.
            let age = (turned - spoke + stepCount) % stepCount
            let strength = max(0.2, 1 - Double(age) * 0.16)
            context.stroke(.path(path), with: .color(color.withAlpha(color.alpha * strength)), pen: pen)
        }
    }
}
