import Foundation

/// The element of a loop that a row of a list shows, as far as it can be deleted and moved; found when it is asked for.
@MainActor struct ListElement {
    private let rows: LazyRowsNode
    private let element: _ViewNode
    private var deleter: EditActionsNode?
    private var mover: EditActionsNode?

    /// The element whose row a node is in; `nil` if no enclosing loop declares edits of its collection.
    init?(of row: _ViewNode, in list: ListNode) {
        var next: _ViewNode? = row.parent
        var found: (element: _ViewNode, rows: LazyRowsNode?)?
        while let node = next, node !== list {
            switch node.roleAroundRows {
            case .editing:
                let editing = node.cast(to: EditActionsNode.self)
                if editing.modifier.setsDelete { deleter = deleter ?? editing } else { mover = mover ?? editing }
            case .element where deleter != nil || mover != nil || found?.rows?.edits != nil:
                // The innermost loop that can be changed counts.
                next = nil
                continue
            case .element: found = (node, node.parent as? LazyRowsNode)
            case .modifier, .header, .footer, nil: break
            }
            next = node.parent
        }
        guard let found, let rows = found.rows, deleter != nil || mover != nil || rows.edits != nil else { return nil }
        (self.rows, element) = (rows, found.element)
    }

    /// The index of the element in its collection; `nil` for one that is gone.
    var offset: Int? { rows.rows.first { $0.node === element }?.slot }

    /// The number of elements in the collection.
    var count: Int { rows.counts.slots }

    /// The function that deletes elements; `nil` if they cannot be deleted.
    var delete: ((IndexSet) -> Void)? { deleter.map { $0.modifier.delete } ?? rows.edits?.delete }

    /// The function that moves elements; `nil` if they cannot be moved.
    var move: ((IndexSet, Int) -> Void)? { mover.map { $0.modifier.move } ?? rows.edits?.move }

    /// Whether another element is one of the same loop.
    func isBeside(_ other: ListElement) -> Bool { rows === other.rows }
}
