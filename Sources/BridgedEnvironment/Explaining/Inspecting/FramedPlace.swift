/// A node that takes up room on a screen.
@MainActor package protocol FramedPlace: TreePlace {
    /// The frame of the node in the coordinates of its window, in points; `nil` where nothing of it can be seen.
    var seenFrame: CGRect? { get }
}
