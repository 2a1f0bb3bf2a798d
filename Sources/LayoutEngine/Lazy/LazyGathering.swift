/// Collects the cells that a lazy container currently has.
package struct LazyGathering {
    private(set) var items: [LayoutNode] = []
    private(set) var cells: [LazyCell] = []
    /// The cell ranges of the sections that pin views.
    private(set) var sections: [Range<Int>] = []
    private var isFirst = false

    package init() {}

    package mutating func take(_ item: LayoutNode, _ cell: LazyCell) {
        items.append(item)
        cells.append(cell)
        if cell.isInLine {
            cells[cells.count - 1].isFirst = isFirst
            isFirst = false
        }
    }

    /// Begins a new line with the next cell.
    package mutating func beginLine() { isFirst = true }

    package mutating func openSection(at cell: Int) -> Int {
        sections.append(cell..<cell)
        return sections.count - 1
    }

    package mutating func closeSection(_ section: Int, at cell: Int) {
        sections[section] = sections[section].lowerBound..<cell
    }

    /// Drops the pinned views of sections that are out of sight.
    package mutating func dropUnneeded(_ window: Range<Int>) {
        if !cells.contains(where: { $0.isAway }) { return }
        let isNeeded = cells.map { !$0.isAway || sections[$0.section].overlaps(window) }
        items = zip(items, isNeeded).filter { $0.1 }.map { $0.0 }
        cells = zip(cells, isNeeded).filter { $0.1 }.map { $0.0 }
    }
}
