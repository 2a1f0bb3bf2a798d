/// What symbols are drawn with.
package struct SymbolFigures: Hashable, Sendable {
    /// How a symbol looks.
    package enum Look: Hashable, Sendable {
        /// Characters of one colour, in one row.
        case characters
        /// Areas of any colours and gradients, as high as a line of text.
        case shapes
    }

    /// How a symbol looks.
    package let look: Look

    package init(look: Look) {
        self.look = look
    }
}
