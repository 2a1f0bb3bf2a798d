/// A node that shows a part of a list.
@MainActor protocol RowRoleNode: _ViewNode {
    /// Whether it is a row; else it is a header or a footer.
    var isRow: Bool { get }
}

extension NodePlace {
    /// Whether the node is in the row of a list.
    @MainActor var isInRow: Bool {
        var next = node
        while let here = next {
            if let node = here as? any RowRoleNode { return node.isRow }
            next = here.parent
        }
        return false
    }
}
