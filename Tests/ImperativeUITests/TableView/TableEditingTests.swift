import TestSupport
import Testing

@testable import ImperativeUI

/// A data source that deletes, inserts and moves its rows.
@MainActor private final class EditedRows: NSObject, UITableViewDataSource {
    var words: [String]
    var notes: [String] = []

    init(_ words: [String]) { self.words = words }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = words[indexPath.row]
        return cell
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        notes.append("\(editingStyle) \(indexPath.row)")
        switch editingStyle {
        case .delete:
            words.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        case .insert:
            words.insert("new", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        case .none: break
        }
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        notes.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        words.insert(words.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

@MainActor private final class EditingDelegate: NSObject, UITableViewDelegate {
    var styles: [UITableViewCell.EditingStyle] = []
    var notes: [String] = []
    var target: IndexPath?
    var indents = true
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    {
        styles.indices.contains(indexPath.row) ? styles[indexPath.row] : .delete
    }
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        "Remove it"
    }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        notes.append("will \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        notes.append("did \(indexPath.map { "\($0.row)" } ?? "-")")
    }
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target ?? proposedDestinationIndexPath }
}

@MainActor @Suite("Editing of tables") struct TableEditingTests {
    private let stage = Stage()
    private let rows = EditedRows(["a", "b", "c"])
    private let delegate = EditingDelegate()
    private let table = UITableView(frame: CGRect(0, 0, 320, 400))

    private func show() {
        table.dataSource = rows
        table.delegate = delegate
        stage.root.view.addSubview(table)
        settle()
    }

    private func settle() { stage.window.layoutIfNeeded() }

    private func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: .at(0, row)) }

    private func kinds(_ row: Int) -> [UICellAccessory.AccessoryType] {
        cell(row)?.accessoryViews.map(\.accessory.accessoryType) ?? []
    }

    private var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "-" } }

    @Test("In editing mode, rows have the controls that the delegate gives and handles by which they are moved")
    func controls() {
        delegate.styles = [.delete, .insert, .none]
        show()
        #expect(kinds(0).isEmpty)
        table.setEditing(true, animated: true)
        settle()
        #expect(kinds(0) == [.delete, .reorder] && kinds(1) == [.insert, .reorder] && kinds(2) == [.reorder])
        #expect(cell(0)?.isEditing == true && cell(0)?.editingStyle == .delete && cell(1)?.editingStyle == .insert)
        let start = cell(2)?.contentView.frame.minX
        #expect((start ?? 0) > 0)
        delegate.indents = false
        table.isEditing = false
        table.isEditing = true
        settle()
        #expect(cell(2)?.contentView.frame.minX == 0)
        table.allowsMultipleSelectionDuringEditing = true
        settle()
        #expect(kinds(0) == [.multiselect, .reorder])
        table.isEditing = false
        settle()
        #expect(kinds(0).isEmpty)
    }

    @Test("The control for deleting shows a button that deletes the row")
    func deletion() {
        show()
        table.isEditing = true
        settle()
        #expect(stage.window.tap(at: CGPoint(x: 20, y: 66)))
        settle()
        #expect(cell(1)?.showingDeleteConfirmation == true && delegate.notes == ["will 1"])
        #expect(rows.words == ["a", "b", "c"])
        #expect(stage.window.accessibilityTree.element(.button, label: "Remove it")?.activate() == true)
        settle()
        #expect(rows.words == ["a", "c"] && shown == ["a", "c"] && rows.notes == ["delete 1"])
        #expect(delegate.notes.first == "will 1" && delegate.notes.count == 2)
    }

    @Test("The control for inserting has the data source insert a row")
    func insertion() {
        delegate.styles = [.insert, .insert, .insert, .insert]
        show()
        table.isEditing = true
        settle()
        #expect(stage.window.tap(at: CGPoint(x: 20, y: 22)))
        settle()
        #expect(shown == ["new", "a", "b", "c"] && rows.notes == ["insert 0"])
    }

    @Test("A row that cannot be edited has no control")
    func fixed() {
        final class Fixed: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 1 }
        }
        let fixed = Fixed()
        table.dataSource = fixed
        stage.root.view.addSubview(table)
        table.isEditing = true
        settle()
        #expect(kinds(0).isEmpty && kinds(1) == [.delete])
    }

    @Test("A row that is moved changes its place in the data first, and where the delegate wants it")
    func moving() {
        show()
        table.isEditing = true
        settle()
        #expect(cell(0)?.accessibilityCustomActions?.map(\.name).contains("Move Down") == true)
        #expect(table.moveByOne(.at(0, 0), isDown: true))
        settle()
        #expect(shown == ["b", "a", "c"] && rows.notes == ["move 0 to 1"])
        #expect(!table.moveByOne(.at(0, 2), isDown: true))
        #expect(table.beginItemMovement(of: .at(0, 2)))
        table.updateItemMovement(CGPoint(x: 50, y: 10))
        delegate.target = .at(0, 1)
        table.endItemMovement()
        settle()
        #expect(shown == ["b", "c", "a"] && rows.notes.last == "move 2 to 1")
    }

    @Test("A controller whose class moves rows lets them be moved, and one that deletes rows offers that")
    func overrides() {
        class Plain: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        final class Editing: Plain {
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {}
            override func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {}
        }
        for (controller, isEdited) in [(Plain(style: .plain), false), (Editing(style: .plain), true)] {
            let table: UITableView = controller.tableView
            table.frame = CGRect(0, 0, 200, 200)
            table.layoutIfNeeded()
            #expect(table.canMove(.at(0, 0)) == isEdited)
            #expect((table.swipeActions(at: .at(0, 0), atLeading: false) != nil) == isEdited)
        }
    }

    @Test("A data source that is not known to delete rows offers no button for that, and is reported where it does not")
    func notImplemented() {
        final class Plain: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let plain = Plain()
        table.dataSource = plain
        stage.root.view.addSubview(table)
        settle()
        #expect(table.swipeActions(at: .at(0, 0), atLeading: false) == nil)
        let reported = issues { table.commit(.delete, at: .at(0, 0)) }
        #expect(reported.count == 1)
    }

    @Test("A row that cannot be edited is not swiped, and is neither marked nor chosen in editing mode")
    func uneditable() {
        @MainActor final class Half: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 1 }
            func tableView(
                _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Mark") { _, _, _ in }])
            }
        }
        let half = Half()
        (table.dataSource, table.delegate) = (half, half)
        table.allowsMultipleSelectionDuringEditing = true
        stage.root.view.addSubview(table)
        settle()
        #expect(table.swipeActions(at: .at(0, 0), atLeading: true) == nil)
        #expect(table.swipeActions(at: .at(0, 1), atLeading: true)?.actions.count == 1)
        table.isEditing = true
        settle()
        #expect(kinds(0).isEmpty && kinds(1) == [.multiselect] && cell(0)?.contentView.frame.minX == 0)
        #expect(!table.tapRow(at: .at(0, 0)) && table.tapRow(at: .at(0, 1)))
        #expect(table.indexPathsForSelectedRows == [.at(0, 1)])
        table.isEditing = false
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test("Former row actions are buttons beside the row, the first one at the edge")
    func formerActions() {
        @MainActor final class Former: NSObject, UITableViewDelegate {
            var notes: [String] = []
            func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
                -> [UITableViewRowAction]?
            {
                let more = UITableViewRowAction(style: .normal, title: "More") { [unowned self] action, path in
                    notes.append("\(action.title ?? "") \(path.row)")
                }
                more.backgroundColor = .systemBlue
                return [UITableViewRowAction(style: .destructive, title: "Trash") { _, _ in }, more]
            }
        }
        let former = Former()
        table.dataSource = rows
        table.delegate = former
        stage.root.view.addSubview(table)
        settle()
        let actions = table.swipeActions(at: .at(0, 2), atLeading: false)?.actions ?? []
        #expect(actions.map(\.title) == ["Trash", "More"] && actions.map(\.style) == [.destructive, .normal])
        #expect(actions.last?.backgroundColor == .systemBlue)
        #expect(stage.window.accessibilityTree.element(label: "c")?.perform(actionNamed: "More") == true)
        #expect(former.notes == ["More 2"])
    }

    @Test("Accessories stand at the trailing edge, and others in editing mode")
    func accessories() {
        show()
        let view = UIView(frame: CGRect(0, 0, 30, 20))
        cell(0)?.accessoryType = .detailDisclosureButton
        cell(1)?.accessoryView = view
        cell(1)?.editingAccessoryType = .checkmark
        settle()
        #expect(kinds(0) == [.detail, .disclosureIndicator] && kinds(1) == [.customView(view)])
        #expect(view.convert(view.bounds, to: cell(1)).maxX == 304)
        #expect((cell(0)?.contentView.frame.maxX ?? 320) < 300)
        table.isEditing = true
        settle()
        #expect(kinds(1) == [.delete, .checkmark, .reorder])
    }
}
