/// The cells of a lazy container that are there, as they are gathered.
package struct LazyGathering {
    private(set) var items: [LayoutNode] = []
    private(set) var cells: [LazyCell] = []
    /// The sections that keep something in sight, by their cells.
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

    /// What follows begins on a new line.
    package mutating func beginLine() { isFirst = true }

    package mutating func openSection(at cell: Int) -> Int {
        sections.append(cell..<cell)
        return sections.count - 1
    }

    package mutating func closeSection(_ section: Int, at cell: Int) {
        sections[section] = sections[section].lowerBound..<cell
    }

    /// Lets go of what is pinned in sections none of which is in sight.
    package mutating func dropUnneeded(_ window: Range<Int>) {
        if !cells.contains(where: { $0.isAway }) { return }
        let isNeeded = cells.map { !$0.isAway || sections[$0.section].overlaps(window) }
        items = zip(items, isNeeded).filter { $0.1 }.map { $0.0 }
        cells = zip(cells, isNeeded).filter { $0.1 }.map { $0.0 }
    }
}
