import Foundation

/// The measures and the look of gauges.
package struct GaugeFigures: Hashable, Sendable {
    /// The look of marks on gauges: a character in a cell, or a disc. A ring of characters is shown without its rest,
    /// which would look the same.
    package let look: FigureLook
    /// The thickness of lines and rings in points.
    package let lineWidth: CGFloat
    /// The distance of the middle of a line or ring from the edges.
    package let inset: CGFloat
    /// The height of the room for a line that needs no more.
    package let leastLineHeight: CGFloat
    /// The diameter of a ring.
    package let ringSide: CGFloat
}
