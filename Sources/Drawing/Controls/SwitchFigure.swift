import Foundation

/// The track and the knob of a switch.
package struct SwitchFigure: Equatable, Sendable {
    /// The rectangle of the switch.
    package var frame: CGRect
    /// Where the knob is: 0 for off, 1 for on, and 0.5 between them.
    package var share: CGFloat
    /// Whether the knob is at the left while the switch is on.
    package var isReversed: Bool
    /// The medium that shows it.
    package var medium: Medium

    /// Makes the figure in a rectangle.
    package init(in frame: CGRect, share: CGFloat, isReversed: Bool, medium: Medium) {
        self.frame = frame
        self.share = share
        self.isReversed = isReversed
        self.medium = medium
    }

    /// The space between a disc and the edge of the capsule, in points.
    package static let margin: CGFloat = 2

    private var shareFromLeft: CGFloat { isReversed ? 1 - share : share }

    /// The disc on the capsule.
    package var disc: CGRect {
        let side = max(0, frame.height - 2 * Self.margin)
        let room = max(0, frame.width - side - 2 * Self.margin)
        return CGRect(
            x: frame.minX + Self.margin + room * shareFromLeft, y: frame.minY + Self.margin, width: side, height: side)
    }

    /// Draws the track and the knob.
    package func draw(track: Paint, knob: Paint, in context: inout DrawingContext) {
        switch medium.toggle.look {
        case .characters: drawCharacters(track: track, knob: knob, in: &context)
        case .shapes:
            let radius = frame.height / 2
            context.fill(.roundedRect(frame, cornerWidth: radius, cornerHeight: radius), with: track)
            context.fill(.ellipse(disc), with: knob)
        }
    }

    /// Draws a thick line of two characters, and a circle at one end, which is filled while the switch is on.
    private func drawCharacters(track: Paint, knob: Paint, in context: inout DrawingContext) {
        let size = medium.toggle.size
        let left = frame.minX + GridCell.middleColumn(of: frame.width, for: size.width)
        let top = frame.minY + GridCell.middleRow(of: frame.height)
        let steps = (size.width / GridCell.width - 1).rounded()
        let place = left + (steps * shareFromLeft).rounded() * GridCell.width
        for (from, to) in [(left, place), (place + GridCell.width, left + size.width)] where from < to {
            var line = PathData()
            line.move(to: CGPoint(x: from, y: top + GridCell.height / 2))
            line.addLine(to: CGPoint(x: to, y: top + GridCell.height / 2))
            context.stroke(.path(line), with: track, pen: StrokePen(width: 4))
        }
        let character = share == 0 ? "○" : share == 1 ? "●" : "◐"
        context.draw(character, inCellAt: CGPoint(x: place, y: top), with: knob)
    }
}
