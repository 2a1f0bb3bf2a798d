import Foundation

extension GridPainter {
    /// Marks the cells whose left edges are nearest to a rectangle in points, and whose middle it contains.
    ///
    /// A rectangle narrower than a cell, such as a caret, marks the cell that contains it. Both halves of a wide
    /// character are marked.
    mutating func markText(in whole: CGRect) {
        guard whole.isFinite, state.opacity > 0 else { return }
        let rect = whole.common(with: state.clip)
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        let columns = Self.cells(rect.minX, rect.maxX, Self.cellWidth, screen.columns)
        let rows = Self.cells(rect.minY, rect.maxY, Self.cellHeight, screen.rows)
        for row in rows where !columns.isEmpty {
            var (first, last) = (columns.lowerBound, columns.upperBound - 1)
            let start = row * screen.columns
            if first > 0, screen.cells[start + first].style.contains(.continued) { first -= 1 }
            if last + 1 < screen.columns, screen.cells[start + last + 1].style.contains(.continued) { last += 1 }
            for column in first...last where isVisible(row, column) {
                screen.cells[start + column].style.insert(.marked)
            }
        }
    }
}
