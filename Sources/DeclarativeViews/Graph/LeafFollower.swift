/// Keeps data for each leaf of a graph, such as its drawing.
@MainActor protocol LeafFollower: AnyObject {
    func leafWasMade(_ leaf: LeafNode)
    /// Called when the life of a leaf ends.
    func leafWillGo(_ leaf: LeafNode)
    /// Called when a leaf draws something else in the same place.
    func leafDrawingDidChange(_ leaf: LeafNode)
}
