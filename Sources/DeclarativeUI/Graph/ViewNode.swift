import LayoutEngine
import UnifiedStorage

/// What lasts of a view: its place in the tree, with its state, its children and its dependencies. Not for clients.
///
/// A node never moves to another parent, so what it inherits by its place is worked out once, when it is made.
@MainActor public class _ViewNode {
    // The graph tears all its nodes down before it goes, which builds for debugging check, and a parent its children;
    // neither is asked for after that.
    unowned(unsafe) package final let graph: ViewGraph
    unowned(unsafe) package final let parent: _ViewNode?
    unowned(unsafe) final let collector: LayoutItemCollector?
    /// The nearest scope: where this node reads the environment.
    package final let scope: Scope
    // Eight bytes for the rest. Read and assigned in single steps on one actor, so access need not be checked.
    private final let storedDepth: UInt32
    /// The pass of the graph the node last ran in, in 16 bits: it may come round, so a match is no proof.
    @exclusivity(unchecked) final var lastPass: UInt16 = 0
    @exclusivity(unchecked) private final var flags: Flags = []

    private struct Flags: OptionSet {
        let rawValue: UInt16
        static let isDirty = Flags(rawValue: 1)
        static let mustRun = Flags(rawValue: 2)
        static let isTornDown = Flags(rawValue: 4)
        static let waitsForCollection = Flags(rawValue: 8)
        static let observes = Flags(rawValue: 16)
        static let valueDiffers = Flags(rawValue: 32)
        static let dependenciesChanged = Flags(rawValue: 64)
        static let departs = Flags(rawValue: 128)
        static let isRightToLeft = Flags(rawValue: 256)
        static let onlyLists = Flags(rawValue: 512)

        @inline(__always)
        mutating func set(_ flag: Flags, _ isSet: Bool) {
            if isSet { formUnion(flag) } else { subtract(flag) }
        }
    }

    /// How many nodes are above this one.
    package final var depth: Int { Int(storedDepth) }
    /// The reading direction in force here.
    final var layoutDirection: LayoutDirection {
        get { flags.contains(.isRightToLeft) ? .rightToLeft : .leftToRight }
        set { flags.set(.isRightToLeft, newValue == .rightToLeft) }
    }
    /// Whether the views below this node are only listed, to be shown elsewhere; see `ViewLister`.
    final var onlyLists: Bool {
        get { flags.contains(.onlyLists) }
        set { flags.set(.onlyLists, newValue) }
    }
    /// Whether the node waits to be evaluated.
    final var isDirty: Bool {
        get { flags.contains(.isDirty) }
        set { flags.set(.isDirty, newValue) }
    }
    /// Whether it is to run in any case; else it runs if `hasReasonToRun()` says so when its turn comes.
    final var mustRun: Bool {
        get { flags.contains(.mustRun) }
        set { flags.set(.mustRun, newValue) }
    }
    /// Whether the node's life is over.
    package final private(set) var isTornDown: Bool {
        get { flags.contains(.isTornDown) }
        set { flags.set(.isTornDown, newValue) }
    }
    /// Whether the node waits for its items to be collected; for `LayoutItemCollector`.
    final var waitsForCollection: Bool {
        get { flags.contains(.waitsForCollection) }
        set { flags.set(.waitsForCollection, newValue) }
    }
    /// Whether the value the node stands for differs from that of the last run.
    final var valueDiffers: Bool {
        get { flags.contains(.valueDiffers) }
        set { flags.set(.valueDiffers, newValue) }
    }
    /// Whether something observable that the last run read has changed.
    final var dependenciesChanged: Bool {
        get { flags.contains(.dependenciesChanged) }
        set { flags.set(.dependenciesChanged, newValue) }
    }
    /// Whether the node was removed and is on its way out, with all below it; see `Departure`.
    final var departs: Bool {
        get { flags.contains(.departs) }
        set { flags.set(.departs, newValue) }
    }
    /// Whether something observable was read in the last run; the graph keeps what that takes.
    final var observes: Bool {
        get { flags.contains(.observes) }
        set { flags.set(.observes, newValue) }
    }

    init(in context: _NodeContext) {
        let parent = context.parent
        self.parent = parent
        graph = parent.graph
        scope = parent.childScope
        collector = parent.childCollector
        storedDepth = parent.storedDepth + 1
        layoutDirection = parent.childLayoutDirection
        onlyLists = parent.onlyLists
        #if DEBUG
            graph.livingNodeCount += 1
        #endif
    }

    /// The root node of a graph.
    init(rootOf graph: ViewGraph, scope: Scope) {
        self.graph = graph
        self.scope = scope
        parent = nil
        collector = nil
        storedDepth = 0
        #if DEBUG
            graph.livingNodeCount += 1
        #endif
    }

    // MARK: What kinds of nodes override

    /// The type of view or modifier this node stands for.
    package var viewType: Any.Type { Never.self }

    /// The scope the nodes below this one stand in.
    var childScope: Scope { scope }

    /// Who collects the layout items of the nodes below this one.
    var childCollector: LayoutItemCollector? { collector }

    /// The reading direction of the nodes below this one when they are made.
    var childLayoutDirection: LayoutDirection { layoutDirection }

    /// Whether the nodes below this one have a reading direction of their own.
    var setsLayoutDirection: Bool { false }

    /// The reading direction has changed; the graph tells the nodes below.
    func layoutDirectionDidChange() {}

    /// Adds the node's own layout items. Returns false, adding none, where those of its children stand for it.
    func appendItems(to items: inout [LayoutNode]) -> Bool { false }

    /// Adds the layout items that stand for the node. Returns false, adding none, where it does not know those of its
    /// children.
    func appendGatheredItems(to items: inout [LayoutNode]) -> Bool { appendItems(to: &items) }

    /// What this node is to a feature: its `Part`; `nil` where it plays no part in it.
    ///
    /// Whoever asks uses `part(of:)`, which returns the type.
    func part(in feature: any GraphFeature.Type) -> AnyObject? { nil }

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

    /// The node's life ends: it withdraws from whoever may still call it. Its children are told after it.
    func willTearDown() {}

    // MARK: Life

    /// Has the node evaluated in this graph's next update.
    package final func markDirty() {
        mustRun = true
        markToCheck()
    }

    /// Has the node evaluated because something observable it read has changed.
    final func markObserved(_ property: ObservedRun.Property?) {
        if EvaluationRecorder.isRecording, !isTornDown { EvaluationRecorder.note(.observed(property), for: self) }
        dependenciesChanged = true
        markDirty()
    }

    /// Has the node look in this graph's next update whether it must be evaluated: what it read may have changed, and
    /// may have changed back once the nodes above are settled.
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
            if !node.graph.leafFollowers.isEmpty, let leaf = node as? LeafNode {
                for follower in node.graph.leafFollowers { follower.leafWillGo(leaf) }
            }
            if node.observes {
                node.graph.observedRuns.end(node)
                node.graph.layoutReads.end(node)
            }
            node.isTornDown = true
            #if DEBUG
                node.graph.livingNodeCount -= 1
            #endif
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

extension _ViewNode: ChangeReader {}

extension _ViewNode: UpdateMember {
    package var updateLabel: String { "\(viewType)" }
}
