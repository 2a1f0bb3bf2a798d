import Foundation
import Foundations

extension EditingLayout {
    /// Returns the rectangle of a caret: without width, as high as its row.
    ///
    /// Where characters of different directions meet, it is at the one whose direction is less deeply embedded.
    package func caretRect(at caret: CaretPosition) -> CGRect {
        let row = placedRow(showing: shownCaret(caret))
        let geometry = geometry(of: row)
        let slot = geometry.slot(ofPosition: geometry.position(at: shown.shown(caret.position) - row.range.lowerBound))
        return CGRect(
            x: x(ofSlot: slot, geometry, row.row), y: Double(row.index) * rowHeight, width: 0, height: rowHeight)
    }

    /// Returns the caret nearest to a point: in the row at its height, or the first or last row above or below all.
    package func caret(nearest point: CGPoint) -> CaretPosition {
        let y = Double(point.y) / rowHeight
        // A number that is none counts as the top.
        let index = Int(clamping: y, to: 0...max(0, rowCount - 1))
        return caret(inRow: index, nearest: Double(point.x))
    }

    /// Returns the caret in a row that is nearest to a horizontal position.
    func caret(inRow index: Int, nearest x: Double) -> CaretPosition {
        let row = placedRow(index)
        let geometry = geometry(of: row)
        var slot = (0..<geometry.count).partitioningIndex { self.x(ofSlot: $0, geometry, row.row) >= x }
        if slot > 0, x - self.x(ofSlot: slot - 1, geometry, row.row) <= self.x(ofSlot: slot, geometry, row.row) - x {
            slot -= 1
        }
        return caret(inRow: row, geometry, geometry.position(ofSlot: slot))
    }

    /// Returns the caret of a position of a row, given by its index in reading order.
    func caret(inRow row: PlacedRow, _ geometry: RowGeometry, _ position: Int) -> CaretPosition {
        let isWrap = position == geometry.count && !row.isLast
        return CaretPosition(
            shown.edited(row.range.lowerBound + geometry.offsets[position]), isWrap ? .upstream : .downstream)
    }

    /// Returns a caret of the edited text as one of the shown text.
    func shownCaret(_ caret: CaretPosition) -> CaretPosition {
        CaretPosition(shown.shown(caret.position), caret.affinity)
    }

    /// Returns the start and the end of the row that shows a caret.
    package func rowEnds(around caret: CaretPosition) -> (start: CaretPosition, end: CaretPosition) {
        let row = placedRow(showing: shownCaret(caret))
        let end = CaretPosition(shown.edited(row.range.upperBound), row.isLast ? .downstream : .upstream)
        return (CaretPosition(shown.edited(row.range.lowerBound)), end)
    }

    /// Whether the row that shows a caret is read from right to left.
    package func isRightToLeft(around caret: CaretPosition) -> Bool {
        geometry(of: placedRow(showing: shownCaret(caret))).isRightToLeft
    }

    /// Returns the caret beside another one on screen; `nil` at the edge of its row.
    package func caret(beside caret: CaretPosition, toTheLeft: Bool) -> CaretPosition? {
        let row = placedRow(showing: shownCaret(caret))
        let geometry = geometry(of: row)
        let position = geometry.position(at: shown.shown(caret.position) - row.range.lowerBound)
        let slot = geometry.slot(ofPosition: position) + (toTheLeft ? -1 : 1)
        guard slot >= 0, slot <= geometry.count else { return nil }
        return self.caret(inRow: row, geometry, geometry.position(ofSlot: slot))
    }

    /// Returns the caret a number of rows below another one, or above for a negative number, that is nearest to a
    /// horizontal position; `nil` if there is no such row.
    package func caret(rows: Int, below caret: CaretPosition, nearest x: Double) -> CaretPosition? {
        let (index, overflows) = placedRow(showing: shownCaret(caret)).index.addingReportingOverflow(rows)
        guard !overflows, index >= 0, index < rowCount else { return nil }
        return self.caret(inRow: index, nearest: x)
    }
}
