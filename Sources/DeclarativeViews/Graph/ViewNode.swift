import LayoutEngine
import BridgedEnvironment

/// The persistent part of a view: its place in the tree, with its state, children and dependencies. Not for clients.
///
/// A node never moves to another parent, so the values that it inherits are computed once, at its creation.
@MainActor open class _ViewNode {
    // The graph tears down all its nodes before it is freed, which debug builds verify, and a parent its children;
    // neither is accessed after that.
    unowned(unsafe) package final let graph: ViewGraph
    // As above.
    unowned(unsafe) package final let parent: _ViewNode?
    // Unmanaged, as it is copied from node to node without a retain.
    private final let collectorReference: Unmanaged<LayoutItemCollector>?
    /// The nearest scope, from which this node reads the environment.
    package final let scope: Scope
    // Eight bytes for the rest.
    private final let storedDepth: UInt32
    /// The pass of the graph the node last ran in, in 16 bits: it may come round, so a match is no proof.
    final var lastPass: UInt16 = 0
    private final var flags: Flags = []

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
        static let isFirstBranch = Flags(rawValue: 1024)
        static let isCollector = Flags(rawValue: 2048)

        @inline(__always)
        mutating func set(_ flag: Flags, _ isSet: Bool) {
            if isSet { formUnion(flag) } else { subtract(flag) }
        }
    }

    /// The number of nodes above this one.
    package final var depth: Int { Int(storedDepth) }
    /// The reading direction at this node.
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
    package final var isDirty: Bool {
        get { flags.contains(.isDirty) }
        set { flags.set(.isDirty, newValue) }
    }
    /// Whether to run in any case; otherwise `hasReasonToRun()` decides when the node is processed.
    final var mustRun: Bool {
        get { flags.contains(.mustRun) }
        set { flags.set(.mustRun, newValue) }
    }
    /// Whether the node's life is over.
    package final private(set) var isTornDown: Bool {
        get { flags.contains(.isTornDown) }
        set { flags.set(.isTornDown, newValue) }
    }
    /// Whether the node waits to collect its items; for `LayoutItemCollector`.
    final var waitsForCollection: Bool {
        get { flags.contains(.waitsForCollection) }
        set { flags.set(.waitsForCollection, newValue) }
    }
    /// Whether the first of two branches is shown; for `ConditionalNode`.
    final var isFirstBranch: Bool {
        get { flags.contains(.isFirstBranch) }
        set { flags.set(.isFirstBranch, newValue) }
    }
    /// Whether the node is a `LayoutItemCollector`, which the nodes below it have as theirs.
    final var isCollector: Bool {
        get { flags.contains(.isCollector) }
        set { flags.set(.isCollector, newValue) }
    }
    /// Whether the node's value differs from that of the last run.
    package final var valueDiffers: Bool {
        get { flags.contains(.valueDiffers) }
        set { flags.set(.valueDiffers, newValue) }
    }
    /// Whether something observable that was read in the last run has changed.
    final var dependenciesChanged: Bool {
        get { flags.contains(.dependenciesChanged) }
        set { flags.set(.dependenciesChanged, newValue) }
    }
    /// Whether the node was removed and is departing, with all nodes below it; see `Departure`.
    final var departs: Bool {
        get { flags.contains(.departs) }
        set { flags.set(.departs, newValue) }
    }
    /// Whether something observable was read in the last run. The graph keeps the details.
    final var observes: Bool {
        get { flags.contains(.observes) }
        set { flags.set(.observes, newValue) }
    }

    init(in context: _NodeContext) {
        let parent = context.parent
        self.parent = parent
        graph = parent.graph
        scope = parent.childScope
        // A collector lives as long as the nodes below it.
        collectorReference = parent.isCollector ? .passUnretained(parent.asCollector) : parent.collectorReference
        storedDepth = parent.storedDepth + 1
        layoutDirection = parent.childLayoutDirection
        onlyLists = parent.onlyLists
        UpdateWork.count()
        #if DEBUG
            graph.livingNodeCount += 1
        #endif
    }

    /// Makes the root node of a graph.
    init(rootOf graph: ViewGraph, scope: Scope) {
        self.graph = graph
        self.scope = scope
        parent = nil
        collectorReference = nil
        storedDepth = 0
        UpdateWork.count()
        #if DEBUG
            graph.livingNodeCount += 1
        #endif
    }

    // MARK: For subclasses to override

    /// The type of view or modifier this node stands for.
    @_spi(Graph) open var viewType: Any.Type { Never.self }

    /// The scope of the nodes below this one.
    package var childScope: Scope { scope }

    /// The collector of the layout items of this node; `nil` for the root.
    final var collector: LayoutItemCollector? {
        // As said of the references above.
        collectorReference?.takeUnretainedValue()
    }

    /// The collector of the layout items of the nodes below this one.
    final var childCollector: LayoutItemCollector? { isCollector ? asCollector : collector }

    // The only class that sets the flag.
    private final var asCollector: LayoutItemCollector { unsafeDowncast(self, to: LayoutItemCollector.self) }

    /// The reading direction of the nodes below this one when they are made.
    var childLayoutDirection: LayoutDirection { layoutDirection }

    /// Whether this node sets the reading direction of the nodes below it.
    var setsLayoutDirection: Bool { false }

    /// Called when the reading direction has changed. The graph calls it for the nodes below.
    func layoutDirectionDidChange() {}

    /// Appends the node's own layout items. Returns false, appending none, if the node is represented by its children's
    /// items.
    func appendItems(to items: inout [LayoutNode]) -> Bool { false }

    /// Appends the layout items that represent the node. Returns false, appending none, if the children's items are not
    /// known here.
    func appendGatheredItems(to items: inout [LayoutNode]) -> Bool { appendItems(to: &items) }

    /// The one layout item that represents the node, for nodes that know it without gathering any; `nil` where it is
    /// not known here whether there is one, or where there are others.
    var onlyItem: LayoutNode? { nil }

    /// The one child whose items represent the node, for nodes that never have more; `nil` where it is not known here
    /// whether there is one, or where there are others.
    var gatheredChild: _ViewNode? { nil }

    /// The items whose area is a coordinate space of this name for the views below the node; `nil` if the node gives
    /// the name to none.
    func items(ofSpace name: AnyHashable) -> [LayoutNode]? { nil }

    /// The node's role for the rows below it of a list around both; `nil` for none.
    var roleAroundRows: RoleAroundRows? { nil }

    /// Returns the node's part in a feature, of the feature's type `Part`; `nil` if it has none.
    ///
    /// Callers use `part(of:)`, which returns that type.
    func part(in feature: any GraphFeature.Type) -> AnyObject? { nil }

    /// Whether the node always has exactly one child.
    var hasOneChildAlways: Bool { false }

    /// Adds the children, in order.
    func appendChildren(to list: inout [_ViewNode]) {}

    /// Moves the children out, so that freeing a deep tree does not recurse.
    func takeChildren(into list: inout [_ViewNode]) {}

    /// Returns whether something that the node has read differs.
    @_spi(Graph) open func hasReasonToRun() -> Bool { true }

    /// Performs the work of a dirty node. Called only by the graph, once the nodes above are settled.
    @_spi(Graph) open func evaluate() {}

    /// Called when the node's life ends: it removes itself wherever it might still be called. Its children are notified
    /// after it.
    @_spi(Graph) open func willTearDown() {}

    // MARK: Life

    /// Schedules evaluation of the node in this graph's next update.
    package final func markDirty() {
        mustRun = true
        markToCheck()
    }

    /// Schedules evaluation of the node because something observable it has read changed.
    final func markObserved(_ property: ObservedRun.Property?) {
        if EvaluationRecorder.isRecording, !isTornDown { EvaluationRecorder.note(.observed(property), for: self) }
        dependenciesChanged = true
        markDirty()
    }

    /// Schedules a check, in this graph's next update, whether the node must be evaluated.
    ///
    /// A value it has read may have changed, but may be the same again once the nodes above are settled.
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

    /// Ends the life of this node and all nodes below it, without recursion.
    final func tearDown() {
        var list: [_ViewNode] = [self]
        while let node = list.popLast() {
            if node.isTornDown { continue }
            UpdateWork.count()
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
            list.reverse(from: first)
        }
    }

    /// Notes that the nodes below have changed, so that their items must be collected again.
    final func structureDidChange() { collector?.needsCollection() }

    /// Returns this node as the class with which it was made.
    @inline(__always)
    package final func cast<N: _ViewNode>(to type: N.Type) -> N {
        // `_updateNode` is called only with a node made by `_makeNode` of the same view type; debug builds verify it.
        unsafeDowncast(self, to: type)
    }
}

extension _ViewNode: ChangeReader {}

extension _ViewNode: UpdateMember {
    package var updateLabel: String { "\(viewType)" }
}
