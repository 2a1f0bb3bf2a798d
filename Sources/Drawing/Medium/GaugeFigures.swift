import Foundation

/// The measures of gauges, and what they are drawn with.
package struct GaugeFigures: Hashable, Sendable {
    /// How the marks on gauges look.
    package enum Look: Hashable, Sendable {
        /// A character in a cell. A filled ring is alone, as the rest of it would look the same.
        case characters
        /// A disc. A filled ring lies on the whole of it.
        case shapes
    }

    /// How the marks on gauges look.
    package let look: Look
    /// The thickness of lines and rings in points.
    package let lineWidth: CGFloat
    /// The distance of the middle of a line or ring from the edges.
    package let inset: CGFloat
    /// The height of the room for a line that needs no more.
    package let leastLineHeight: CGFloat
    /// The diameter of a ring.
    package let ringSide: CGFloat

    package init(look: Look, lineWidth: CGFloat, inset: CGFloat, leastLineHeight: CGFloat, ringSide: CGFloat) {
        self.look = look
        self.lineWidth = lineWidth
        self.inset = inset
        self.leastLineHeight = leastLineHeight
        self.ringSide = ringSide
    }
}
