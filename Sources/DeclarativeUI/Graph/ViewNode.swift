import UnifiedStorage

/// What lasts of a view: its place in the tree, with its state, its children and its dependencies. Not for clients.
///
/// A node never moves to another parent, so what it inherits by its place is worked out once, when it is made.
@MainActor public class _ViewNode {
    // The graph tears all its nodes down before it goes, and a parent its children; neither is asked for after that.
    unowned(unsafe) package final let graph: ViewGraph
    unowned(unsafe) package final let parent: _ViewNode?
    unowned(unsafe) final let collector: ItemCollector?
    /// The nearest scope: where this node reads the environment.
    package final let scope: Scope
    /// How many nodes are above this one.
    package final let depth: Int
    /// The reading direction in force here.
    final var layoutDirection: LayoutDirection
    /// Whether the node waits to be evaluated.
    final var isDirty = false
    /// Whether it is to run in any case; else it runs if `hasReasonToRun()` says so when its turn comes.
    final var mustRun = false
    /// The pass of the graph the node was last evaluated in, and how often in that pass.
    final var lastPass: UInt32 = 0
    final var runsInPass: UInt32 = 0
    /// Whether the node's life is over.
    package final private(set) var isTornDown = false

    init(in context: _NodeContext) {
        let parent = context.parent
        self.parent = parent
        graph = parent.graph
        scope = parent.childScope
        collector = parent.childCollector
        depth = parent.depth + 1
        layoutDirection = parent.childLayoutDirection
    }

    /// The root node of a graph.
    init(rootOf graph: ViewGraph, scope: Scope) {
        self.graph = graph
        self.scope = scope
        parent = nil
        collector = nil
        depth = 0
        layoutDirection = .leftToRight
    }

    // MARK: What kinds of nodes answer

    /// The type of view or modifier this node stands for.
    package var viewType: Any.Type { Never.self }

    /// The scope the nodes below this one stand in.
    var childScope: Scope { scope }

    /// Who collects the layout items of the nodes below this one.
    var childCollector: ItemCollector? { collector }

    /// The reading direction of the nodes below this one when they are made.
    var childLayoutDirection: LayoutDirection { layoutDirection }

    /// Whether the nodes below this one have a reading direction of their own.
    var setsLayoutDirection: Bool { false }

    /// The reading direction has changed; the graph tells the nodes below.
    func layoutDirectionDidChange() {}

    /// Adds the node's own layout items; answers false, adding none, where those of its children stand for it.
    func appendItems(to items: inout [LayoutNode]) -> Bool { false }

    /// Whether the node has exactly one child whatever the data.
    var hasOneChildAlways: Bool { false }

    /// Adds the children, in order.
    func appendChildren(to list: inout [_ViewNode]) {}

    /// Moves the children out, so that freeing a deep tree does not recurse.
    func takeChildren(into list: inout [_ViewNode]) {}

    /// Whether what the node read differs from before.
    func hasReasonToRun() -> Bool { true }

    /// Does what a dirty node has to do. Called by the graph only, once the nodes above are settled.
    func evaluate() {}

    /// Where the node takes part in handing preferences up.
    var preferencePoint: PreferencePoint? { nil }

    /// The node's life ends: it withdraws from whoever may still call it. Its children are told after it.
    func willTearDown() {}

    // MARK: Life

    /// Has the node evaluated in this graph's next update.
    package final func markDirty() {
        mustRun = true
        markToCheck()
    }

    /// Has the node look in this graph's next update whether it must be evaluated: what it read may have changed, and may
    /// have changed back once the nodes above are settled.
    final func markToCheck() {
        if isDirty || isTornDown { return }
        isDirty = true
        graph.enqueue(self)
    }

    /// The children, in order.
    package final var children: [_ViewNode] {
        var list: [_ViewNode] = []
        appendChildren(to: &list)
        return list
    }

    /// Ends the life of this node and all below it, without recursion.
    final func tearDown() {
        var list: [_ViewNode] = [self]
        while let node = list.popLast() {
            if node.isTornDown { continue }
            node.willTearDown()
            node.isTornDown = true
            let first = list.count
            node.takeChildren(into: &list)
            list[first...].reverse()
        }
    }

    /// Says that the nodes below have changed, so that the items around them must be collected again.
    final func structureDidChange() { collector?.needsCollection() }

    /// This node as the class it was made as.
    @inline(__always)
    final func cast<N: _ViewNode>(to type: N.Type) -> N {
        // `_updateNode` is only called with a node that `_makeNode` of the same view type made; debug builds check it.
        unsafeDowncast(self, to: type)
    }
}
