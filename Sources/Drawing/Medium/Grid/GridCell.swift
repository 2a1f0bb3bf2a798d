import Foundation

/// The cells of a grid of characters, 8 by 16 points each.
package enum GridCell {
    /// The width of a cell in points.
    package static let width = 8.0
    /// The height of a cell in points.
    package static let height = 16.0

    /// Returns the distance from the upper edge of something to the row in its middle, of those that begin at that
    /// edge.
    package static func middleRow(of height: CGFloat) -> CGFloat {
        max(0, ((height - Self.height) / 2 / Self.height).rounded(.down) * Self.height)
    }

    /// Returns the distance from the left edge of an item to content of a width in its middle, in whole columns.
    package static func middleColumn(of width: CGFloat, for content: CGFloat = Self.width) -> CGFloat {
        ((width - content) / 2 / Self.width).rounded(.down) * Self.width
    }
}
