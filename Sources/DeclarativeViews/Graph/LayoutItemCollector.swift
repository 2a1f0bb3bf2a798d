import LayoutEngine
import BridgedEnvironment

/// A node that gathers the layout items of the nodes below it: a container, a layout modifier, or a root.
///
/// Its child is its content.
package class LayoutItemCollector: OneChildNode {
    override init(in context: _NodeContext) {
        super.init(in: context)
        isCollector = true
    }

    override init(rootOf graph: ViewGraph, scope: Scope) {
        super.init(rootOf: graph, scope: scope)
        isCollector = true
    }

    /// Gathers the items again and passes them on. Called only by the graph, from the deepest collector upwards.
    func collect() {}

    /// Schedules gathering of the items before the next layout.
    final func needsCollection() {
        if waitsForCollection || isTornDown { return }
        waitsForCollection = true
        graph.enqueueCollection(of: self)
    }

    final func collectNow() {
        waitsForCollection = false
        if !isTornDown { collect() }
    }

    /// Returns the layout items at and below `node`, in order, without those inside other collectors.
    final func items(of node: _ViewNode?) -> [LayoutNode] {
        guard let node else { return [] }
        return Self.items(at: node)
    }

    /// Returns the layout items at and below `node`, in order, without those inside other collectors.
    package static func items(at node: _ViewNode) -> [LayoutNode] {
        var items: [LayoutNode] = []
        if node.appendGatheredItems(to: &items) { return items }
        var stack: [_ViewNode] = [node]
        let context = node.graph.layoutContext
        while var node = stack.popLast() {
            context.walkedCount += 1
            var hasItems = node.appendGatheredItems(to: &items)
            // Mostly a node has one child, which needs no entry on the stack.
            while !hasItems, let child = node.gatheredChild {
                node = child
                context.walkedCount += 1
                hasItems = node.appendGatheredItems(to: &items)
            }
            if hasItems { continue }
            let first = stack.count
            node.appendChildren(to: &stack)
            stack.reverse(from: first)
            if items.isEmpty { items.reserveCapacity(stack.count) }
        }
        return items
    }
}

/// Whether two lists hold the same items in the same order.
@MainActor func areSameItems(_ a: [LayoutNode], _ b: [LayoutNode]) -> Bool {
    if a.count != b.count { return false }
    for index in a.indices where a[index] !== b[index] { return false }
    return true
}
