import Foundation
import BridgedEnvironment

extension UITableView {
    final func isEditable(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) == true }

    /// Returns the control of a row in editing mode; none if the row cannot be edited.
    final func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        isEditable(path) ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
    }

    final func rowEditing(at path: IndexPath) -> RowEditing {
        guard isEditable(path) else { return RowEditing(canMove: canMove(path)) }
        return RowEditing(
            style: editingStyle(at: path), marksSelection: allowsMultipleSelectionDuringEditing, canMove: canMove(path),
            indents: delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
    }

    /// Has the data source insert or delete a row in the data.
    final func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        guard let dataSource, exists(path) else { return }
        defaultAnswers.remove(.commit)
        dataSource.tableView(self, commit: style, forRowAt: path)
        if defaultAnswers.contains(.commit) {
            RuntimeIssue.report(
                Self.reportName,
                "A row that can be edited is deleted or inserted by the data source: \(type(of: dataSource)) does not "
                    + "implement tableView(_:commit:forRowAt:). Nothing has changed.")
        }
    }

    // MARK: Swipes

    final var offersSwipeActions: Bool { delegate != nil || dataSource != nil }

    final func swipeActions(at path: IndexPath, atLeading isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard exists(path), isEditable(path) else { return nil }
        if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        let actions = formerActions(at: path) ?? deletion(at: path).map { [$0] } ?? []
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = false
        return actions.isEmpty ? nil : configuration
    }

    private final func formerActions(at path: IndexPath) -> [UIContextualAction]? {
        guard let actions = delegate?.tableView(self, editActionsForRowAt: path), !actions.isEmpty else { return nil }
        return actions.map { $0.contextual(at: path) }
    }

    /// Returns the action that deletes a row: in editing mode, or if what the data source and the delegate implement says
    /// that rows are deleted.
    private final func deletion(at path: IndexPath) -> UIContextualAction? {
        let style = asked(.editingStyle) { delegate?.tableView(self, editingStyleForRowAt: path) }
        if let style, style != .delete { return nil }
        let isKnown =
            TableOverride.commit.contain(classOf: dataSource)
            ?? (style != nil || asked(.canEdit) { dataSource?.tableView(self, canEditRowAt: path) } != nil)
        guard isEditing || isKnown else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            self?.commit(.delete, at: path)
            done(true)
        }
    }

    final func willBeginSwiping(_ path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }
    final func didEndSwiping(_ path: IndexPath?) { delegate?.tableView(self, didEndEditingRowAt: path) }

    // MARK: Moving

    final func canMoveByOne(_ path: IndexPath, isDown: Bool) -> Bool { neighbor(of: path, isDown: isDown) != nil }

    /// Moves a row by one place, also into the next section. Returns whether it was moved.
    final func moveByOne(_ path: IndexPath, isDown: Bool) -> Bool {
        guard canMove(path), let target = neighbor(of: path, isDown: isDown) else { return false }
        moveItem(path, to: target)
        return true
    }

    private final func neighbor(of path: IndexPath, isDown: Bool) -> IndexPath? {
        let counts = knownCounts
        guard exists(path) else { return nil }
        if isDown {
            if path.row + 1 < counts[path.section] { return IndexPath(row: path.row + 1, section: path.section) }
            return path.section + 1 < counts.count ? IndexPath(row: 0, section: path.section + 1) : nil
        }
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        return path.section > 0 ? IndexPath(row: counts[path.section - 1], section: path.section - 1) : nil
    }
}
