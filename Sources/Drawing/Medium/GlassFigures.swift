/// What layers of glass have.
package struct GlassFigures: Hashable, Sendable {
    /// Whether light falls on a line along the edge.
    package let hasRim: Bool

    package init(hasRim: Bool) {
        self.hasRim = hasRim
    }
}
