/// The look of layers of glass.
package struct GlassFigures: Hashable, Sendable {
    /// Whether light falls on a line along the edge.
    package let hasRim: Bool
}
