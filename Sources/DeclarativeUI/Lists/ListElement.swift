import Foundation

/// The element of a loop that a row of a list shows, as far as it can be deleted and moved.
@MainActor struct ListElement {
    private weak var rows: LazyRowsNode?
    private weak var element: (any ElementNode)?
    private weak var deleter: EditActionsNode?
    private weak var mover: EditActionsNode?

    /// The element whose row a node is in; `nil` where no loop around says how to change its collection.
    init?(of row: _ViewNode, in list: ListNode) {
        var next: _ViewNode? = row.parent
        while let node = next, node !== list {
            if let found = node as? EditActionsNode {
                if found.modifier.setsDelete { deleter = deleter ?? found } else { mover = mover ?? found }
            } else if let found = node as? any ElementNode {
                // The innermost loop that can be changed counts.
                if deleter != nil || mover != nil || rows?.edits != nil { break }
                (element, rows) = (found, found.parent as? LazyRowsNode)
            }
            next = node.parent
        }
        guard let rows, deleter != nil || mover != nil || rows.edits != nil else { return nil }
    }

    /// The place of the element in its collection; `nil` for one that is gone.
    var offset: Int? { rows?.rows.first { $0.node === element }?.slot }

    /// The number of elements in the collection.
    var count: Int { rows?.counts.slots ?? 0 }

    /// What deletes elements; `nil` if they cannot be deleted.
    var delete: ((IndexSet) -> Void)? { deleter.map { $0.modifier.delete } ?? rows?.edits?.delete }

    /// What moves elements; `nil` if they cannot be moved.
    var move: ((IndexSet, Int) -> Void)? { mover.map { $0.modifier.move } ?? rows?.edits?.move }

    /// Whether another element is one of the same loop.
    func isBeside(_ other: ListElement) -> Bool { rows === other.rows }
}
