import Foundation
import Foundations

extension EditingLayout {
    /// Returns the place of a caret: a rectangle without width, as high as its row.
    ///
    /// Where characters of different directions meet, it is at the one whose direction is less deeply embedded.
    package func caret(at place: CaretPlace) -> CGRect {
        let row = placedRow(showing: shownPlace(place))
        let geometry = geometry(of: row)
        let slot = geometry.slot(ofPosition: geometry.position(at: shown.shown(place.position) - row.range.lowerBound))
        return CGRect(
            x: x(ofSlot: slot, geometry, row.row), y: Double(row.index) * rowHeight, width: 0, height: rowHeight)
    }

    /// Returns the place nearest to a point: in the row at its height, or the first or last row above or below all.
    package func place(nearest point: CGPoint) -> CaretPlace {
        let y = Double(point.y) / rowHeight
        // A number that is none counts as the top.
        let index = Int(clamping: y, to: 0...max(0, rowCount - 1))
        return place(inRow: index, nearest: Double(point.x))
    }

    /// Returns the place in a row that is nearest to a horizontal position.
    func place(inRow index: Int, nearest x: Double) -> CaretPlace {
        let row = placedRow(index)
        let geometry = geometry(of: row)
        var slot = (0..<geometry.count).partitioningIndex { self.x(ofSlot: $0, geometry, row.row) >= x }
        if slot > 0, x - self.x(ofSlot: slot - 1, geometry, row.row) <= self.x(ofSlot: slot, geometry, row.row) - x {
            slot -= 1
        }
        return place(inRow: row, geometry, geometry.position(ofSlot: slot))
    }

    /// Returns the place of a position of a row, given by its index in reading order.
    func place(inRow row: PlacedRow, _ geometry: RowGeometry, _ position: Int) -> CaretPlace {
        let isWrap = position == geometry.count && !row.isLast
        return CaretPlace(
            shown.edited(row.range.lowerBound + geometry.offsets[position]), isWrap ? .upstream : .downstream)
    }

    /// Returns a place of the edited text as one of the shown text.
    func shownPlace(_ place: CaretPlace) -> CaretPlace {
        CaretPlace(shown.shown(place.position), place.affinity)
    }

    /// Returns the start and the end of the row that shows a place.
    package func rowEnds(around place: CaretPlace) -> (start: CaretPlace, end: CaretPlace) {
        let row = placedRow(showing: shownPlace(place))
        let end = CaretPlace(shown.edited(row.range.upperBound), row.isLast ? .downstream : .upstream)
        return (CaretPlace(shown.edited(row.range.lowerBound)), end)
    }

    /// Whether the row that shows a place is read from right to left.
    package func isRightToLeft(around place: CaretPlace) -> Bool {
        geometry(of: placedRow(showing: shownPlace(place))).isRightToLeft
    }

    /// Returns the place beside another one on screen; `nil` at the edge of its row.
    package func place(beside place: CaretPlace, toTheLeft: Bool) -> CaretPlace? {
        let row = placedRow(showing: shownPlace(place))
        let geometry = geometry(of: row)
        let position = geometry.position(at: shown.shown(place.position) - row.range.lowerBound)
        let slot = geometry.slot(ofPosition: position) + (toTheLeft ? -1 : 1)
        guard slot >= 0, slot <= geometry.count else { return nil }
        return self.place(inRow: row, geometry, geometry.position(ofSlot: slot))
    }

    /// Returns the place a number of rows below another one, or above for a negative number, that is nearest to a
    /// horizontal position; `nil` if there is no such row.
    package func place(rows: Int, below place: CaretPlace, nearest x: Double) -> CaretPlace? {
        let (index, overflows) = placedRow(showing: shownPlace(place)).index.addingReportingOverflow(rows)
        guard !overflows, index >= 0, index < rowCount else { return nil }
        return self.place(inRow: index, nearest: x)
    }
}
