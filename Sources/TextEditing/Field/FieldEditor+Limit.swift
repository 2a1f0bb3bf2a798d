import Drawing
import Foundation

extension FieldEditor {
    /// Returns the height of the rows of a layout that are shown.
    func shownHeight(of layout: EditingLayout) -> Double {
        rowLimit > 0 && layout.rowCount > rowLimit ? layout.rowHeight * Double(rowLimit) : layout.size.height
    }

    /// Returns the last row shown, with an ellipsis for the omitted text; `nil` for another row, or without an
    /// ellipsis.
    func shortened(_ row: EditingLayout.ShownRow) -> (line: TextLine, frame: CGRect)? {
        guard rowLimit > 0, row.index == rowLimit - 1, layout.rowCount > rowLimit, let width = layout.style.room,
            truncation != .words
        else { return nil }
        let buffer = TextBuffer(layout.shown.text)
        let rest = buffer.substring(layout.placedRow(row.index).range.lowerBound..<buffer.end)
        let cut = TextLayout(
            String(rest), font: layout.style.font, maxWidth: width, lineLimit: 1, lineBreak: truncation,
            measurer: layout.measurer)
        guard let line = cut.lines.first else { return nil }
        let room = max(0, width - (line.width ?? 0))
        let x =
            switch layout.style.alignment {
            case .left: 0.0
            case .center: room / 2
            case .right: room
            }
        return (line, CGRect(x: x, y: row.frame.minY, width: line.width ?? 0, height: row.frame.height))
    }
}
