/// A node whose scope is a border between the worlds.
@MainActor package protocol BorderPlace: TreePlace {
    /// The world below the border.
    var worldBelow: Explanation.World { get }
    /// The key of the world around that the border made its write of `id` from; `nil` for other writes.
    func origin(of id: KeyID) -> KeyID?
}
