import Foundation

/// The measures of the dots of pages in points, and what they are drawn with.
package struct PageDotFigures: Hashable, Sendable {
    /// How dots look.
    package enum Look: Hashable, Sendable {
        /// Characters in cells, full or empty.
        case characters
        /// Discs of two colours.
        case shapes
    }

    /// How dots look.
    package let look: Look
    /// The size of a dot.
    package let dot: CGSize
    /// The distance from dot to dot.
    package let pitch: CGFloat
    /// How much wider some dots are than as many times the distance; negative without room at the ends.
    package let ends: CGFloat
    /// The height of the control.
    package let height: CGFloat
    /// How far the background reaches beyond the dots.
    package let backgroundReach: CGSize

    package init(look: Look, dot: CGSize, pitch: CGFloat, ends: CGFloat, height: CGFloat, backgroundReach: CGSize) {
        self.look = look
        self.dot = dot
        self.pitch = pitch
        self.ends = ends
        self.height = height
        self.backgroundReach = backgroundReach
    }
}
