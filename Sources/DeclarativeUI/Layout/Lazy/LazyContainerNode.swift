import Foundation

/// The node of a lazy container: of its rows, those are there that can be seen.
class LazyContainerNode: OneChildCollector, GeometryFollower, LayoutItemNode, FittingPlace {
    final let layoutNode: LazyLayoutNode
    final var hasNewcomers = false
    /// Whether everything is laid out, as nothing around scrolls along the lines.
    final let isWhole: Bool

    /// What there is to show, in order.
    final var parts: [LazyPart] = []
    /// The cells that are in sight.
    final var window: Range<Int>
    /// What stays where it is on screen when more becomes known of the lines before it, and where it begins.
    final var anchor: (item: LayoutNode, top: CGFloat)?
    /// Whether other cells have come into sight since it was last looked what appears.
    final var hasOtherCells = false

    private final lazy var isPrimed = isWhole
    // While cells are gathered.
    private final var gathered: [LayoutNode] = []
    private final var gatheredCells: [Int] = []

    init(_ rule: LazyRule, in context: _NodeContext) {
        layoutNode = LazyLayoutNode(engine: context.parent.graph.layoutEngine, rule: rule)
        isWhole = Self.scroller(above: context.parent, along: rule.axis) == nil
        window = 0..<(isWhole ? .max : max(1, rule.items?.count ?? 1))
        super.init(in: context)
        layoutNode.layoutDirection = layoutDirection
        if isWhole { return }
        graph.fittingPlaces += 1
        graph.geometry.add(self)
        graph.lazyContainers.add(self)
    }

    final var fittingItem: ContainerLayoutNode { layoutNode }

    override var viewType: Any.Type { layoutNode.rule.type }

    final func update(_ rule: LazyRule) {
        if layoutNode.rule == rule { return }
        layoutNode.rule = rule
        graph.layoutDidChange()
    }

    /// The nearest scroll view that moves its contents along an axis, from a node upwards.
    static func scroller(above node: _ViewNode, along axis: Axis) -> ScrollingNode? {
        var next: _ViewNode? = node
        while let here = next {
            if let scroller = here as? ScrollingNode, scroller.axes.includes(axis) { return scroller }
            next = here.parent
        }
        return nil
    }

    // MARK: Collecting

    override final func collect() {
        parts = LazyPart.parts(at: child)
        if !isPrimed {
            // The first line tells the size before there is a layout.
            isPrimed = true
            var budget = window.count
            _ = LazyRowsNode.fill(parts, window, from: 0, budget: &budget)
        }
        gathered.removeAll()
        gatheredCells.removeAll()
        gather(parts, from: 0)
        layoutNode.setCells(gathered, at: gatheredCells, of: parts.reduce(0) { $0 + $1.cellCount })
        if !layoutNode.isValid { graph.layoutDidChange() }
    }

    /// Takes the cells of some parts that are in sight.
    final func gather(_ parts: [LazyPart], from first: Int) {
        var cell = first
        for part in parts {
            switch part {
            case .item(let item):
                if window.contains(cell) { take(item, as: cell) }
                cell += 1
            case .leaving(let item):
                if item.parent === layoutNode { take(item, as: -1) }
            case .rows(let rows):
                rows.collect(from: cell)
                cell += rows.counts.total
            }
        }
    }

    private final func take(_ item: LayoutNode, as cell: Int) {
        gathered.append(item)
        gatheredCells.append(cell)
    }

    // MARK: Cells that come and go

    /// A row turned out to have another number of cells; if others are now taken for that many, too, nothing is known of
    /// what follows.
    final func cellsDidChange(at cell: Int, from before: Int, to number: Int, othersToo: Bool) {
        layoutNode.changeMetrics {
            if layoutNode.columns > 1 || othersToo {
                $0.forget(from: cell / layoutNode.columns)
            } else {
                $0.replace(cell..<cell + before, with: number)
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

    /// The rows of a collection have other places, each of them one cell.
    final func rowsDidMove(_ rows: LazyRowsNode, by places: [Int], newCount: Int) {
        anchor = nil
        guard let base = base(of: rows, in: parts, from: 0) else { return }
        if layoutNode.columns > 1 || rows.parent.map({ isInRow($0) }) ?? false {
            let same = places.indices.first { places[$0] != $0 } ?? places.count
            return layoutNode.changeMetrics { $0.forget(from: (base + same) / layoutNode.columns) }
        }
        layoutNode.changeMetrics { $0.move(base..<base + places.count, to: places, newCount: newCount) }
    }

    /// The rows of a collection have other places, from a cell on.
    final func rowsDidMove(_ rows: LazyRowsNode, from cell: Int) {
        anchor = nil
        guard let base = base(of: rows, in: parts, from: 0) else { return }
        layoutNode.changeMetrics { $0.forget(from: (base + cell) / layoutNode.columns) }
    }

    /// Whether a node is part of a row that was made as it was needed.
    private final func isInRow(_ node: _ViewNode) -> Bool {
        var next: _ViewNode? = node
        while let here = next, here !== self {
            if here.lazyRows != nil { return true }
            next = here.parent
        }
        return false
    }

    /// The first cell of some rows.
    final func base(of rows: LazyRowsNode, in parts: [LazyPart], from first: Int) -> Int? {
        var cell = first
        for part in parts {
            if case .rows(let other) = part {
                if other === rows { return cell }
                for row in other.rows {
                    if let found = base(of: rows, in: row.parts, from: cell + other.counts.firstCell(of: row.slot)) {
                        return found
                    }
                }
            }
            cell += part.cellCount
        }
        return nil
    }

    // MARK: What appears

    final func checkPlacement() -> Bool {
        if !hasOtherCells, !hasNewcomers { return false }
        if hasOtherCells { graph.preferences.orderDidChange(below: self) }
        var changed = hasOtherCells
        hasOtherCells = false
        hasNewcomers = false
        // In the order in which they are shown.
        var stack = Array(children.reversed())
        while let node = stack.popLast() {
            if let appearance = node as? AppearanceNode {
                let before = appearance.isShowing
                appearance.reconsider(.gone)
                if appearance.isShowing != before { changed = true }
            }
            let first = stack.count
            node.appendChildren(to: &stack)
            if stack.count - first > 1 { stack[first...].reverse() }
        }
        // Asking who is passed over notes newcomers among the rows out of sight.
        hasNewcomers = false
        return changed
    }

    override final func appendItems(to items: inout [LayoutNode]) -> Bool {
        items.append(layoutNode)
        return true
    }

    override final func layoutDirectionDidChange() { layoutNode.layoutDirection = layoutDirection }

    override final func willTearDown() {
        if isWhole { return }
        graph.fittingPlaces -= 1
        graph.geometry.remove(self)
        graph.lazyContainers.remove(self)
    }
}

/// The node of a lazy container with its content.
final class LazyNode<Content: View>: LazyContainerNode {
    init(_ rule: LazyRule, _ content: Content, in context: _NodeContext) {
        super.init(rule, in: context)
        child = Content._makeNode(content, in: _NodeContext(self))
        needsCollection()
    }

    func update(_ rule: LazyRule, _ content: Content) {
        update(rule)
        if let child { Content._updateNode(child, with: content) }
    }
}
