import Foundation
import LayoutEngine

/// The node of a lazy container: of its rows, those are there that can be seen.
package class LazyContainerNode: SelectiveNode, GeometryFollower, LayoutItemNode {
    final let layoutNode: LazyLayoutNode
    /// Whether everything is laid out, as nothing around scrolls along the lines.
    final let isWhole: Bool
    /// The nearest scroll view that moved the contents along the lines when the container was made.
    // It is above. Not used once a life ends: ancestors are released first.
    @UnretainedOptional final private(set) var scroller: ScrollingNode?

    /// The pieces of the contents, in order.
    final var parts: [LazyPart] = []
    // No checks of exclusive access for properties used for each cell, on one actor and briefly.
    /// The cells that are in sight.
    @exclusivity(unchecked) final var window: Range<Int>
    /// How many more rows may be made before the next layout.
    final var spareRows = 0
    /// The item that keeps its position on screen when lengths before it are corrected, and its start.
    final var anchor: (item: LayoutNode, top: CGFloat)?
    /// Whether other cells have come into sight since the last check of appearance.
    final var hasOtherCells = false {
        didSet { if hasOtherCells { graph.geometry.needsCheck(self) } }
    }

    /// How many rows may be made before there is a layout: those in sight, and the sections they are in.
    final var firstRows: Int
    /// Whether a section was seen.
    private(set) final var hasSections = false
    // As for `window`.
    @exclusivity(unchecked) final var gathering = LazyGathering()

    init(_ rule: LazyRule, in context: _NodeContext) {
        layoutNode = LazyLayoutNode(context: context.parent.graph.layoutContext, rule: rule)
        let around = Self.scroller(above: context.parent, along: rule.axis)
        scroller = around
        isWhole = around == nil
        // Where lines have a least length, a few are in sight most likely.
        let first = rule.leastLength > 0 ? Self.fewRows : max(1, rule.items?.count ?? 1)
        window = 0..<(isWhole ? .max : first)
        firstRows = isWhole ? 0 : 2 * first
        super.init(in: context)
        layoutNode.layoutDirection = layoutDirection
        layoutNode.isWhole = isWhole
        if isWhole { return }
        graph.selectiveNodes.count += 1
        graph.geometry.add(self, items: [layoutNode])
        graph.lazyContainers.add(self)
    }

    override final var fittingItem: ContainerLayoutNode { layoutNode }

    package override var viewType: Any.Type { layoutNode.rule.type }

    final func update(_ rule: LazyRule) {
        if layoutNode.rule == rule { return }
        if layoutNode.rule.pinnedViews != rule.pinnedViews { needsCollection() }
        layoutNode.rule = rule
        graph.layoutDidChange()
    }

    /// The nearest scroll view that moves its contents along an axis, from a node upwards.
    static func scroller(above node: _ViewNode, along axis: Axis) -> ScrollingNode? {
        var next: _ViewNode? = node
        let context = node.graph.layoutContext
        while let here = next {
            context.walkedCount += 1
            if let scroller = here as? ScrollingNode, scroller.axes.includes(axis) { return scroller }
            if let container = here.selectiveNode as? LazyContainerNode, container.layoutNode.rule.axis == axis {
                guard let known = container.scroller else { return nil }
                if known.axes.includes(axis) { return known }
            }
            next = here.parent
        }
        return nil
    }

    // MARK: Collecting

    override final func collect() {
        parts = LazyPart.parts(at: child)
        // The first lines tell the size before there is a layout.
        makeFirstRows()
        gathering = LazyGathering()
        gather(parts, from: 0)
        gathering.dropUnneeded(window)
        if !hasSections, LazyPart.haveSections(parts) { hasSections = true }
        let count = LazyPart.end(of: parts, from: 0, columns: columns)
        gathering.end(at: count)
        gathering.leaveOut(0..<window.lowerBound)
        gathering.leaveOut(window.upperBound..<max(window.upperBound, count))
        cellsWereGathered(count: count)
        layoutNode.setCells(gathering, of: count, columns: columns)
        gathering = LazyGathering()
        if !layoutNode.isValid { graph.layoutDidChange() }
        // Those of sections are known of now.
        if hasSections, makeFirstRows() { needsCollection() }
    }

    /// Makes rows that are in sight most likely, before there is a layout. Returns whether any were made.
    @discardableResult private func makeFirstRows() -> Bool {
        firstRows > 0 && fill(parts, window, from: 0, budget: &firstRows)
    }

    /// Called when `gathering` holds all cells that are there.
    func cellsWereGathered(count: Int) {}

    // MARK: Appearance

    override final func newcomersAreExpected() { graph.geometry.needsCheck(self) }

    override final func notePlacement() -> Bool {
        if hasOtherCells { graph.orderDidChange(below: self) }
        defer { (hasOtherCells, hasNewcomers) = (false, false) }
        return hasOtherCells
    }

    final func checkPlacement() -> Bool {
        if !hasOtherCells, !hasNewcomers { return false }
        var changed = notePlacement()
        // In the order in which they are shown.
        if reconsiderContents() { changed = true }
        // Cleared again: checking nodes that are passed over records newcomers among the rows out of sight.
        hasNewcomers = false
        return changed
    }

    override final func appendItems(to items: inout [LayoutNode]) -> Bool {
        items.append(layoutNode)
        return true
    }

    override final func layoutDirectionDidChange() { layoutNode.layoutDirection = layoutDirection }

    package override final func willTearDown() {
        if isWhole { return }
        graph.selectiveNodes.count -= 1
        graph.geometry.remove(self)
        graph.lazyContainers.remove(self)
    }
}

/// The node of a lazy container with its content.
final class LazyNode<Content: View>: LazyContainerNode {
    init(_ rule: LazyRule, _ content: Content, in context: _NodeContext) {
        super.init(rule, in: context)
        makeChild(content)
        needsCollection()
    }

    func update(_ rule: LazyRule, _ content: Content) {
        update(rule)
        updateChild(content)
    }
}
