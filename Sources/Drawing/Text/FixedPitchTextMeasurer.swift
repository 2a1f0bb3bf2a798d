import Foundation

/// Measures text as if in a terminal: every character takes one or two cells of the same size, so that the result is
/// the same on every machine.
///
/// At 17 points a cell is 8 points wide and 16 high; other sizes scale it. Weight and design make no difference. The
/// width of a line is rounded up to a whole point, its height to the nearest, and the baseline lies at three quarters
/// of the height.
package struct FixedPitchTextMeasurer: TextMeasuring {
    /// The width of a cell at body size, in points.
    package static let cellWidth = 8.0
    /// The height of a cell at body size, in points.
    package static let cellHeight = 16.0

    package init() {}

    /// Measures a text; see ``CellLines`` for where it wraps. The cost is linear in the text.
    package func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
        var lineCount = 0
        var widest = 0
        for line in CellLines(text, maxCells: maxCells(within: maxWidth, font: font)) {
            lineCount += 1
            widest = max(widest, line.cells)
        }
        guard lineCount > 0 else { return .empty }
        let lineHeight = self.lineHeight(font: font)
        let baseline = (lineHeight * 0.75).rounded()
        return TextMeasurement(
            size: CGSize(width: width(ofCells: widest, font: font), height: lineHeight * Double(lineCount)),
            lineCount: lineCount,
            firstBaseline: baseline,
            lastBaseline: lineHeight * Double(lineCount - 1) + baseline)
    }

    /// The width of a number of cells in a row, in whole points.
    package func width(ofCells cells: Int, font: FontDescription) -> Double {
        (Double(cells) * Self.cellWidth * font.size / FontDescription.bodySize).rounded(.up)
    }

    /// The height of a line, in whole points and at least 1.
    package func lineHeight(font: FontDescription) -> Double {
        max(1, (Self.cellHeight * font.size / FontDescription.bodySize).rounded())
    }

    /// The largest number of cells whose width is within a limit; `nil` if there is no limit.
    package func maxCells(within maxWidth: Double?, font: FontDescription) -> Int? {
        guard let maxWidth, maxWidth.isFinite || maxWidth < 0 else { return nil }
        let limit = max(0, maxWidth).rounded(.down)
        let estimate = (limit * FontDescription.bodySize / (Self.cellWidth * font.size)).rounded(.down)
        // Far beyond the length of any text, where a count no longer fits an integer, there is no limit either.
        guard estimate < 1e15 else { return nil }
        var cells = Int(estimate)
        // The estimate can be one off, as both ways of computing round.
        if width(ofCells: cells + 1, font: font) <= limit { cells += 1 }
        if cells > 0, width(ofCells: cells, font: font) > limit { cells -= 1 }
        return cells
    }
}
