import Foundation

/// The line or ring of a gauge: where the values are on it, and how it is drawn.
package struct GaugeFigure: Equatable, Sendable {
    /// The line along which the values lie.
    package enum Shape: Sendable {
        /// A horizontal line.
        case line
        /// Three quarters of a circle, open below.
        case openRing
        /// A circle from its upper end.
        case ring
    }

    private let frame: CGRect
    private let shape: Shape
    private let isReversed: Bool
    private let figures: GaugeFigures

    /// Makes the figure in a rectangle. It is reversed where the least value is at the right.
    package init(in frame: CGRect, shape: Shape, isReversed: Bool, figures: GaugeFigures) {
        self.frame = frame
        self.shape = shape
        self.isReversed = isReversed
        self.figures = figures
    }

    private var inset: CGFloat { figures.inset }
    private var radius: CGFloat { max(0, min(frame.width, frame.height) / 2 - inset) }

    /// Returns the angle of a part of the way on a ring in radians, clockwise from the right.
    private func angle(_ share: Double) -> Double {
        let (start, length): (Double, Double) = shape == .ring ? (-0.5, 2) : (0.75, 1.5)
        let angle = (start + length * share) * .pi
        return isReversed ? .pi - angle : angle
    }

    /// Returns where a part of the way is, from 0 to 1.
    package func point(of share: Double) -> CGPoint {
        let share = share.isNaN ? 0 : min(max(share, 0), 1)
        if shape == .line {
            let part = isReversed ? 1 - share : share
            return CGPoint(x: frame.minX + inset + max(0, frame.width - 2 * inset) * part, y: frame.midY)
        }
        let angle = angle(share)
        return CGPoint(x: frame.midX + cos(angle) * radius, y: frame.midY + sin(angle) * radius)
    }

    /// Returns the way between two parts of it; nothing if it is empty.
    package func path(from start: Double, to end: Double) -> PathData {
        var path = PathData()
        guard end > start else { return path }
        path.move(to: point(of: start))
        if shape == .line {
            path.addLine(to: point(of: end))
        } else {
            path.addArc(
                center: CGPoint(x: frame.midX, y: frame.midY), radius: radius, from: angle(start),
                delta: angle(end) - angle(start))
        }
        return path
    }

    /// Draws the filled part of the way, and the rest.
    package func drawFilled(upTo share: Double, filled: Paint, rest: Paint, in context: inout DrawingContext) {
        let pen = StrokePen(width: figures.lineWidth, cap: .round)
        // A ring of characters has one weight: with the rest it would say nothing.
        if figures.look == .shapes { context.stroke(.path(path(from: 0, to: 1)), with: rest, pen: pen) }
        context.stroke(.path(path(from: 0, to: share)), with: filled, pen: pen)
        if figures.look == .characters && share <= 0 { context.draw("·", inCellAt: cell(of: 0), with: rest) }
    }

    /// Draws the whole way, and a marker at a part of it.
    ///
    /// - Parameters:
    ///   - share: The part, from 0 to 1.
    ///   - line: The paint of the way.
    ///   - marker: The colour of the marker.
    ///   - ground: The colour of the ring around the marker.
    ///   - context: The context to draw in.
    package func drawMarked(
        at share: Double, line: Paint, marker: ColorComponents, ground: ColorComponents,
        in context: inout DrawingContext
    ) {
        context.stroke(.path(path(from: 0, to: 1)), with: line, pen: StrokePen(width: figures.lineWidth, cap: .round))
        switch figures.look {
        case .characters: context.draw("●", inCellAt: cell(of: share), with: .color(marker))
        case .shapes:
            let point = point(of: share)
            for (radius, color) in [(CGFloat(6), ground), (4, marker)] {
                context.fill(
                    .ellipse(CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)),
                    with: .color(color))
            }
        }
    }

    /// The cell that a part of the way is in.
    private func cell(of share: Double) -> CGPoint {
        let point = point(of: share)
        let (width, height) = (GridCell.width, GridCell.height)
        let column = min(
            ((point.x - frame.minX) / width).rounded(.down), max(0, (frame.width / width).rounded(.down) - 1))
        let row = min(
            ((point.y - frame.minY) / height).rounded(.down), max(0, (frame.height / height).rounded(.down) - 1))
        return CGPoint(x: frame.minX + max(0, column) * width, y: frame.minY + max(0, row) * height)
    }
}
