import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Sections of tables") struct TableSectionTests {
    private func title(_ view: UITableViewHeaderFooterView?) -> String? { view?.textLabel?.text }

    @Test("Titles stand above and below the rows of their sections")
    func titles() {
        let shelf = TableShelf([["a"], ["b"]], style: .grouped)
        shelf.headerTitles = ["First", nil]
        shelf.footerTitles = [nil, "Last"]
        shelf.view.reloadData()
        shelf.settle()
        #expect(title(shelf.view.headerView(forSection: 0)) == "FIRST")
        #expect(shelf.view.headerView(forSection: 1) == nil)
        #expect(title(shelf.view.footerView(forSection: 1)) == "Last")
        #expect((shelf.view.headerView(forSection: 0)?.frame.maxY ?? 0) <= (shelf.cell(0)?.frame.minY ?? -1))
        #expect((shelf.cell(0, 1)?.frame.maxY ?? 0) <= (shelf.view.footerView(forSection: 1)?.frame.minY ?? -1))
        #expect(shelf.stage.window.accessibilityTree.element(.heading, label: "FIRST") != nil)
    }

    @Test("A plain header stays at the top while rows of its section are visible, and is pushed away by the next")
    func pinned() {
        let words = (0..<20).map { "\($0)" }
        let shelf = TableShelf([words, words])
        shelf.headerTitles = ["A", "B"]
        shelf.view.reloadData()
        shelf.settle()
        let height = shelf.view.rectForHeader(inSection: 0).height
        #expect(height > 20 && height < 44)
        shelf.view.contentOffset.y = 300
        shelf.settle()
        #expect(shelf.view.headerView(forSection: 0)?.frame.minY == 300)
        let end = shelf.view.rect(forSection: 0).maxY
        shelf.view.contentOffset.y = end - 10
        shelf.settle()
        #expect(shelf.view.headerView(forSection: 0)?.frame.maxY == end)
        #expect(shelf.view.headerView(forSection: 1)?.frame.minY == end)
        shelf.view.contentOffset.y = end + 5
        shelf.settle()
        #expect(shelf.view.headerView(forSection: 0) == nil)
        #expect(shelf.view.headerView(forSection: 1)?.frame.minY == end + 5)
    }

    @Test("A grouped header scrolls away with its rows")
    func unpinned() {
        let shelf = TableShelf([(0..<40).map { "\($0)" }], style: .grouped)
        shelf.headerTitles = ["A"]
        shelf.view.reloadData()
        shelf.view.contentOffset.y = 500
        shelf.settle()
        #expect(shelf.view.headerView(forSection: 0) == nil)
    }

    @Test("A row that is scrolled to the top is below the header that stays there")
    func scrollingBelowHeader() {
        let shelf = TableShelf([(0..<50).map { "\($0)" }])
        shelf.headerTitles = ["A"]
        shelf.view.reloadData()
        shelf.view.scrollToRow(at: .at(0, 20), at: .top, animated: false)
        shelf.settle()
        #expect(shelf.view.headerView(forSection: 0)?.frame.maxY == shelf.cell(20)?.frame.minY)
    }

    @MainActor private final class Edges: NSObject, UITableViewDelegate {
        var height: CGFloat = 50
        let view = UIView()
        var told: [String] = []
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            section == 0 ? view : nil
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            told.append("will \(section) \(view === self.view)")
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            told.append("did \(section) \(view === self.view)")
        }
    }

    @Test("The delegate gives views and heights of headers; a height without a view is space")
    func views() {
        let shelf = TableShelf([["a"], ["b"]], isDelegate: false)
        let edges = Edges()
        shelf.view.delegate = edges
        shelf.settle()
        #expect(edges.view.superview?.frame == CGRect(0, 0, 320, 50))
        #expect(edges.view.frame.size == CGSize(width: 320, height: 50))
        #expect(shelf.cell(0)?.frame.minY == 50 && shelf.cell(0, 1)?.frame.minY == 50 + 44 + 50)
        edges.height = CGFloat.leastNormalMagnitude
        shelf.view.reloadData()
        shelf.settle()
        #expect((shelf.cell(0)?.frame.minY ?? -1) < 0.01)
        #expect(edges.told == ["will 0 true", "did 0 true"])
    }

    @Test("A header that is asked for by the delegate and has no height set is as high as its content")
    func fittingView() {
        @MainActor final class Giver: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
                view?.textLabel?.text = "Section \(section)"
                return view
            }
        }
        let shelf = TableShelf([["a"], ["b"]], isDelegate: false)
        shelf.view.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
        let giver = Giver()
        shelf.view.delegate = giver
        shelf.view.reloadData()
        shelf.settle()
        let header = shelf.view.headerView(forSection: 1)
        #expect(title(header) == "Section 1" && header?.reuseIdentifier == "h")
        #expect((header?.frame.height ?? 0) > 20 && (header?.frame.height ?? 99) < 44)
        #expect(shelf.view.subviews.filter { $0 is UITableViewHeaderFooterView }.count == 2)
    }

    @Test("A header that is the content of a cell from the table keeps it, whichever cells are used again")
    func cellContents() {
        @MainActor final class Contents: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let cell = tableView.dequeueReusableCell(withIdentifier: "head")
                cell?.textLabel?.text = "Head \(section)"
                return cell?.contentView
            }
        }
        let shelf = TableShelf([["a"], ["b"], ["c"]], isDelegate: false)
        shelf.view.register(UITableViewCell.self, forCellReuseIdentifier: "head")
        let contents = Contents()
        shelf.view.delegate = contents
        shelf.view.reloadData()
        shelf.settle()
        let labels = shelf.stage.window.accessibilityTree.elements.compactMap(\.label)
        #expect(labels.filter { $0.hasPrefix("Head") } == ["Head 0", "Head 1", "Head 2"])
    }

    @Test("In groups, the heights of all headers and footers are those of the spaces, too")
    func groupSpaces() {
        let shelf = TableShelf([["a"], ["b"]], style: .grouped)
        shelf.view.sectionHeaderHeight = 0
        shelf.view.sectionFooterHeight = 8
        shelf.settle()
        #expect(shelf.cell(0)?.frame.minY == 0 && shelf.cell(0, 1)?.frame.minY == 52)
        shelf.view.sectionHeaderHeight = 20
        shelf.view.sectionHeaderTopPadding = 5
        shelf.settle()
        #expect(shelf.cell(0)?.frame.minY == 25 && shelf.cell(0, 1)?.frame.minY == 25 + 52 + 25)
    }

    @Test("The first and last rows of inset groups have the corners of cards, and no line below the last")
    func cards() {
        let shelf = TableShelf([["a", "b", "c"]], style: .insetGrouped)
        let looks = (0..<3).map { shelf.cell($0)?.cellContent.backdrop?.look.position }
        #expect(looks.map { $0?.corners } == [[.topLeft, .topRight], [], [.bottomLeft, .bottomRight]])
        #expect(looks.map { $0?.lines?.bottom != nil } == [true, true, false])
        #expect(shelf.cell(0)?.frame.minX == 16 && shelf.cell(0)?.frame.width == 288)
    }

    @Test("A separator begins where the text of its row does, also beside an image")
    func textStart() {
        let shelf = TableShelf([["a", "b"]])
        shelf.cell(1)?.imageView?.image = UIImage(systemName: "book")
        shelf.settle()
        let starts = (0..<2).map { row -> CGFloat? in
            guard let cell = shelf.cell(row), let label = cell.textLabel else { return nil }
            #expect(cell.cellContent.backdrop?.look.contentStart == label.convert(label.bounds, to: cell).minX)
            return cell.cellContent.backdrop?.look.contentStart
        }
        #expect(starts == [16, 52])
    }

    @Test("Separators are where the table and the cell put them, or nowhere")
    func separators() {
        let shelf = TableShelf([["a", "b", "c"]])
        shelf.view.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 8)
        shelf.cell(1)?.separatorInset = UIEdgeInsets(top: 0, left: 99, bottom: 0, right: 0)
        shelf.settle()
        func line(_ row: Int) -> ListPosition.Line? {
            shelf.cell(row)?.cellContent.backdrop?.look.position?.lines?.bottom
        }
        #expect(line(0) == ListPosition.Line(start: 40, end: 8))
        #expect(line(1) == ListPosition.Line(start: 99, end: 0))
        shelf.view.separatorStyle = .none
        shelf.settle()
        #expect(line(0) == nil)
    }

    @MainActor private final class Indexed: NSObject, UITableViewDataSource {
        func numberOfSections(in tableView: UITableView) -> Int { 26 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { String($0) }
        }
    }

    @Test("A title of the index leads to its section, by touch and by adjusting")
    func index() {
        let stage = Stage()
        let source = Indexed()
        let table = UITableView(frame: CGRect(0, 0, 320, 600))
        table.dataSource = source
        stage.root.view.addSubview(table)
        stage.window.layoutIfNeeded()
        guard let index = table.indexView else {
            Issue.record("no index")
            return
        }
        #expect(index.frame.maxX == 320 && index.frame.height == 600)
        index.accessibilityIncrement()
        stage.window.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.first == .at(1, 0))
        #expect(stage.window.tap(at: CGPoint(x: 316, y: 599)))
        stage.window.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.last == .at(25, 9))
        #expect(index.frame.minY == table.contentOffset.y)
        table.sectionIndexMinimumDisplayRowCount = 1_000
        stage.window.layoutIfNeeded()
        #expect(table.indexView == nil && index.superview == nil)
    }
}
