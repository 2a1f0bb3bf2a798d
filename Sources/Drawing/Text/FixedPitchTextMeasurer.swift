import Foundation

/// Measures text as in a terminal: every character takes one or two cells of the same size, so that results are the
/// same on every machine.
///
/// At 17 points a cell is 8 points wide and 16 high; other sizes scale it. Weight and design have no effect. The width
/// of a line is rounded up to a whole point and its height to the nearest; the baseline is at three quarters of the
/// height.
package struct FixedPitchTextMeasurer: TextMeasuring {
    /// The width of a cell at body size, in points.
    package static let cellWidth = 8.0
    /// The height of a cell at body size, in points.
    package static let cellHeight = 16.0

    package init() {}

    /// Measures a text, wrapped as in ``CellLines``. Takes time linear in the text.
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

    /// Returns the width of a number of cells, in whole points.
    package func width(ofCells cells: Int, font: FontDescription) -> Double {
        (Double(cells) * Self.cellWidth * font.size / FontDescription.bodySize).rounded(.up)
    }

    /// Returns the height of a line, in whole points and at least 1.
    package func lineHeight(font: FontDescription) -> Double {
        max(1, (Self.cellHeight * font.size / FontDescription.bodySize).rounded())
    }

    /// Returns the largest number of cells that fit a width; `nil` for no limit.
    package func maxCells(within maxWidth: Double?, font: FontDescription) -> Int? {
        guard let maxWidth, maxWidth.isFinite || maxWidth < 0 else { return nil }
        let limit = max(0, maxWidth).rounded(.down)
        let estimate = (limit * FontDescription.bodySize / (Self.cellWidth * font.size)).rounded(.down)
        // A number far beyond the length of any text, which might not fit an integer, is no limit either.
        guard estimate < 1e15 else { return nil }
        var cells = Int(estimate)
        // The estimate can be off by one because of rounding.
        if width(ofCells: cells + 1, font: font) <= limit { cells += 1 }
        if cells > 0, width(ofCells: cells, font: font) > limit { cells -= 1 }
        return cells
    }
}
