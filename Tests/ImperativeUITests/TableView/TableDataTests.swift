import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Data of tables") struct TableDataTests {
    private final class Cell: UITableViewCell {
        static var made = 0
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            Self.made += 1
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("Rows that stay keep their cells when a snapshot is applied")
    func diffable() {
        let stage = Stage()
        let table = UITableView(frame: CGRect(0, 0, 320, 400))
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, number in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(number)"
            return cell
        }
        stage.root.view.addSubview(table)
        func show(_ numbers: [Int]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems(numbers)
            source.apply(snapshot, animatingDifferences: true)
            stage.window.layoutIfNeeded()
        }
        show([1, 2, 3])
        let second = table.cellForRow(at: .at(0, 1))
        Cell.made = 0
        show([9, 2, 1])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["9", "2", "1"])
        #expect(table.cellForRow(at: .at(0, 1)) === second)
        #expect(Cell.made == 0)
        #expect(source.itemIdentifier(for: .at(0, 0)) == 9 && source.indexPath(for: 1) == .at(0, 2))
        #expect(source.sectionIdentifier(for: 0) == "a" && source.index(for: "b") == nil)
        source.tableView(table, moveRowAt: .at(0, 0), to: .at(0, 2))
        #expect(source.snapshot().itemIdentifiers == [2, 1, 9])
    }

    @MainActor private final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
        var asked: [Int] = []
        var cancelled: [Int] = []
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            asked += indexPaths.map(\.row)
        }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.row)
        }
    }

    @Test("Rows within a page of the visible ones are prefetched once, and cancelled if they go away unseen")
    func prefetching() {
        let shelf = TableShelf([(0..<100).map { "\($0)" }], size: CGSize(width: 320, height: 440))
        let prefetcher = Prefetcher()
        shelf.view.prefetchDataSource = prefetcher
        shelf.settle()
        #expect(prefetcher.asked == Array(10..<20))
        shelf.view.contentOffset.y = 44
        shelf.settle()
        #expect(prefetcher.asked.dropFirst(10) == [0, 20] && prefetcher.cancelled.isEmpty)
        shelf.view.contentOffset.y = 44 * 60
        shelf.settle()
        #expect(prefetcher.cancelled == [0] + Array(11..<21))
        #expect(Set(prefetcher.asked.dropFirst(12)) == Set(50..<60).union(70..<80))
    }

    @Test("Prefetched rows are followed through updates, and asked for again once everything is reloaded")
    func prefetchingAfterChanges() {
        let shelf = TableShelf([(0..<100).map { "\($0)" }], size: CGSize(width: 320, height: 440))
        let prefetcher = Prefetcher()
        shelf.view.prefetchDataSource = prefetcher
        shelf.settle()
        prefetcher.asked = []
        // The row that comes near from above is new; the others are those that were asked for.
        shelf.sections[0].remove(at: 0)
        shelf.view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        shelf.settle()
        #expect(prefetcher.asked == [19] && prefetcher.cancelled.isEmpty)
        prefetcher.asked = []
        shelf.view.reloadRows(at: [IndexPath(row: 12, section: 0)], with: .none)
        shelf.settle()
        #expect(prefetcher.asked == [12])
        prefetcher.asked = []
        shelf.view.reloadData()
        shelf.settle()
        #expect(prefetcher.asked == Array(10..<20) && prefetcher.cancelled.isEmpty)
    }

    @Test("A section that moves keeps its cells, and its rows stay selected")
    func movedSection() {
        let shelf = TableShelf([["a", "b"], ["c"], ["d"]])
        shelf.view.allowsMultipleSelection = true
        shelf.view.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        let (first, last) = (shelf.cell(1, 0), shelf.cell(0, 2))
        let made = shelf.made
        shelf.sections = [["c"], ["d"], ["a", "b"]]
        shelf.view.moveSection(0, toSection: 2)
        shelf.settle()
        #expect(shelf.shown == ["c", "d", "a", "b"] && shelf.made == made)
        #expect(shelf.cell(1, 2) === first && shelf.cell(0, 1) === last)
        #expect(shelf.view.indexPathsForSelectedRows == [IndexPath(row: 1, section: 2)])
    }

    @Test("Sections move while others come and go, and while their rows change")
    func movedAmongOthers() {
        let shelf = TableShelf([["a", "b"], ["c"], ["d"]])
        let (kept, other) = (shelf.cell(0, 0), shelf.cell(0, 2))
        shelf.sections = [["d"], ["new"], ["a", "x"]]
        shelf.view.beginUpdates()
        shelf.view.deleteSections(IndexSet(integer: 1), with: .none)
        shelf.view.insertSections(IndexSet(integer: 1), with: .none)
        shelf.view.moveSection(0, toSection: 2)
        shelf.view.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        shelf.view.insertRows(at: [IndexPath(row: 1, section: 2)], with: .none)
        shelf.view.endUpdates()
        shelf.settle()
        #expect(shelf.shown == ["d", "new", "a", "x"])
        #expect(shelf.cell(0, 2) === kept && shelf.cell(0, 0) === other)
    }

    @Test("A section that is not there cannot move")
    func missingSection() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let shelf = TableShelf([["a"], ["b"]])
                shelf.view.moveSection(0, toSection: 5)
            }
        }
    }

    @Test("Changes that do not match the data are a mistake of the program, and trap")
    func mismatch() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let shelf = TableShelf(count: 3)
                shelf.view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
    }

    @Test("An update that ends without having begun traps")
    func unbalanced() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UITableView(frame: .zero).endUpdates() }
        }
    }

    @Test("An identifier that is not registered makes no cell, and traps where a cell is asked for a row")
    func unregistered() async {
        #expect(UITableView(frame: .zero).dequeueReusableCell(withIdentifier: "none") == nil)
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let table = UITableView(frame: .zero)
                _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
            }
        }
    }
}
