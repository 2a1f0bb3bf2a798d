import TestSupport
import Testing

@testable import ImperativeUI

/// What holds in every table, whatever was done to it: it shows what an array of arrays says.
@MainActor @Suite("Random tables") struct TableLawTests {
    private enum Step {
        case insert(Int, Int), delete(Int, Int), move(Int, Int), reload(Int), reloadData
        case addSection(Int), removeSection(Int), batch([Int]), updates(Int, Int)
        case scroll(CGFloat), jump(CGFloat), resize(CGFloat, CGFloat), grow(Int, Int)
        case select(Int), deselect(Int), edit(Bool), commit(Int), moveByHand(Int, Bool), header(Int)
    }

    private func step(_ random: inout SplitMix64) -> Step {
        let place = random.below(40)
        switch random.below(24) {
        case 0...2: return .insert(place, 1 + random.below(12))
        case 3, 4: return .delete(place, 1 + random.below(5))
        case 5: return .move(place, random.below(40))
        case 6: return .reload(place)
        case 7: return .reloadData
        case 8: return .addSection(random.below(4))
        case 9: return .removeSection(random.below(4))
        case 10: return .batch((0..<1 + random.below(6)).map { _ in random.below(40) })
        case 11: return .updates(place, random.below(40))
        case 12, 13: return .scroll(CGFloat(random.below(300)) - 150)
        case 14: return .jump(CGFloat(random.below(2_000)) - 100)
        case 15: return .resize(CGFloat(random.below(300)), CGFloat(random.below(400)))
        case 16: return .grow(place, random.below(5))
        case 17: return .select(place)
        case 18: return .deselect(place)
        case 19: return .edit(random.below(2) == 0)
        case 20: return .commit(place)
        case 21: return .moveByHand(place, random.below(2) == 0)
        case 22: return .header(random.below(4))
        default: return .scroll(CGFloat(random.below(2_000)) - 1_000)
        }
    }

    /// A data source that is an array of arrays of numbers, with heights, and the numbers that are selected.
    @MainActor private final class Model: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[Int]] = [[0, 1, 2]]
        var lines: [Int: Int] = [:]
        var headers: Set<Int> = []
        var selected: Set<Int> = []
        private var last = 2

        func next() -> Int {
            last += 1
            return last
        }

        var paths: [IndexPath] {
            sections.indices.flatMap { section in sections[section].indices.map { IndexPath(row: $0, section: section) }
            }
        }

        func path(_ place: Int) -> IndexPath? { paths.isEmpty ? nil : paths[place % paths.count] }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let number = sections[indexPath.section][indexPath.row]
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "c")
                ?? UITableViewCell(style: .default, reuseIdentifier: "c")
            cell.textLabel?.text = "\(number)"
            cell.tag = number
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            headers.contains(section) ? "Section \(section)" : nil
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            lines[sections[indexPath.section][indexPath.row]].map { CGFloat($0 * 30) } ?? UITableView.automaticDimension
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            selected.remove(sections[indexPath.section].remove(at: indexPath.row))
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.row)
        }
    }

    private func perform(_ step: Step, _ model: Model, _ table: UITableView, _ stage: Stage) {
        switch step {
        case .insert(let place, let count):
            guard !model.sections.isEmpty else { return }
            let section = place % model.sections.count
            let row = min(place, model.sections[section].count)
            model.sections[section].insert(contentsOf: (0..<count).map { _ in model.next() }, at: row)
            table.insertRows(at: (row..<row + count).map { .at(section, $0) }, with: .automatic)
        case .delete(let place, let count):
            guard let first = model.path(place) else { return }
            let end = min(first.row + count, model.sections[first.section].count)
            model.selected.subtract(model.sections[first.section][first.row..<end])
            model.sections[first.section].removeSubrange(first.row..<end)
            table.deleteRows(at: (first.row..<end).map { .at(first.section, $0) }, with: .left)
        case .move(let a, let b):
            guard let from = model.path(a), let to = model.path(b), from != to else { return }
            let number = model.sections[from.section].remove(at: from.row)
            let row = min(to.row, model.sections[to.section].count)
            model.sections[to.section].insert(number, at: row)
            table.moveRow(at: from, to: .at(to.section, row))
        case .reload(let place):
            guard let path = model.path(place) else { return }
            model.selected.remove(model.sections[path.section][path.row])
            table.reloadRows(at: [path], with: .fade)
        case .reloadData:
            model.selected = []
            table.reloadData()
        case .addSection(let place):
            let index = min(place, model.sections.count)
            model.sections.insert([model.next(), model.next()], at: index)
            table.insertSections([index], with: .automatic)
        case .removeSection(let place):
            guard model.sections.indices.contains(place) else { return }
            model.selected.subtract(model.sections.remove(at: place))
            table.deleteSections([place], with: .automatic)
        case .batch(let places):
            guard let section = model.sections.indices.first else { return }
            table.performBatchUpdates {
                let old = model.sections[section]
                let gone = Set(places.filter { old.indices.contains($0) })
                model.selected.subtract(gone.map { old[$0] })
                let kept = old.indices.filter { !gone.contains($0) }.map { old[$0] }
                model.sections[section] = [model.next()] + kept + [model.next()]
                table.deleteRows(at: gone.sorted().map { .at(section, $0) }, with: .automatic)
                let last = model.sections[section].count - 1
                table.insertRows(at: [.at(section, 0), .at(section, last)], with: .automatic)
            }
        case .updates(let a, let b):
            guard let from = model.path(a) else { return }
            table.beginUpdates()
            table.beginUpdates()
            let number = model.sections[from.section].remove(at: from.row)
            let section = b % model.sections.count
            let row = min(b, model.sections[section].count)
            model.sections[section].insert(number, at: row)
            table.moveRow(at: from, to: .at(section, row))
            table.endUpdates()
            table.endUpdates()
        case .scroll(let delta): table.scroll(by: CGVector(dx: 0, dy: delta))
        case .jump(let offset): table.contentOffset.y = offset
        case .resize(let width, let height): table.frame.size = CGSize(width: width, height: height)
        case .grow(let place, let lines):
            guard let path = model.path(place) else { return }
            model.lines[model.sections[path.section][path.row]] = lines
            table.beginUpdates()
            table.endUpdates()
        case .select(let place):
            guard let path = model.path(place), table.canSelect else { return }
            model.selected.insert(model.sections[path.section][path.row])
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        case .deselect(let place):
            guard let path = model.path(place) else { return }
            model.selected.remove(model.sections[path.section][path.row])
            table.deselectRow(at: path, animated: false)
        case .edit(let isEditing):
            if isEditing != table.isEditing { model.selected = [] }
            table.setEditing(isEditing, animated: false)
        case .commit(let place): model.path(place).map { table.commit(.delete, at: $0) }
        case .moveByHand(let place, let isDown): model.path(place).map { _ = table.moveByOne($0, isDown: isDown) }
        case .header(let section):
            if model.headers.remove(section) == nil { model.headers.insert(section) }
            model.selected = []
            table.reloadData()
        }
        stage.window.layoutIfNeeded()
    }

    private func fault(_ model: Model, _ table: UITableView) -> String? {
        if (0..<table.numberOfSections).map({ table.numberOfRows(inSection: $0) }) != model.sections.map(\.count) {
            return "the table has other numbers of rows"
        }
        var visible: [IndexPath] = []
        var y: CGFloat?
        for path in model.paths {
            let rect = table.rectForRow(at: path)
            if let y, rect.minY < y - 0.001 { return "row \(path) begins at \(rect.minY), before \(y)" }
            y = rect.maxY
            guard rect.shares(with: table.bounds) else { continue }
            visible.append(path)
            let number = model.sections[path.section][path.row]
            guard let cell = table.cellForRow(at: path) else { return "row \(path) has no cell" }
            if cell.tag != number || cell.textLabel?.text != "\(number)" { return "row \(path) shows \(cell.tag)" }
            if cell.frame != rect { return "the cell of \(path) is at \(cell.frame), not at \(rect)" }
            let height = model.lines[number].map { CGFloat($0 * 30) } ?? 44
            if abs(rect.height - height) > 0.001 { return "row \(path) is \(rect.height) high, not \(height)" }
            if cell.isSelected != model.selected.contains(number) {
                return "row \(path) is selected: \(cell.isSelected)"
            }
            if cell.isEditing != table.isEditing { return "row \(path) is edited: \(cell.isEditing)" }
        }
        if table.indexPathsForVisibleRows != visible { return "other rows are visible than those in sight" }
        let cells = table.subviews.filter { $0 is UITableViewCell }
        if cells.count != visible.count { return "\(cells.count) cells for \(visible.count) rows" }
        let chosen = Set((table.indexPathsForSelectedRows ?? []).map { model.sections[$0.section][$0.row] })
        if chosen != model.selected { return "\(chosen) are selected, not \(model.selected)" }
        return headerFault(model, table)
    }

    private func headerFault(_ model: Model, _ table: UITableView) -> String? {
        for section in model.sections.indices {
            let rect = table.rect(forSection: section)
            let expected = model.headers.contains(section) && rect.shares(with: table.bounds)
            let header = table.headerView(forSection: section)
            if (header != nil) != expected { return "section \(section) shows a header: \(header != nil)" }
            guard let header else { continue }
            if header.textLabel?.text != "Section \(section)" { return "section \(section) shows another title" }
            let top = max(rect.minY, min(table.bounds.minY, rect.maxY - header.frame.height))
            if abs(header.frame.minY - top) > 0.001 {
                return "the header of section \(section) is at \(header.frame.minY), not at \(top)"
            }
        }
        return nil
    }

    @Test("A table shows what its data source says, whatever is changed, scrolled, selected and edited")
    func model() {
        PropertyCheck<Step>("tables", make: step) { steps in
            let (stage, model) = (Stage(), Model())
            let table = UITableView(frame: CGRect(0, 0, 320, 300))
            table.allowsMultipleSelection = true
            table.allowsMultipleSelectionDuringEditing = true
            table.dataSource = model
            table.delegate = model
            stage.root.view.addSubview(table)
            stage.window.layoutIfNeeded()
            for (number, step) in steps.enumerated() {
                perform(step, model, table, stage)
                if let fault = fault(model, table) { return "after step \(number), \(step): \(fault)" }
            }
            return nil
        }
        .check(sequences: 1_250, length: 40)
    }
}
