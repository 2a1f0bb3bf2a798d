import Foundation

/// The actions that a list offers for one of its rows. The list is asked for them whenever they are needed.
@MainActor final class RowActions: SwipedContent {
    private weak var row: (any SwipedRow)?

    init(of row: any SwipedRow) { self.row = row }

    /// The actions at an edge; `nil` if there are none.
    private func configuration(atLeading isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let row, let list = row.superview as? any ItemView, let path = list.path(of: row),
            let found = list.swipeActions(at: path, atLeading: isLeading), !found.actions.isEmpty
        else { return nil }
        return found
    }

    func hasSwipeButtons(atLeading isLeading: Bool) -> Bool { configuration(atLeading: isLeading) != nil }

    var hasDestructiveSwipeButton: Bool {
        configuration(atLeading: false)?.actions.contains { $0.style == .destructive } ?? false
    }

    func makeSwipeButtons(
        atLeading isLeading: Bool, close: @escaping @MainActor () -> Void
    ) -> (any SwipeButtons)? {
        configuration(atLeading: isLeading).map { ContextualButtons($0, atLeading: isLeading, close: close) }
    }

    var toldSwipeActions: [(name: String, run: () -> Bool)] {
        guard let row, !row.isEditing else { return [] }
        let actions = [true, false].flatMap { configuration(atLeading: $0)?.actions ?? [] }
        let use = row.reuseCount
        return actions.map { action in
            (
                name: action.spokenName,
                run: { [weak row] in
                    // By now, the row may show another item.
                    guard let row, row.reuseCount == use else { return false }
                    action.handler(action, row) { _ in }
                    return true
                }
            )
        }
    }
}
