import UnifiedStorage

/// Client code that runs as a part of a layout: a layout of the client's, or the function of an alignment guide.
///
/// What it reads is followed as what a body reads is: the node it belongs to lays out again when any of that changes.
@MainActor enum LayoutRun {
    /// The node whose code runs now; `nil` while a body runs inside it.
    // Set around each run; loaded and stored whole, so access need not be checked.
    @exclusivity(unchecked) static var node: Unmanaged<_ViewNode>?

    /// The code that once read something observable, so that its next runs are expected to.
    private static var observers: Set<UInt> = []

    /// Runs `body`, which is code of `node`.
    ///
    /// - Parameter code: what the code is told from others by.
    nonisolated static func track<Result>(_ node: _ViewNode, code: UInt, _ body: () -> Result) -> Result {
        let (outer, run) = MainActor.assumeIsolated { begin(node, code) }
        defer { MainActor.assumeIsolated { end(outer) } }
        if let run { return run.track(body) }
        return ObservedRun.trackUnexpected(body) {
            MainActor.assumeIsolated {
                observers.insert(code)
                return node.graph.layoutReads.of(node).observedRun()
            }
        }
    }

    private struct Outer: @unchecked Sendable {
        // Goes back where it came from, on the same actor.
        let node: Unmanaged<_ViewNode>?
    }

    private static func begin(_ node: _ViewNode, _ code: UInt) -> (Outer, ObservedRun?) {
        let outer = Outer(node: self.node)
        // The caller keeps the node.
        self.node = .passUnretained(node)
        GraphActivity.beginLayout()
        if !node.observes, observers.isEmpty || !observers.contains(code) { return (outer, nil) }
        return (outer, node.graph.layoutReads.run(of: node, isExpected: observers.contains(code)))
    }

    private static func end(_ outer: Outer) {
        node = outer.node
        GraphActivity.endLayout()
    }

    /// Notes that the value of a source is read; answers whether it is client code in a layout that reads it.
    nonisolated static func noteRead(of source: any BindingSource) -> Bool {
        guard GraphActivity.isLayingOut, MainContext.isCurrent else { return false }
        // Used within this call only, on the actor it was found to be on.
        nonisolated(unsafe) let source = source
        return MainActor.assumeIsolated {
            guard let node = node?.takeUnretainedValue() else { return false }
            if !node.isTornDown { node.graph.layoutReads.of(node).follow(source) }
            return true
        }
    }

    /// Whether it is client code in a layout that runs here.
    nonisolated static var isCurrent: Bool {
        guard GraphActivity.isLayingOut, MainContext.isCurrent else { return false }
        return MainActor.assumeIsolated { node != nil }
    }
}

/// A node with client code that runs in layouts.
@MainActor protocol LayoutReadingNode: _ViewNode {
    /// How many layout items run the code.
    var readingItemCount: Int { get }
    /// What the code read has changed: its items are to be laid out again.
    func layoutReadsDidChange()
}

/// What the client code of one node read in layouts, since the last change of it.
final class LayoutReads: BindingReader, @unchecked Sendable {
    // All is used on the main actor only. The node ends this before it goes.
    private unowned(unsafe) let node: _ViewNode
    private var sources: [ObjectIdentifier: any BindingSource] = [:]
    private var observed: ObservedRun?
    private var runCount = 0

    @MainActor init(_ node: _ViewNode) {
        self.node = node
        super.init()
    }

    @MainActor func follow(_ source: any BindingSource) {
        if sources.updateValue(source, forKey: ObjectIdentifier(source)) == nil { source.add(self) }
    }

    @MainActor override func sourceDidChange() { node.markDirty() }

    /// The run that is told of the first change of something observable.
    @MainActor func observedRun() -> ObservedRun {
        if let observed { return observed }
        let run = ObservedRun { [weak node] in
            let transaction = Transaction.current
            MainContext.runNowOrSoon { node.map { ChangeQueue.shared.add(.observed($0), under: transaction) } }
        }
        observed = run
        return run
    }

    /// The same for code that is about to run, if something observable is expected.
    @MainActor fileprivate func nextRun(isExpected: Bool) -> ObservedRun? {
        if observed == nil, !isExpected { return nil }
        runCount += 1
        if runCount == 256 + 64 * ((node as? any LayoutReadingNode)?.readingItemCount ?? 1) {
            node.graph.layoutReads.crowded.append(node)
        }
        return observedRun()
    }

    /// Forgets all that was read.
    @MainActor func end() {
        observed?.endAll()
        observed = nil
        runCount = 0
        for source in sources.values { source.remove(self) }
        sources = [:]
    }
}

/// What the nodes of one graph read in layouts. Nodes whose code read nothing have no entry.
@MainActor struct LayoutReadsTable {
    private var entries: [ObjectIdentifier: LayoutReads] = [:]
    /// The nodes whose code ran so often that what it read is to be found out anew, as each run leaves something behind.
    fileprivate var crowded: [_ViewNode] = []

    var count: Int { entries.count }

    /// What a node read; made if it read nothing so far.
    mutating func of(_ node: _ViewNode) -> LayoutReads {
        if let reads = entries[ObjectIdentifier(node)] { return reads }
        node.observes = true
        let reads = LayoutReads(node)
        entries[ObjectIdentifier(node)] = reads
        return reads
    }

    fileprivate mutating func run(of node: _ViewNode, isExpected: Bool) -> ObservedRun? {
        if !isExpected { return entries[ObjectIdentifier(node)]?.nextRun(isExpected: false) }
        return of(node).nextRun(isExpected: true)
    }

    /// Something a node read has changed: it is found out anew in the next layout what it reads.
    func begin(_ node: _ViewNode) { entries[ObjectIdentifier(node)]?.end() }

    /// The node's life ends.
    mutating func end(_ node: _ViewNode) { entries.removeValue(forKey: ObjectIdentifier(node))?.end() }

    fileprivate mutating func takeCrowded() -> [_ViewNode] {
        var taken: [_ViewNode] = []
        swap(&taken, &crowded)
        return taken
    }
}

extension ViewGraph {
    /// Before a layout: nodes whose code has left much behind are laid out again.
    func thinOutLayoutReads() {
        for node in layoutReads.takeCrowded() where !node.isTornDown {
            (node as? any LayoutReadingNode)?.layoutReadsDidChange()
        }
    }
}

extension LayoutEngine {
    /// Runs client code that a layout item asks; what it reads is followed if the item belongs to a node.
    @inline(__always)
    func asking<Result>(_ item: LayoutNode, code: UInt, _ body: () -> Result) -> Result {
        guard !clients.isEmpty, let node = clients[ObjectIdentifier(item)] else { return body() }
        // Withdrawn when the node's life ends.
        return LayoutRun.track(node.takeUnretainedValue(), code: code, body)
    }
}
