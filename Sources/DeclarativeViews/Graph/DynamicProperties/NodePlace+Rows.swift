/// A node that shows a part of a list.
@MainActor protocol RowRoleNode: _ViewNode {
    /// Whether it is a row; else it is a header or a footer.
    var isRow: Bool { get }
}

extension NodePlace {
    /// Whether the node is in the row of a list.
    @MainActor var isInRow: Bool { nearest { ($0 as? any RowRoleNode)?.isRow } ?? false }

    /// Returns the result of `find` for the node, or else for the nearest ancestor for which it is not `nil`.
    @MainActor func nearest<Found>(_ find: (_ViewNode) -> Found?) -> Found? {
        var next = node
        while let here = next {
            if let found = find(here) { return found }
            next = here.parent
        }
        return nil
    }
}
