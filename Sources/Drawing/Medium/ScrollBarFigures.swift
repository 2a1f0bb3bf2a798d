import Foundation

/// The look of the bars beside scrolled content.
package struct ScrollBarFigures: Hashable, Sendable {
    /// How thick a bar is.
    package let thickness: CGFloat
    /// The distance from the edge and from both ends.
    package let gap: CGFloat
    /// How far the ends are rounded.
    package let corner: CGFloat
}
