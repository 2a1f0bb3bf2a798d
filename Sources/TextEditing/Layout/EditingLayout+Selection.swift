import Drawing
import Foundation
import Foundations

extension EditingLayout {
    /// A row to be drawn.
    package struct ShownRow: Hashable, Sendable {
        /// The index of the row.
        package let index: Int
        /// The visible text, in reading order, without the spaces at which the row wraps.
        package let line: TextLine
        /// The frame of the visible text.
        package let frame: CGRect
    }

    /// Returns the rows between two heights, in points: all that are at least partly there.
    package func rows(from top: Double, to bottom: Double) -> [ShownRow] {
        rowIndices(from: top, to: bottom).map { index in
            let placed = placedRow(index)
            let row = placed.row
            let text = TextBuffer(shown.text).substring(
                placed.paragraphStart + row.start..<placed.paragraphStart + row.shownEnd)
            return ShownRow(
                index: index, line: TextLine(String(text), width: row.width),
                frame: CGRect(x: origin(of: row), y: Double(index) * rowHeight, width: row.width, height: rowHeight))
        }
    }

    /// Returns the rectangles that cover a range: in each row one, or several if characters of different directions are
    /// in it.
    ///
    /// - Parameters:
    ///   - range: A range of the edited text.
    ///   - top: Rows that end above are left out.
    ///   - bottom: Rows that begin below are left out.
    ///   - lineBreakWidth: The width of the mark for a line break in the range, at the end of its row.
    package func rectangles(
        of range: Range<Int>, from top: Double = -.infinity, to bottom: Double = .infinity,
        lineBreakWidth: Double = 0
    ) -> [CGRect] {
        let range = shown.shown(range.lowerBound)..<shown.shown(range.upperBound)
        if range.isEmpty { return [] }
        let first = placedRow(showing: CaretPosition(range.lowerBound)).index
        let last = placedRow(showing: CaretPosition(range.upperBound, .upstream)).index
        var result: [CGRect] = []
        for index in rowIndices(from: top, to: bottom).clamped(to: first..<max(first, last) + 1) {
            let placed = placedRow(index)
            let y = Double(index) * rowHeight
            let part = range.clamped(to: placed.range)
            let all = placed.paragraphStart + placed.row.start..<placed.paragraphStart + placed.row.shownEnd
            var edges: [(left: Double, right: Double)] = []
            if part == all, placed.row.shownEnd == placed.row.end {
                let origin = origin(of: placed.row)
                edges.append((origin, origin + placed.row.width))
            } else if !part.isEmpty {
                let geometry = geometry(of: placed)
                let start = geometry.position(at: part.lowerBound - placed.range.lowerBound)
                let end = geometry.position(at: part.upperBound - placed.range.lowerBound)
                for run in geometry.runs(of: start..<max(start, end)) {
                    edges.append(
                        (
                            x(ofSlot: run.lowerBound, geometry, placed.row),
                            x(ofSlot: run.upperBound, geometry, placed.row)
                        ))
                }
            }
            for edge in edges where edge.right > edge.left {
                result.append(CGRect(x: edge.left, y: y, width: edge.right - edge.left, height: rowHeight))
            }
            let hasBreak =
                placed.breakLength > 0 && range.lowerBound <= placed.range.upperBound
                && range.upperBound > placed.range.upperBound
            if hasBreak, lineBreakWidth > 0 {
                let geometry = geometry(of: placed)
                let end = x(ofSlot: geometry.slot(ofPosition: geometry.count), geometry, placed.row)
                let left = geometry.isRightToLeft ? end - lineBreakWidth : end
                result.append(CGRect(x: left, y: y, width: lineBreakWidth, height: rowHeight))
            }
        }
        return result
    }

    /// Returns the indices of the rows between two heights.
    private func rowIndices(from top: Double, to bottom: Double) -> Range<Int> {
        // NaN shows no row.
        guard top < bottom else { return 0..<0 }
        let first = Int(clamping: (top / rowHeight).rounded(.down), to: 0...rowCount)
        return first..<max(first, Int(clamping: (bottom / rowHeight).rounded(.up), to: 0...rowCount))
    }
}
