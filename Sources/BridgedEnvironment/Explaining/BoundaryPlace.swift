/// A node whose scope is a boundary between the worlds.
@MainActor package protocol BoundaryPlace: TreePlace {
    /// The world below the boundary.
    var worldBelow: Explanation.World { get }
    /// The key of the world around that the boundary made its write of `id` from; `nil` for other writes.
    func origin(of id: KeyID) -> KeyID?
}
