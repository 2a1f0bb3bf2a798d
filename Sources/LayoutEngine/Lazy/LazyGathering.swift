/// Collects the cells that a lazy container currently has.
package struct LazyGathering {
    package private(set) var items: [LayoutNode] = []
    package private(set) var cells: [LazyCell] = []
    /// The cell ranges of the sections that pin views.
    private(set) var sections: [Range<Int>] = []
    /// The runs of cells that belong together.
    package private(set) var runs: [LazyRun] = []
    /// Cells that are not there, in no order.
    private(set) var gaps: [Range<Int>] = []
    /// Where the open sections and their contents begin.
    private var open: [(start: Int, content: Int)] = []
    /// Where cells begin that are in no section.
    private var looseStart = 0
    private var isFirst = false

    package init() {}

    // MARK: Runs

    /// A section begins.
    package mutating func sectionBegins(at cell: Int) {
        if open.isEmpty { closeLoose(at: cell) }
        open.append((cell, cell))
    }

    /// A part of a section's header ends.
    package mutating func headerEnds(at cell: Int) {
        if !open.isEmpty { open[open.count - 1].content = cell }
    }

    /// The content of a section ends.
    package mutating func contentEnds(at cell: Int) {
        guard let section = open.last, section.content < cell else { return }
        runs.append(LazyRun(cells: section.content..<cell, start: section.start, isSection: true))
    }

    /// A section ends.
    package mutating func sectionEnds(at cell: Int) {
        _ = open.popLast()
        if open.isEmpty { looseStart = cell }
    }

    /// Nothing follows.
    package mutating func end(at cell: Int) { closeLoose(at: cell) }

    private mutating func closeLoose(at cell: Int) {
        if looseStart < cell { runs.append(LazyRun(cells: looseStart..<cell, start: looseStart, isSection: false)) }
    }

    package mutating func take(_ item: LayoutNode, _ cell: LazyCell) {
        items.append(item)
        cells.append(cell)
        if cell.isInLine {
            cells[cells.count - 1].isFirst = isFirst
            isFirst = false
        }
    }

    /// Notes cells that are not there, so that lines with some of them are not taken for whole ones.
    package mutating func leaveOut(_ cells: Range<Int>) {
        if !cells.isEmpty { gaps.append(cells) }
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

/// A run of cells that belong together: the content of a section, or cells that are in none.
package struct LazyRun {
    package let cells: Range<Int>
    /// The first cell of the section: that of its header, if it has one.
    package let start: Int
    package let isSection: Bool
    /// Whether a header is before the cells, in sight or not.
    package var hasHeader: Bool { start < cells.lowerBound }
}
