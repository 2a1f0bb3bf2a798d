import Drawing
import LayoutEngine

/// The node of a collection in a lazy container: it makes rows as they come into sight.
///
/// Rows out of sight are kept for a while with their state, then their lives end.
class LazyRowsNode: DynamicNode {
    struct Row {
        var slot: Int
        let node: _ViewNode
        var parts: [LazyPart] = []
        /// The layout in which the row was last in sight; `nil` while it is.
        var idleSince: Int?
    }

    // The container is above and outlives its content.
    @Unretained final private(set) var container: LazyContainerNode
    // No checks of exclusive access for properties used for each row, on one actor and briefly.
    /// How many cells the rows have.
    @exclusivity(unchecked) final var counts = SlotCounts(slots: 0)
    /// The rows that are there, in order.
    @exclusivity(unchecked) final var rows: [Row] = []
    /// Whether a row with a section was seen.
    private(set) final var hasSections = false

    init(container: LazyContainerNode, in context: _NodeContext) {
        self.container = container
        super.init(in: context)
    }

    override final func part(in feature: any GraphFeature.Type) -> AnyObject? {
        feature == LazyContainers.self ? self : nil
    }

    /// Makes the node of a row.
    func makeRow(_ slot: Int) -> _ViewNode { EmptyNode(in: _NodeContext(self)) }

    /// Where the row of an id is.
    func slot<Other: Hashable>(of id: Other) -> Int? { nil }

    /// The first row before a limit in which a view has an id, as far as the values of the row's views tell. No row
    /// need be made for that.
    func slot<Other: Hashable>(containing id: Other, before limit: Int?) -> Int? { nil }

    /// Makes a row if it is not there, and lays the graph out with it.
    final func layOut(with slot: Int) {
        let index = firstRow(from: slot)
        if index < rows.count, rows[index].slot == slot { return }
        rows.insert(Row(slot: slot, node: makeRow(slot)), at: index)
        structureDidChange()
        graph.layOutAgain()
    }

    /// The edits of the collection, if the loop itself declares them.
    var edits: LoopEdits? { nil }

    /// Returns the tag that distinguishes a removed row from others.
    func tag(of slot: Int) -> AnyHashable { slot }

    /// The first of the rows that are there at or behind a slot.
    final func firstRow(from slot: Int) -> Int { rows.partitioningIndex { $0.slot >= slot } }

    // MARK: Filling

    /// Makes the rows that have cells in a range, as many as the budget allows. Returns whether any were made.
    ///
    /// - Parameter base: the first cell of these rows.
    final func fill(_ cells: Range<Int>, from base: Int, budget: inout Int) -> Bool {
        let total = counts.total
        if counts.slots == 0 || cells.lowerBound > base + total || cells.upperBound < base { return false }
        let own = (cells.lowerBound - base..<cells.upperBound - base).clamped(to: 0..<total)
        var made = false
        // Rows before and behind that have no cells are looked at again where that is in doubt.
        let first = own.lowerBound > 0 ? counts.slot(at: own.lowerBound - 1) : 0
        let last = own.upperBound < total ? counts.slot(at: own.upperBound) : counts.slots - 1
        var index = firstRow(from: first)
        var start = counts.firstCell(of: first)
        for slot in first...last {
            let count = counts.count(of: slot)
            defer { start += count }
            if index < rows.count, rows[index].slot == slot {
                let parts = rows[index].parts
                if container.fill(parts, cells, from: base + start, budget: &budget) { made = true }
            } else if (start..<start + count).overlaps(own) || counts.isDoubtful(slot) {
                if budget <= 0 { return made }
                budget -= max(1, count)
                rows.insert(Row(slot: slot, node: makeRow(slot)), at: index)
                made = true
            } else {
                continue
            }
            index += 1
        }
        return made
    }

    // MARK: Collecting

    /// Works out again which cells there are, and hands them to the container.
    final func collect(from base: Int) {
        var next = 0
        for index in rows.indices {
            let slot = rows[index].slot
            // Its views have not been made yet.
            if rows[index].node.children.isEmpty { continue }
            let parts = LazyPart.parts(at: rows[index].node, before: rows[index].parts)
            rows[index].parts = parts
            leaveOut(next..<slot, from: base)
            next = slot + 1
            let start = base + counts.firstCell(of: slot)
            // Mostly a row is one view, as the others are.
            if parts.count == 1, case .item = parts[0], counts.areOne {
                container.gather(parts, from: start)
                continue
            }
            note(parts, of: slot, at: start)
            container.gather(parts, from: start)
            // Rows inside this one may have turned out to have other cells, and have told so.
            set(parts, of: slot, at: start)
            if !hasSections, LazyPart.haveSections(parts) { hasSections = true }
        }
        leaveOut(next..<counts.slots, from: base)
        for departure in graph.departures.of(self) { container.gather(LazyPart.parts(at: departure.node), from: base) }
    }

    /// Notes the cells in sight of rows that have not been made.
    private func leaveOut(_ slots: Range<Int>, from base: Int) {
        if slots.isEmpty { return }
        let cells = base + counts.firstCell(of: slots.lowerBound)..<base + counts.firstCell(of: slots.upperBound)
        container.gathering.leaveOut(cells.clamped(to: container.window))
    }

    private func set(_ parts: [LazyPart], of slot: Int, at cell: Int) {
        let columns = container.columns
        counts.set(
            LazyPart.end(of: parts, from: cell, columns: columns) - cell, of: slot,
            usual: LazyPart.end(of: parts, from: 0, columns: columns))
    }

    private func note(_ parts: [LazyPart], of slot: Int, at cell: Int) {
        let (before, total) = (counts.count(of: slot), counts.total)
        set(parts, of: slot, at: cell)
        let number = counts.count(of: slot)
        if number == before { return }
        container.cellsDidChange(
            at: cell, from: before, to: number, othersToo: counts.total - total != number - before)
    }

    /// Counts the cells of sections again, as the number of cells in a line has changed.
    final func countAgain() {
        if hasSections { counts = SlotCounts(slots: counts.slots) }
        for row in rows { LazyRowsNode.countAgain(row.parts) }
    }

    static func countAgain(_ parts: [LazyPart]) {
        for case .rows(let rows) in parts { rows.countAgain() }
    }

    // MARK: Rows out of sight

    /// After how many layouts out of sight a row's life ends.
    static let idleLimit = 8

    /// Ends the lives of rows that have been out of sight for long, or are many.
    ///
    /// - Parameter base: the first cell of these rows.
    final func dropIdleRows(outside cells: Range<Int>, from base: Int, layout: Int) {
        var shown = 0
        for index in rows.indices {
            let start = base + counts.firstCell(of: rows[index].slot)
            let own = start..<start + counts.count(of: rows[index].slot)
            if own.isEmpty ? cells.contains(start) : own.overlaps(cells) {
                rows[index].idleSince = nil
                shown += 1
                container.dropIdleRows(in: rows[index].parts, from: start, layout: layout)
            } else if rows[index].idleSince == nil {
                rows[index].idleSince = layout
            }
        }
        if shown == rows.count { return }
        // If there are many, the rows last in sight stay.
        var spare = rows.count - shown - max(16, 2 * shown)
        var ages = spare > 0 ? rows.compactMap { $0.idleSince }.sorted() : []
        ages = Array(ages.prefix(max(0, spare)))
        let oldest = ages.last ?? -1
        var ended: [_ViewNode] = []
        rows.removeAll { row in
            guard let since = row.idleSince else { return false }
            guard layout - since >= Self.idleLimit || (spare > 0 && since <= oldest) else { return false }
            spare -= 1
            ended.append(row.node)
            return true
        }
        for node in ended { graph.end(node) }
    }

    override final func appendChildren(to list: inout [_ViewNode]) {
        var nodes: [_ViewNode] = []
        nodes.reserveCapacity(rows.count)
        for row in rows { nodes.append(row.node) }
        append(nodes, to: &list)
    }

    override final func takeChildren(into list: inout [_ViewNode]) {
        super.takeChildren(into: &list)
        rows = []
    }
}
