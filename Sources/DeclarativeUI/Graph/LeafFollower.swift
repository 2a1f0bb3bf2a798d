/// Whoever keeps something for each leaf of a graph, such as what it looks like.
@MainActor protocol LeafFollower: AnyObject {
    func leafWasMade(_ leaf: LeafNode)
    /// The life of a leaf ends.
    func leafWillGo(_ leaf: LeafNode)
    /// A leaf draws something else in the same place.
    func leafDrawingDidChange(_ leaf: LeafNode)
}
