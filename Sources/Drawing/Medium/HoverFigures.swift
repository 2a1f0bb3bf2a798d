/// What views do below the pointer.
package struct HoverFigures: Hashable, Sendable {
    /// Whether views can rise: they become larger and cast a shadow.
    package let lifts: Bool

    package init(lifts: Bool) {
        self.lifts = lifts
    }
}
