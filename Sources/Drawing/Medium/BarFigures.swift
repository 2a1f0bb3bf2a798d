import Foundation

/// The measures that all bars share, and those of toolbars.
package struct BarFigures: Hashable, Sendable {
    /// The height that the line at the edge of a bar takes.
    package let lineHeight: CGFloat
    /// The height of a toolbar without that line.
    package let toolbarHeight: CGFloat
    /// Whether an upper bar is a part of the page below it, without a line, until content is scrolled under it.
    package let isClearAtEdge: Bool
    /// The least height of a container whose bars have more than one row, in points.
    package let roomyHeight: CGFloat

    /// Returns whether the bars of a container of a height have one row each, without a line.
    package func isTight(in height: CGFloat) -> Bool { height < roomyHeight }
}
