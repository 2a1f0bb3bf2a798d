/// A node of a tree of both worlds, as an inspector lists it.
package struct InspectedNode: Hashable, Sendable {
    /// The number of the node: the same as long as it lives, and that of no other.
    package let id: Int
    /// The number of listed nodes above it.
    package let depth: Int
    /// The name of its type, without generic arguments.
    package let name: String
    /// The world that it belongs to.
    package let world: Explanation.World
    /// The number of values that it sets.
    package let writeCount: Int
}
