import Drawing
import Foundation

/// The heights of bars. In a grid they are whole rows, so that the content beside a bar stands in rows.
enum BarHeight {
    /// The height of a row of characters in a grid, in points.
    static let row: CGFloat = 16

    /// Returns the height of a part of a bar, in points.
    ///
    /// - Parameters:
    ///   - least: The height outside of grids, which larger contents exceed.
    ///   - content: The height of the contents.
    static func of(_ content: CGFloat, atLeast least: CGFloat, in medium: TextMedium) -> CGFloat {
        medium == .grid ? rows(content) : max(least, content)
    }

    /// The height that a line at the edge of a bar takes: a row in a grid, and nothing elsewhere, where it is thin.
    static func line(in medium: TextMedium) -> CGFloat { medium == .grid ? row : 0 }

    /// Returns a height rounded up to whole rows: at least one.
    private static func rows(_ height: CGFloat) -> CGFloat {
        height.isFinite ? max(1, (height / row).rounded(.up)) * row : row
    }
}
