/// A node whose scope is a boundary between the worlds.
@MainActor package protocol BoundaryPlace: TreePlace {
    /// The world below the boundary.
    var worldBelow: Explanation.World { get }
    /// The key of the world around that the boundary made its write of `id` from; `nil` for other writes.
    func origin(of id: KeyID) -> KeyID?
    /// The root of the declarative tree below the boundary, if there is one.
    var hostedRoot: (any TreePlace)? { get }
    /// Whether a declarative node hands out the nodes below the boundary, so that a walk does not enter it.
    var isReachedThroughNode: Bool { get }
}

extension BoundaryPlace {
    package var hostedRoot: (any TreePlace)? { nil }
    package var isReachedThroughNode: Bool { false }
}
