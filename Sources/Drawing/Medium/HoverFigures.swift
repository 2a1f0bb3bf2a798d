/// The effects of a pointer over a view.
package struct HoverFigures: Hashable, Sendable {
    /// Whether views can rise: they become larger and cast a shadow.
    package let lifts: Bool
}
