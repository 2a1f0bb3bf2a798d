import LayoutEngine

/// A piece of the contents of a lazy container.
///
/// Cells are counted as if all lines were full: a piece that begins a new line leaves the rest of the previous one
/// empty, and one with a line of its own takes as many cells as a line has.
@MainActor enum LazyPart {
    /// One view that is there.
    case item(LayoutNode)
    /// One that is on its way out: it stays in sight, but is no cell.
    case leaving(LayoutNode)
    /// Rows that are made as they are needed.
    case rows(LazyRowsNode)
    /// A section begins, on a new line.
    case sectionStart
    /// A view of a section's header or footer.
    case edge(LayoutNode, LazyCell.Role)
    /// The end of a section's content: the next piece begins on a new line.
    case contentEnd
    /// A section ends, and a line with it.
    case sectionEnd

    private enum Step {
        case node(_ViewNode, LazyCell.Role)
        case mark(LazyPart)
    }

    /// The pieces at and below a node, in order, without going into other collectors.
    static func parts(at node: _ViewNode?) -> [LazyPart] {
        guard var node else { return [] }
        var items: [LayoutNode] = []
        // Mostly a row is a chain of nodes, the last with one item.
        while true {
            if let item = node.onlyItem { return [piece(of: item, .cell)] }
            if node.appendItems(to: &items) { return items.map { piece(of: $0, .cell) } }
            guard let child = node.gatheredChild else { break }
            node = child
        }
        if let rows = node.lazyRows { return [.rows(rows)] }
        var parts: [LazyPart] = []
        var children: [_ViewNode] = []
        var stack: [Step] = [.node(node, .cell)]
        while let step = stack.popLast() {
            guard case .node(let node, let role) = step else {
                if case .mark(let mark) = step { parts.append(mark) }
                continue
            }
            if let rows = node.lazyRows {
                parts.append(.rows(rows))
                continue
            }
            if node.appendItems(to: &items) {
                for item in items { parts.append(piece(of: item, role)) }
                items.removeAll(keepingCapacity: true)
                continue
            }
            // A section in a header is part of the header.
            if role == .cell, let section = node as? SectionNode {
                stack.append(.mark(.sectionEnd))
                if let footer = section.footer { stack.append(.node(footer, .footer)) }
                stack.append(.mark(.contentEnd))
                if let content = section.content { stack.append(.node(content, .cell)) }
                if let header = section.header { stack.append(.node(header, .header)) }
                parts.append(.sectionStart)
                continue
            }
            if !children.isEmpty { children.removeAll(keepingCapacity: true) }
            node.appendChildren(to: &children)
            for child in children.reversed() { stack.append(.node(child, role)) }
        }
        return parts
    }

    /// Returns the pieces at and below a node: the former ones, if there is still only the same item.
    static func parts(at node: _ViewNode, before: [LazyPart]) -> [LazyPart] {
        guard before.count == 1, case .item(let old) = before[0], onlyItem(at: node) === old,
            !old.context.isDeparting(old)
        else { return parts(at: node) }
        return before
    }

    /// Returns the only item at or below a node; `nil` where it is not known without gathering.
    private static func onlyItem(at node: _ViewNode) -> LayoutNode? {
        var node = node
        while node.onlyItem == nil, let child = node.gatheredChild { node = child }
        return node.onlyItem
    }

    private static func piece(of item: LayoutNode, _ role: LazyCell.Role) -> LazyPart {
        if item.context.isDeparting(item) { return .leaving(item) }
        return role == .cell ? .item(item) : .edge(item, role)
    }

    /// Returns the cell after the piece, where its predecessor ends at `cell` and a line has `columns` cells.
    func end(from cell: Int, columns: Int) -> Int {
        switch self {
        case .item: cell + 1
        case .leaving, .sectionEnd: cell
        case .rows(let rows): cell + rows.counts.total
        case .edge: cell + columns
        case .sectionStart, .contentEnd: LazyCell.newLine(cell, columns)
        }
    }

    /// The cell behind some pieces.
    static func end(of parts: [LazyPart], from cell: Int, columns: Int) -> Int {
        var end = cell
        for part in parts { end = part.end(from: end, columns: columns) }
        return end
    }

    /// Whether there is a section among the pieces, as far as is known.
    static func haveSections(_ parts: [LazyPart]) -> Bool {
        parts.contains { part in
            switch part {
            case .sectionStart: true
            case .rows(let rows): rows.hasSections
            default: false
            }
        }
    }
}
