import Foundation
import Foundations

/// Measures text as in a terminal: every character takes one or two cells of the same size, so that results are the
/// same on every machine.
///
/// At 17 points a cell is 8 points wide and 16 high; other sizes scale it. Weight and design have no effect. The width
/// of a line is rounded up to a whole point and its height to the nearest; the baseline is at three quarters of the
/// height.
package struct FixedPitchTextMeasurer: TextMeasuring {
    /// The width of a cell at body size, in points.
    package static let cellWidth = GridCell.width
    /// The height of a cell at body size, in points.
    package static let cellHeight = GridCell.height

    package init() {}

    /// Measures a text, wrapped as in ``CellLines``. Takes time linear in the text.
    package func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
        let maxCells = maxCells(within: maxWidth, font: font)
        if let cells = text.cellsOnOneLine, cells <= maxCells ?? .max {
            return measurement(lineCount: 1, widest: cells, font: font)
        }
        var (lineCount, widest) = (0, 0)
        for line in CellLines(text, maxCells: maxCells) {
            lineCount += 1
            widest = max(widest, line.cells)
        }
        return measurement(lineCount: lineCount, widest: widest, font: font)
    }

    /// Measures a text. The result holds from the width of the longest line up to where the first word of a line fits
    /// the line above.
    package func fit(of text: String, font: FontDescription, maxWidth: Double) -> TextFit {
        let maxCells = maxCells(within: maxWidth, font: font)
        if let cells = text.cellsOnOneLine, cells <= maxCells ?? .max {
            let measured = measurement(lineCount: 1, widest: cells, font: font)
            return TextFit(measured, leastWidth: measured.size.width, endWidth: .infinity)
        }
        var lines = CellLines(text, maxCells: maxCells)
        var (lineCount, widest) = (0, 0)
        while let line = lines.next() {
            lineCount += 1
            widest = max(widest, line.cells)
        }
        let measured = measurement(lineCount: lineCount, widest: widest, font: font)
        // Not even one character may fit.
        guard measured.size.width <= maxWidth else { return TextFit(measured, only: maxWidth) }
        let end = lines.cellsToDiffer.map { width(ofCells: $0, font: font) } ?? .infinity
        return TextFit(measured, leastWidth: measured.size.width, endWidth: end)
    }

    private func measurement(lineCount: Int, widest: Int, font: FontDescription) -> TextMeasurement {
        guard lineCount > 0 else { return .empty }
        let lineHeight = self.lineHeight(font: font)
        let baseline = baseline(font: font)
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

    /// Returns the distance from the top of a line to its baseline, in whole points.
    package func baseline(font: FontDescription) -> Double { (lineHeight(font: font) * 0.75).rounded() }

    /// Returns the largest number of cells that fit a width; `nil` for no limit.
    package func maxCells(within maxWidth: Double?, font: FontDescription) -> Int? {
        guard let maxWidth, maxWidth.isFinite || maxWidth < 0 else { return nil }
        let limit = max(0, maxWidth).rounded(.down)
        let estimate = (limit * FontDescription.bodySize / (Self.cellWidth * font.size)).rounded(.down)
        // A number far beyond the length of any text, which might not fit an integer, is no limit either.
        guard estimate < 1e15 else { return nil }
        var cells = Int(clamping: estimate)
        // The estimate can be off by one because of rounding.
        if width(ofCells: cells + 1, font: font) <= limit { cells += 1 }
        if cells > 0, width(ofCells: cells, font: font) > limit { cells -= 1 }
        return cells
    }
}

extension String {
    /// The number of cells of a text that is one line of printable ASCII characters and ellipses, each of which is one
    /// cell and needs no search for the ends of characters; `nil` for others.
    fileprivate var cellsOnOneLine: Int? {
        var count = 0
        var bytes = utf8.makeIterator()
        while let byte = bytes.next() {
            if byte == 0xE2 {
                // The other two bytes of an ellipsis.
                guard bytes.next() == 0x80, bytes.next() == 0xA6 else { return nil }
            } else if byte < 0x20 || byte >= 0x7F {
                return nil
            }
            count += 1
        }
        return count > 0 ? count : nil
    }
}
