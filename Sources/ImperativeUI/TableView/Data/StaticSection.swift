import Foundation

/// A section of a table view whose cells an interface file has.
@MainActor struct StaticSection {
    let header: String?
    let footer: String?
    let rows: [Row]

    /// A cell, with its height if it has one of its own.
    struct Row {
        let cell: UITableViewCell
        let height: CGFloat?
    }
}

extension UITableView {
    /// Returns a section of an interface file; `nil` if there is none.
    final func staticSection(_ section: Int) -> StaticSection? {
        guard let staticSections, staticSections.indices.contains(section) else { return nil }
        return staticSections[section]
    }

    /// Returns a row of an interface file; `nil` if there is none.
    final func staticRow(_ path: IndexPath) -> StaticSection.Row? {
        guard let rows = staticSection(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
        return rows[path.row]
    }
}
