import Foundation

/// Measures text as a grid of character cells shows it: in every font, a character takes one cell of 8 by 16 points, a
/// wide one two, and a combining one none.
///
/// Lines break as in ``CellLines``.
package struct GridTextMeasurer: TextMeasuring {
    /// The width of a cell in points.
    package static let cellWidth = FixedPitchTextMeasurer.cellWidth
    /// The height of a cell in points.
    package static let cellHeight = FixedPitchTextMeasurer.cellHeight
    /// The distance from the top of a cell to the baseline of its letter, in points.
    package static let baseline = FixedPitchTextMeasurer().baseline(font: .body)

    package init() {}

    // In the body font, the characters of one width that grows with the font fill the cells of a grid.

    package func size(of text: String, font: FontDescription, maxWidth: Double?) -> TextMeasurement {
        FixedPitchTextMeasurer().size(of: text, font: .body, maxWidth: maxWidth)
    }

    package func fit(of text: String, font: FontDescription, maxWidth: Double) -> TextFit {
        FixedPitchTextMeasurer().fit(of: text, font: .body, maxWidth: maxWidth)
    }

    package func brokenLines(of text: String, font: FontDescription, maxWidth: Double?) -> [BrokenLine] {
        FixedPitchTextMeasurer().brokenLines(of: text, font: .body, maxWidth: maxWidth)
    }
}
