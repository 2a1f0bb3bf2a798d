/// The two ways of drawing a figure.
package enum FigureLook: Hashable, Sendable {
    /// Characters in cells.
    case characters
    /// Lines and areas at any point.
    case shapes
}
