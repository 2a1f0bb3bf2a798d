/// The look of texts.
package struct TextFigures: Hashable, Sendable {
    /// How letters look.
    package enum Look: Hashable, Sendable {
        /// Letters of one size in cells, whatever the font. They are apart by whole cells.
        case cells
        /// Letters of the size of the font.
        case faces
    }

    /// How letters look.
    package let look: Look
}
