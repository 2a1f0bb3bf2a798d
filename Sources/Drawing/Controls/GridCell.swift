import Foundation

/// Where characters stand in a grid of cells of 8 by 16 points, and how one is drawn.
package enum GridCell {
    /// The width of a cell in points.
    package static let width = FixedPitchTextMeasurer.cellWidth
    /// The height of a cell in points.
    package static let height = FixedPitchTextMeasurer.cellHeight

    /// Returns the distance from the upper edge of something to the row in its middle, of those that begin at that
    /// edge.
    package static func middleRow(of height: CGFloat) -> CGFloat {
        max(0, ((height - Self.height) / 2 / Self.height).rounded(.down) * Self.height)
    }

    /// Returns the distance from the left edge of an item to content of a width in its middle, in whole columns.
    package static func middleColumn(of width: CGFloat, for content: CGFloat = Self.width) -> CGFloat {
        ((width - content) / 2 / Self.width).rounded(.down) * Self.width
    }
}

extension DrawingContext {
    /// Draws a character into the cell whose upper left corner is at a point.
    package mutating func draw(_ character: String, inCellAt point: CGPoint, with paint: Paint) {
        draw(
            TextRun(
                lines: [TextLine(character, width: GridCell.width)],
                frame: CGRect(x: point.x, y: point.y, width: GridCell.width, height: GridCell.height), paint: paint,
                lineHeight: GridCell.height))
    }
}
