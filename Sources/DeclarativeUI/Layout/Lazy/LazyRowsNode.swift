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
    unowned(unsafe) final let container: LazyContainerNode
    /// How many cells the rows have.
    final var counts = SlotCounts(slots: 0)
    /// The rows that are there, in order.
    final var rows: [Row] = []

    init(container: LazyContainerNode, in context: _NodeContext) {
        self.container = container
        super.init(in: context)
    }

    override final var lazyRows: LazyRowsNode? { self }

    /// Makes the node of a row.
    func makeRow(_ slot: Int) -> _ViewNode { EmptyNode(in: _NodeContext(self)) }

    /// Where the row of an id is.
    func slot<Other: Hashable>(of id: Other) -> Int? { nil }

    /// How a row that goes is told from others.
    func tag(of slot: Int) -> AnyHashable { slot }

    /// The first of the rows that are there at or behind a slot.
    final func firstRow(from slot: Int) -> Int {
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].slot < slot { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: Filling

    /// Makes the rows that have cells in a range, as many as the budget allows; answers whether any were made.
    final func fill(_ cells: Range<Int>, budget: inout Int) -> Bool {
        let cells = cells.clamped(to: 0..<counts.total)
        if cells.isEmpty { return false }
        var made = false
        let first = counts.slot(at: cells.lowerBound)
        var index = firstRow(from: first)
        for slot in first...counts.slot(at: cells.upperBound - 1) {
            if index < rows.count, rows[index].slot == slot {
                let start = counts.firstCell(of: slot)
                if LazyRowsNode.fill(rows[index].parts, cells, from: start, budget: &budget) { made = true }
            } else if counts.count(of: slot) > 0 {
                if budget <= 0 { return made }
                budget -= max(1, counts.count(of: slot))
                rows.insert(Row(slot: slot, node: makeRow(slot)), at: index)
                made = true
            } else {
                continue
            }
            index += 1
        }
        return made
    }

    /// Makes the rows below some parts that have cells in a range.
    static func fill(_ parts: [LazyPart], _ cells: Range<Int>, from first: Int, budget: inout Int) -> Bool {
        var base = first
        var made = false
        for part in parts {
            let count = part.cellCount
            if case .rows(let nested) = part, base < cells.upperBound, base + count > cells.lowerBound {
                let own = (cells.lowerBound - base)..<(cells.upperBound - base)
                if nested.fill(own, budget: &budget) { made = true }
            }
            base += count
        }
        return made
    }

    // MARK: Collecting

    /// Works out again which cells there are, and hands them to the container.
    final func collect(from base: Int) {
        for index in rows.indices {
            let slot = rows[index].slot
            // Its views have not been made yet.
            if rows[index].node.children.isEmpty { continue }
            let parts = LazyPart.parts(at: rows[index].node)
            rows[index].parts = parts
            let start = base + counts.firstCell(of: slot)
            let counted = container.countedChange
            container.gather(parts, from: start)
            let number = parts.reduce(0) { $0 + $1.cellCount }
            let before = counts.count(of: slot)
            // Rows inside this one have said so already.
            let known = before + container.countedChange - counted
            let total = counts.total
            counts.set(number, of: slot)
            container.countedChange = counted + counts.total - total
            if number != known {
                let othersToo = counts.total - total != number - before
                container.cellsDidChange(at: start, from: max(0, known), to: number, othersToo: othersToo)
            }
        }
        for departure in graph.departures.of(self) { container.gather(LazyPart.parts(at: departure.node), from: base) }
    }

    // MARK: Rows out of sight

    /// After how many layouts out of sight a row's life ends.
    static let idleLimit = 8

    /// Ends the lives of rows that have been out of sight for long, or are many.
    final func dropIdleRows(outside cells: Range<Int>, layout: Int) {
        var shown = 0
        for index in rows.indices {
            let start = counts.firstCell(of: rows[index].slot)
            let own = start..<start + counts.count(of: rows[index].slot)
            if own.isEmpty ? cells.contains(start) : own.overlaps(cells) {
                rows[index].idleSince = nil
                shown += 1
                let inner = (cells.lowerBound - start)..<(cells.upperBound - start)
                LazyRowsNode.dropIdleRows(in: rows[index].parts, outside: inner, layout: layout)
            } else if rows[index].idleSince == nil {
                rows[index].idleSince = layout
            }
        }
        if shown == rows.count { return }
        // Of many, those that were in sight last stay.
        var spare = rows.count - shown - max(16, 2 * shown)
        var ages = spare > 0 ? rows.compactMap { $0.idleSince }.sorted() : []
        ages = Array(ages.prefix(max(0, spare)))
        let oldest = ages.last ?? -1
        rows.removeAll { row in
            guard let since = row.idleSince else { return false }
            guard layout - since >= Self.idleLimit || (spare > 0 && since <= oldest) else { return false }
            spare -= 1
            graph.end(row.node, .gone)
            return true
        }
    }

    private static func dropIdleRows(in parts: [LazyPart], outside cells: Range<Int>, layout: Int) {
        var base = 0
        for part in parts {
            let count = part.cellCount
            if case .rows(let nested) = part {
                nested.dropIdleRows(
                    outside: (cells.lowerBound - base)..<(cells.upperBound - base), layout: layout)
            }
            base += count
        }
    }

    override final func appendChildren(to list: inout [_ViewNode]) { append(rows.map { $0.node }, to: &list) }

    override final func takeChildren(into list: inout [_ViewNode]) {
        super.takeChildren(into: &list)
        rows = []
    }
}
