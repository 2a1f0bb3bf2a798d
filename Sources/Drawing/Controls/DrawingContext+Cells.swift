import Foundation

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
