import LayoutEngine

/// Which cells there are.
extension LazyContainerNode {
    /// How many cells a line has.
    final var columns: Int { layoutNode.columns }

    /// Takes the cells of some visible parts, and the pinned views of visible sections.
    final func gather(_ parts: [LazyPart], from first: Int) {
        var cell = first
        var open: [Int] = []
        for part in parts {
            if case .sectionStart = part { gathering.sectionBegins(at: LazyCell.newLine(cell, columns)) }
            switch part {
            case .item(let item):
                if window.contains(cell) { gathering.take(item, LazyCell(number: cell)) }
            case .leaving(let item):
                if item.parent === layoutNode { gathering.take(item, LazyCell(number: -1)) }
            case .rows(let rows): rows.collect(from: cell)
            case .edge(let item, let role):
                let isAway = !(cell..<cell + columns).overlaps(window)
                let isPinned = !isWhole && layoutNode.rule.pins(role)
                if !isAway || isPinned {
                    let section = isPinned ? open.last ?? -1 : -1
                    gathering.take(item, LazyCell(number: cell, role: role, section: section, isAway: isAway))
                }
            case .sectionStart, .contentEnd, .sectionEnd: gathering.beginLine()
            }
            cell = part.end(from: cell, columns: columns)
            switch part {
            case .sectionStart: open.append(gathering.openSection(at: cell))
            case .edge(_, .header): gathering.headerEnds(at: cell)
            case .contentEnd: gathering.contentEnds(at: cell)
            case .sectionEnd:
                gathering.sectionEnds(at: cell)
                if let section = open.popLast() { gathering.closeSection(section, at: cell) }
            default: break
            }
        }
    }

    // MARK: Rows that come and go

    /// Makes the rows below some parts that have cells in a range.
    final func fill(_ parts: [LazyPart], _ cells: Range<Int>, from first: Int, budget: inout Int) -> Bool {
        var cell = first
        var made = false
        for part in parts {
            let end = part.end(from: cell, columns: columns)
            if case .rows(let rows) = part, cell <= cells.upperBound, end >= cells.lowerBound,
                rows.fill(cells, from: cell, budget: &budget)
            {
                made = true
            }
            cell = end
        }
        return made
    }

    /// Calls `body` with all rows nodes below some parts, the outer ones first.
    final func forEachRows(in parts: [LazyPart], _ body: (LazyRowsNode) -> Void) {
        for part in parts {
            guard case .rows(let rows) = part else { continue }
            body(rows)
            for row in rows.rows { forEachRows(in: row.parts, body) }
        }
    }

    /// Ends the lives of all rows but the given ones and those that are laid out.
    final func dropRows(but known: Set<ObjectIdentifier>) {
        var ended: [_ViewNode] = []
        forEachRows(in: parts) { rows in
            rows.rows.removeAll { row in
                if known.contains(ObjectIdentifier(row.node)) { return false }
                if LayoutItemCollector.items(at: row.node).contains(where: { $0.parent === layoutNode }) {
                    return false
                }
                ended.append(row.node)
                return true
            }
        }
        for node in ended { graph.end(node) }
    }

    final func dropIdleRows(in parts: [LazyPart], from first: Int, layout: Int) {
        var cell = first
        for part in parts {
            if case .rows(let rows) = part { rows.dropIdleRows(outside: window, from: cell, layout: layout) }
            cell = part.end(from: cell, columns: columns)
        }
    }

    /// The first cell of some rows, and the rows they are in, the outermost first.
    final func location(of rows: LazyRowsNode) -> (cell: Int, around: [(rows: LazyRowsNode, slot: Int)])? {
        location(of: rows, in: parts, from: 0)
    }

    private func location(
        of rows: LazyRowsNode, in parts: [LazyPart], from first: Int
    ) -> (cell: Int, around: [(rows: LazyRowsNode, slot: Int)])? {
        var cell = first
        for part in parts {
            if case .rows(let other) = part {
                if other === rows { return (cell, []) }
                for row in other.rows {
                    let start = cell + other.counts.firstCell(of: row.slot)
                    guard let found = location(of: rows, in: row.parts, from: start) else { continue }
                    return (found.cell, [(other, row.slot)] + found.around)
                }
            }
            cell = part.end(from: cell, columns: columns)
        }
        return nil
    }

    /// Which cell a view is that is there, in sight or not.
    final func cell(of item: LayoutNode) -> Int? { cell(of: item, in: parts, from: 0) }

    private func cell(of item: LayoutNode, in parts: [LazyPart], from first: Int) -> Int? {
        var cell = first
        for part in parts {
            switch part {
            case .item(let other), .edge(let other, _): if other === item { return cell }
            case .rows(let rows):
                for row in rows.rows {
                    let start = cell + rows.counts.firstCell(of: row.slot)
                    if let found = self.cell(of: item, in: row.parts, from: start) { return found }
                }
            default: break
            }
            cell = part.end(from: cell, columns: columns)
        }
        return nil
    }

    // MARK: Corrections of assumptions about cells

    /// Corrects the number of cells in a row. If others are now assumed to have that many too, all knowledge of later
    /// cells is dropped.
    final func cellsDidChange(at cell: Int, from before: Int, to number: Int, othersToo: Bool) {
        let areLines = [cell, before, number].allSatisfy { $0 % columns == 0 }
        layoutNode.changeMetrics {
            if othersToo || !areLines {
                $0.forget(from: cell / columns)
            } else {
                $0.replace(cell / columns..<(cell + before) / columns, with: number / columns)
            }
        }
        let change = number - before
        if window.upperBound == .max || othersToo { return }
        if cell + before <= window.lowerBound {
            let lower = max(0, window.lowerBound + change)
            window = lower..<max(lower, window.upperBound + change)
        } else if cell < window.upperBound {
            window = window.lowerBound..<max(window.lowerBound, window.upperBound + change)
        }
    }

    /// Moves the cells of some rows.
    ///
    /// - Parameter indices: by cell of the rows, its new index among them; negative for removed ones.
    final func cellsDidMove(in rows: LazyRowsNode, to indices: [Int], newCount: Int) {
        anchor = nil
        guard let (base, around) = location(of: rows) else { return }
        if columns > 1 {
            let same = indices.indices.first { indices[$0] != $0 } ?? indices.count
            return layoutNode.changeMetrics { $0.forget(from: (base + same) / columns) }
        }
        layoutNode.changeMetrics { $0.move(base..<base + indices.count, to: indices, newCount: newCount) }
        // The enclosing rows have more or fewer cells, which the lines know already.
        for (rows, slot) in around { rows.counts.set(rows.counts.count(of: slot) + newCount - indices.count, of: slot) }
    }

    /// Counts the cells of sections again, as the number of cells in a line has changed.
    final func countAgain() {
        anchor = nil
        LazyRowsNode.countAgain(parts)
        hasOtherCells = true
        needsCollection()
    }
}
