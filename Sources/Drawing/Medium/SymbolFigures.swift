/// The look of symbols.
package struct SymbolFigures: Hashable, Sendable {
    /// The look of symbols: characters of one colour in a row, or areas of any colours, as high as a line of text.
    package let look: FigureLook
}
