import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Selection in tables") struct TableSelectionTests {
    @Test("A tap selects the row, and deselects the one before")
    func tap() {
        let shelf = TableShelf(count: 5)
        #expect(shelf.stage.window.tap(at: CGPoint(x: 50, y: 50)))
        #expect(shelf.take() == ["select 0.1"])
        #expect(shelf.cell(1)?.isSelected == true)
        #expect(shelf.stage.window.tap(at: CGPoint(x: 50, y: 100)))
        #expect(shelf.take() == ["deselect 0.1", "select 0.2"])
        #expect(shelf.view.indexPathForSelectedRow == .at(0, 2))
        shelf.view.deselectRow(at: .at(0, 2), animated: true)
        #expect(shelf.cell(2)?.isSelected == false && shelf.take().isEmpty)
    }

    @MainActor private final class Chooser: NSObject, UITableViewDelegate {
        var answer: IndexPath?
        var chosen: [IndexPath] = []
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { answer }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath) }
    }

    @Test("The delegate selects another row than the one that was chosen, or none")
    func willSelect() {
        let shelf = TableShelf(count: 5)
        let chooser = Chooser()
        shelf.view.delegate = chooser
        shelf.settle()
        #expect(!shelf.view.tapRow(at: .at(0, 1)))
        #expect(shelf.view.indexPathForSelectedRow == nil)
        chooser.answer = .at(0, 3)
        #expect(shelf.view.tapRow(at: .at(0, 1)))
        #expect(shelf.view.indexPathForSelectedRow == .at(0, 3) && chooser.chosen == [.at(0, 3)])
        chooser.answer = .at(7, 7)
        #expect(!shelf.view.tapRow(at: .at(0, 1)))
    }

    @Test("The delegate keeps a row selected though another one is chosen, and a row that is reloaded is deselected")
    func kept() {
        @MainActor final class Keeper: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
                indexPath.row == 0 ? nil : indexPath
            }
        }
        let shelf = TableShelf(count: 5)
        let keeper = Keeper()
        shelf.view.delegate = keeper
        for row in 0..<3 { shelf.view.tapRow(at: .at(0, row)) }
        #expect(shelf.view.indexPathsForSelectedRows == [.at(0, 0), .at(0, 2)])
        shelf.view.reloadRows(at: [.at(0, 2)], with: .none)
        #expect(shelf.view.indexPathsForSelectedRows == [.at(0, 0)])
        shelf.view.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(shelf.view.indexPathsForSelectedRows == nil)
    }

    @Test("Several rows can be selected where that is allowed")
    func several() {
        let shelf = TableShelf(count: 5)
        shelf.view.allowsMultipleSelection = true
        shelf.view.tapRow(at: .at(0, 1))
        shelf.view.tapRow(at: .at(0, 3))
        #expect(shelf.view.indexPathsForSelectedRows == [.at(0, 1), .at(0, 3)])
        shelf.view.tapRow(at: .at(0, 1))
        #expect(shelf.view.indexPathsForSelectedRows == [.at(0, 3)])
        #expect(shelf.take() == ["select 0.1", "select 0.3", "deselect 0.1"])
    }

    @Test("A cell without a selection style looks the same when it is selected")
    func style() {
        let shelf = TableShelf(count: 3)
        func color(_ row: Int) -> UIColor? { shelf.cell(row)?.cellContent.backdrop?.look.background?.backgroundColor }
        let before = color(0)
        shelf.view.selectRow(at: .at(0, 0), animated: false, scrollPosition: .none)
        shelf.settle()
        #expect(color(0) == .systemGray4 && before != .systemGray4)
        shelf.cell(0)?.selectionStyle = .none
        shelf.settle()
        #expect(color(0) == before)
    }

    @Test("A subclass learns of selection and highlighting by the methods it overrides")
    func overrides() {
        final class Cell: UITableViewCell {
            static var notes: [String] = []
            override func setSelected(_ selected: Bool, animated: Bool) {
                super.setSelected(selected, animated: animated)
                Self.notes.append("selected \(selected)")
            }
            override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                super.setHighlighted(highlighted, animated: animated)
                Self.notes.append("highlighted \(highlighted)")
            }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                Cell(style: .default, reuseIdentifier: nil)
            }
        }
        let (stage, source) = (Stage(), Source())
        let table = UITableView(frame: CGRect(0, 0, 200, 200))
        table.dataSource = source
        stage.root.view.addSubview(table)
        stage.window.layoutIfNeeded()
        Cell.notes = []
        table.tapRow(at: .at(0, 0))
        #expect(Cell.notes == ["highlighted true", "highlighted false", "selected true"])
    }

    @Test("Each view for the selected state is in front of the background only then")
    func selectedView() {
        let shelf = TableShelf(count: 2)
        let view = UIView()
        shelf.cell(0)?.selectedBackgroundView = view
        shelf.settle()
        #expect(view.isHidden)
        shelf.view.selectRow(at: .at(0, 0), animated: false, scrollPosition: .none)
        shelf.settle()
        #expect(!view.isHidden && view.frame == CGRect(0, 0, 320, 44))
    }

    @Test("A controller clears the selection when its view appears again")
    func controller() {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let rows = Rows(style: .grouped)
        #expect(rows.tableView.style == .grouped && rows.tableView.delegate === rows)
        let window = UIWindow(frame: CGRect(0, 0, 320, 400))
        window.rootViewController = rows
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        rows.tableView.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
        rows.viewWillAppear(false)
        #expect(rows.tableView.indexPathForSelectedRow == nil)
        rows.clearsSelectionOnViewWillAppear = false
        rows.tableView.selectRow(at: .at(0, 1), animated: false, scrollPosition: .none)
        rows.viewWillAppear(false)
        #expect(rows.tableView.indexPathForSelectedRow == .at(0, 1))
    }

    @Test("Where several rows can be selected, cells show another background view")
    func severalBackground() {
        let shelf = TableShelf([["a", "b"]])
        let cell = shelf.cell(0)
        let (one, several) = (UIView(), UIView())
        cell?.selectedBackgroundView = one
        cell?.multipleSelectionBackgroundView = several
        let path = IndexPath(row: 0, section: 0)
        shelf.view.selectRow(at: path, animated: false, scrollPosition: .none)
        shelf.settle()
        #expect(!one.isHidden && several.isHidden)
        shelf.view.allowsMultipleSelection = true
        shelf.view.deselectRow(at: path, animated: false)
        shelf.settle()
        #expect(one.isHidden && several.isHidden)
        shelf.view.selectRow(at: path, animated: false, scrollPosition: .none)
        shelf.settle()
        #expect(one.isHidden && !several.isHidden && several.superview === cell)
    }
}
