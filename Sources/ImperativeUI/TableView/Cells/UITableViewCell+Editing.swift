import Drawing
import Foundation

extension UITableViewCell {
    /// The control that the cell shows in editing mode; none outside of a table view.
    public final var editingStyle: EditingStyle {
        guard let (table, path) = place else { return .none }
        return table.editingStyle(at: path)
    }

    /// A Boolean value that indicates whether the cell shows the button that deletes its row.
    public final var showingDeleteConfirmation: Bool { swiped.map { !$0.isLeading } ?? false }

    final func editingStateDidChange() {
        let table = superview as? UITableView
        let path = table.flatMap { $0.itemState.making?.path ?? $0.path(of: self) }
        let new = isEditing ? table.flatMap { table in path.map { table.rowEditing(at: $0) } } ?? RowEditing() : nil
        if new == editing { return }
        editing = new
        closeSwipe()
        stateDidChange()
        showAccessories()
    }

    // MARK: Accessories

    final var accessories: [UICellAccessory] {
        var all: [UICellAccessory] = []
        if let editing { all += controls(of: editing) }
        if let view = editing == nil ? accessoryView : editingAccessoryView {
            let configuration = UICellAccessory.CustomViewConfiguration(
                customView: view, placement: .trailing(displayed: .always), maintainsFixedSize: true)
            all.append(.customView(configuration: configuration))
        } else {
            all += standardAccessories(editing == nil ? accessoryType : editingAccessoryType)
        }
        if editing?.canMove == true, showsReorderControl { all.append(.reorder(displayed: .always)) }
        return all
    }

    private final func controls(of editing: RowEditing) -> [UICellAccessory] {
        if editing.marksSelection { return [.multiselect(displayed: .always)] }
        switch editing.style {
        case .none: return []
        case .delete:
            return [
                .delete(displayed: .always) { [weak self] in _ = self?.showSwipe(atLeading: false, confirming: true) }
            ]
        case .insert:
            return [
                .insert(displayed: .always) { [weak self] in
                    if let (table, path) = self?.place { table.commit(.insert, at: path) }
                }
            ]
        }
    }

    private final func standardAccessories(_ type: AccessoryType) -> [UICellAccessory] {
        let detail = UICellAccessory.detail(displayed: .always) { [weak self] in
            guard let (table, path) = self?.place else { return }
            table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
        }
        return switch type {
        case .none: []
        case .disclosureIndicator: [.disclosureIndicator()]
        case .detailDisclosureButton: [detail, .disclosureIndicator()]
        case .checkmark: [.checkmark()]
        case .detailButton: [detail]
        }
    }

    final var editingIndentation: CGFloat {
        guard let editing, editing.style == .none, !editing.marksSelection, editing.indents, shouldIndentWhileEditing
        else { return 0 }
        return UICellAccessory.standardDimension + ListFigure.accessoryGap
    }

    // MARK: Keys and accessibility

    /// Deletes the row with the Delete keys, moves it with Option and arrows, or swipes it with arrows. Returns whether
    /// the key did that.
    final func takeKey(_ press: UIPress) -> Bool {
        guard let key = press.key, let (table, path) = place else { return takeSwipeKey(press) }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace, .keyboardDeleteForward:
            guard key.modifierFlags.isEmpty, table.editingStyle(at: path) == .delete else { return false }
            table.commit(.delete, at: path)
            return true
        case .keyboardUpArrow, .keyboardDownArrow:
            guard key.modifierFlags == .alternate, isEditing, table.canMove(path) else { return false }
            return table.moveByOne(path, isDown: key.keyCode == .keyboardDownArrow)
        default: return takeSwipeKey(press)
        }
    }

    /// The actions that edit the row.
    final var editActions: [UIAccessibilityCustomAction] {
        guard let (table, path) = place else { return [] }
        var told = swipedContent?.toldSwipeActions ?? []
        if isEditing, table.editingStyle(at: path) == .delete {
            let delete = {
                table.commit(.delete, at: path)
                return true
            }
            told.append(("Delete", delete))
        }
        if isEditing, table.canMove(path) {
            for (name, isDown) in [("Move Up", false), ("Move Down", true)]
            where table.canMoveByOne(path, isDown: isDown) {
                told.append((name, { table.moveByOne(path, isDown: isDown) }))
            }
        }
        return told.map { action in UIAccessibilityCustomAction(name: action.name) { _ in action.run() } }
    }
}
