import TestSupport
import Testing

@testable import ImperativeUI

@MainActor @Suite("Rows of tables") struct TableRowTests {
    @Test("Only the visible rows have cells, and cells that scroll away are used again")
    func reuse() {
        let shelf = TableShelf(count: 100_000)
        #expect(shelf.made == 10)
        #expect(shelf.shown == (0..<10).map { "\($0)" })
        shelf.view.contentOffset.y = 44 * 50_000
        shelf.settle()
        #expect(shelf.shown.first == "50000")
        #expect(shelf.made <= 11)
    }

    @Test("A row is as high as its texts need, at least 44 points")
    func automaticHeights() {
        let shelf = TableShelf([["one", String(repeating: "many words ", count: 20)]])
        shelf.view.reloadData()
        shelf.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
        shelf.settle()
        #expect(shelf.cell(0)?.frame.height == 44)
        #expect((shelf.cell(1)?.frame.height ?? 0) > 80)
        shelf.cell(1)?.textLabel?.text = "few"
        shelf.settle()
        #expect(shelf.cell(1)?.frame.height == 44)
    }

    @Test("A height for all rows holds for rows of any content, also before they are visible")
    func fixedHeight() {
        let shelf = TableShelf(count: 1_000)
        shelf.view.rowHeight = 30
        shelf.settle()
        #expect(shelf.cell(2)?.frame == CGRect(0, 60, 320, 30))
        #expect(shelf.view.contentSize == CGSize(width: 320, height: 30_000))
        #expect(shelf.view.rectForRow(at: .at(0, 900)) == CGRect(0, 27_000, 320, 30))
    }

    @MainActor private final class Heights: NSObject, UITableViewDelegate {
        var asked: [Int] = []
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked.append(indexPath.row)
            return indexPath.row == 1 ? UITableView.automaticDimension : CGFloat(50 + indexPath.row)
        }
    }

    @Test("The delegate is asked for the heights of visible rows only, and automatic is one of the answers")
    func askedHeights() {
        let shelf = TableShelf(count: 10_000)
        let heights = Heights()
        shelf.view.delegate = heights
        shelf.view.reloadData()
        shelf.settle()
        #expect(shelf.cell(0)?.frame.height == 50)
        #expect(shelf.cell(1)?.frame == CGRect(0, 50, 320, 44))
        #expect(shelf.cell(2)?.frame == CGRect(0, 94, 320, 52))
        #expect((heights.asked.max() ?? 0) < 12)
    }

    @Test("Without an estimate, the delegate is asked for the heights of all rows")
    func exactHeights() {
        let shelf = TableShelf(count: 100)
        let heights = Heights()
        shelf.view.estimatedRowHeight = 0
        shelf.view.delegate = heights
        shelf.settle()
        #expect(Set(heights.asked) == Set(0..<100))
        #expect(shelf.view.rectForRow(at: .at(0, 3)) == CGRect(0, 50 + 44 + 52, 320, 53))
    }

    @Test("An update without changes asks for the heights of the visible rows again")
    func emptyUpdate() {
        @MainActor final class Growing: NSObject, UITableViewDelegate {
            var height: CGFloat = 40
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
        }
        let shelf = TableShelf(count: 3)
        let growing = Growing()
        shelf.view.delegate = growing
        shelf.settle()
        growing.height = 90
        shelf.view.beginUpdates()
        shelf.view.endUpdates()
        #expect((0..<3).map { shelf.cell($0)?.frame.minY } == [0, 90, 180])
    }

    @Test("Updates that begin inside of another one are a part of it")
    func nestedUpdates() {
        let shelf = TableShelf(count: 3)
        shelf.view.performBatchUpdates {
            shelf.view.beginUpdates()
            shelf.sections[0].append("3")
            shelf.view.insertRows(at: [.at(0, 3)], with: .none)
            shelf.view.endUpdates()
            shelf.sections[0].removeFirst()
            shelf.view.deleteRows(at: [.at(0, 0)], with: .none)
        }
        #expect(shelf.shown == ["1", "2", "3"])
    }

    @Test("A registered class makes cells with the identifier and the default style")
    func registered() {
        final class Cell: UITableViewCell {}
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }
        let (stage, source) = (Stage(), Source())
        let table = UITableView(frame: CGRect(0, 0, 200, 200))
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        stage.root.view.addSubview(table)
        stage.window.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
        #expect(table.visibleCells.allSatisfy { $0 is Cell && $0.reuseIdentifier == "cell" })
    }

    @Test("Styles have the texts that they name, and a value at the trailing edge")
    func styles() {
        let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(plain.textLabel != nil && plain.detailTextLabel == nil && plain.imageView != nil)
        let shelf = TableShelf([["Name"]])
        for style in [UITableViewCell.CellStyle.value1, .value2, .subtitle] {
            shelf.cellStyle = style
            shelf.configure = { cell, _ in cell.detailTextLabel?.text = "Value" }
            shelf.view.dataSource = nil
            shelf.view.dataSource = shelf
            let table = UITableView(frame: CGRect(0, 0, 320, 400))
            table.dataSource = shelf
            shelf.stage.root.view.addSubview(table)
            shelf.settle()
            guard let cell = table.visibleCells.first, let text = cell.textLabel, let detail = cell.detailTextLabel
            else {
                Issue.record("no texts in \(style)")
                continue
            }
            let (first, second) = (text.convert(text.bounds, to: cell), detail.convert(detail.bounds, to: cell))
            switch style {
            case .value1: #expect(second.maxX == 304 && first.minX == 16)
            case .value2: #expect(first.maxX == 113 && second.minX > 113)
            default: #expect(second.minY >= first.maxY && second.minX == 16)
            }
            table.removeFromSuperview()
        }
    }

    @Test("A content configuration replaces the texts of the style")
    func configuration() {
        let shelf = TableShelf([["One"]])
        shelf.configure = { cell, _ in
            var content = cell.defaultContentConfiguration()
            content.text = "Configured"
            cell.contentConfiguration = content
        }
        shelf.view.reloadData()
        shelf.settle()
        #expect(shelf.cell(0)?.textLabel == nil)
        #expect(shelf.stage.window.accessibilityTree.element(label: "Configured") != nil)
    }

    @Test("Views above and below the rows scroll with them and keep their heights")
    func ends() {
        let shelf = TableShelf(count: 3)
        let (header, footer) = (UIView(frame: CGRect(0, 0, 10, 60)), UIView(frame: CGRect(0, 0, 10, 30)))
        shelf.view.tableHeaderView = header
        shelf.view.tableFooterView = footer
        shelf.settle()
        #expect(header.frame == CGRect(0, 0, 320, 60))
        #expect(shelf.cell(0)?.frame.minY == 60)
        #expect(footer.frame == CGRect(0, 60 + 132, 320, 30))
        #expect(shelf.view.contentSize.height == 222)
        shelf.view.tableHeaderView = nil
        shelf.settle()
        #expect(header.superview == nil && shelf.cell(0)?.frame.minY == 0)
        shelf.sections = []
        shelf.view.reloadData()
        shelf.settle()
        #expect(shelf.view.contentSize.height == 30 && footer.frame.minY == 0)
    }

    @Test("Scrolling to a row puts it where it is asked for")
    func scrolling() {
        let shelf = TableShelf(count: 100)
        shelf.view.scrollToRow(at: .at(0, 50), at: .top, animated: false)
        #expect(shelf.view.contentOffset.y == 2_200)
        shelf.view.scrollToRow(at: .at(0, 50), at: .bottom, animated: false)
        #expect(shelf.view.contentOffset.y == 1_844)
        shelf.view.scrollToRow(at: .at(0, 50), at: .middle, animated: false)
        #expect(shelf.view.contentOffset.y == 2_022)
        shelf.view.scrollToRow(at: .at(0, 51), at: .none, animated: false)
        #expect(shelf.view.contentOffset.y == 2_022)
        shelf.view.scrollToRow(at: .at(4, 0), at: .top, animated: false)
        #expect(shelf.view.contentOffset.y == 2_022)
    }

    @Test("Rows are found by points and rectangles, visible or not")
    func finding() {
        let shelf = TableShelf(count: 100)
        #expect(shelf.view.indexPathForRow(at: CGPoint(x: 10, y: 45)) == .at(0, 1))
        #expect(shelf.view.indexPathForRow(at: CGPoint(x: 10, y: 44 * 90 + 1)) == .at(0, 90))
        #expect(shelf.view.indexPathForRow(at: CGPoint(x: 10, y: 4_400)) == nil)
        #expect(shelf.view.indexPathsForRows(in: CGRect(0, 50, 10, 44)) == [.at(0, 1), .at(0, 2)])
        #expect(shelf.view.indexPath(for: shelf.view.visibleCells[3]) == .at(0, 3))
        #expect(shelf.view.numberOfRows(inSection: 0) == 100 && shelf.view.numberOfRows(inSection: 9) == 0)
    }
}
