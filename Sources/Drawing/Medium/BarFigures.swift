import Foundation

/// The measures that all bars share, and those of toolbars.
package struct BarFigures: Hashable, Sendable {
    /// The height that the line at the edge of a bar takes.
    package let lineHeight: CGFloat
    /// The height of a toolbar without that line.
    package let toolbarHeight: CGFloat
    /// Whether an upper bar is a part of the page below it, without a line, until content is scrolled under it.
    package let isClearAtEdge: Bool
}
