import TestSupport

@testable import ImperativeUI

/// A table of words in sections, and what its delegate was told.
@MainActor final class TableShelf: NSObject, UITableViewDataSource, UITableViewDelegate {
    let stage = Stage()
    let view: UITableView
    var sections: [[String]]
    var notes: [String] = []
    /// The number of cells that were made and not reused.
    var made = 0
    var configured = 0
    var headerTitles: [String?] = []
    var footerTitles: [String?] = []
    var cellStyle = UITableViewCell.CellStyle.default
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    init(
        _ sections: [[String]], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 400),
        isDelegate: Bool = true
    ) {
        self.sections = sections
        view = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        view.dataSource = self
        if isDelegate { view.delegate = self }
        stage.root.view.addSubview(view)
        settle()
    }

    convenience init(count: Int) { self.init([(0..<count).map { "\($0)" }]) }

    func settle() { stage.window.layoutIfNeeded() }

    func take() -> [String] {
        defer { notes = [] }
        return notes
    }

    /// The texts of the visible rows, from top to bottom.
    var shown: [String] { view.visibleCells.map { $0.textLabel?.text ?? "-" } }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
        view.cellForRow(at: IndexPath(row: row, section: section))
    }

    // MARK: Data source

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "word") ?? makeCell()
        configured += 1
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        configure(cell, indexPath)
        return cell
    }

    private func makeCell() -> UITableViewCell {
        made += 1
        return UITableViewCell(style: cellStyle, reuseIdentifier: "word")
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headerTitles.indices.contains(section) ? headerTitles[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footerTitles.indices.contains(section) ? footerTitles[section] : nil
    }

    // MARK: Delegate

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        notes.append("select \(indexPath.section).\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        notes.append("deselect \(indexPath.section).\(indexPath.row)")
    }
}

extension IndexPath {
    /// Row 3 of section 1 is `.at(1, 3)`.
    static func at(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
}
