import BridgedEnvironment

/// The reads of one node's client code in layouts since it last changed.
// Used only on the main actor; a subclass must repeat the conformance of its superclass.
final class LayoutReads: BindingReader, @unchecked Sendable {
    // The node ends this before it is freed.
    private unowned let node: _ViewNode
    private var sources: [ObjectIdentifier: any BindingSource] = [:]
    private var publishers: [ObjectIdentifier: ObservableObjectPublisher] = [:]
    private var runs: [ObservedRun] = []
    private var runCount = 0
    /// The group of changes to which the node was last added for an object.
    private var serial: UInt64 = 0

    @MainActor init(_ node: _ViewNode) {
        self.node = node
        super.init()
    }

    @MainActor func follow(_ source: any BindingSource) {
        if sources.updateValue(source, forKey: ObjectIdentifier(source)) == nil { source.add(self) }
    }

    @MainActor func follow(_ publisher: ObservableObjectPublisher) {
        if publishers.updateValue(publisher, forKey: ObjectIdentifier(publisher)) == nil { publisher.add(self) }
    }

    @MainActor override func sourceDidChange() { node.markDirty() }

    /// Tracks a read of something observable that was not expected.
    @MainActor func begin(_ run: ObservedRun) -> ObservedRun.Note {
        runs.append(run)
        return ObservedRuns.note(for: node)
    }

    /// Returns the run that tracks the code about to run, if it is expected to read something observable.
    @MainActor func nextRun(isExpected: Bool) -> ObservedRun? {
        if runs.isEmpty, !isExpected { return nil }
        runCount += 1
        if runCount == Self.runLimit * ((node as? any LayoutReadingNode)?.readingItemCount ?? 1) {
            node.graph.layoutReads.crowded.append(node)
        }
        if let run = runs.last { return run }
        let run = ObservedRun(note: ObservedRuns.note(for: node))
        runs.append(run)
        return run
    }

    /// The number of runs of an item's tracked code after which its reads are collected anew.
    private static let runLimit = 256

    /// Forgets all reads. Returns the runs to end once the next ones have been registered.
    @MainActor func end() -> [ObservedRun] {
        var ended: [ObservedRun] = []
        swap(&ended, &runs)
        runCount = 0
        for source in sources.values { source.remove(self) }
        sources = [:]
        for publisher in publishers.values { publisher.remove(self) }
        publishers = [:]
        return ended
    }
}

extension LayoutReads: ObjectSubscriber {
    func objectWillChange() -> Bool {
        request()
        return false
    }

    func objectDidChange() { request() }

    @MainActor private func request() {
        if node.isTornDown { return }
        let serial = ChangeQueue.shared.serial(for: .current)
        if serial == self.serial { return }
        self.serial = serial
        ChangeQueue.shared.add(.read(node))
    }
}

/// The reads of a graph's nodes in layouts. Nodes without any have no entry.
@MainActor struct LayoutReadsTable {
    private var entries: [ObjectIdentifier: LayoutReads] = [:]
    /// The nodes whose code has run so often that its reads are to be collected anew, because each run occupies memory.
    fileprivate var crowded: [_ViewNode] = []
    /// The runs before the last change. They receive changes on other threads until the next layout has registered new
    /// runs.
    private var superseded: [ObservedRun] = []

    /// The number of nodes that have read something. For tests.
    var count: Int { entries.count }

    /// Returns the reads of a node, creating an empty record if needed.
    mutating func of(_ node: _ViewNode) -> LayoutReads {
        if let reads = entries[ObjectIdentifier(node)] { return reads }
        node.observes = true
        let reads = LayoutReads(node)
        entries[ObjectIdentifier(node)] = reads
        return reads
    }

    mutating func run(of node: _ViewNode, isExpected: Bool) -> ObservedRun? {
        if isExpected { return of(node).nextRun(isExpected: true) }
        return node.observes ? entries[ObjectIdentifier(node)]?.nextRun(isExpected: false) : nil
    }

    /// Called when something a node has read changes: its reads are collected anew in the next layout.
    mutating func begin(_ node: _ViewNode) {
        if let reads = entries[ObjectIdentifier(node)] { superseded += reads.end() }
    }

    /// Called after a layout.
    mutating func didLayOut() {
        if superseded.isEmpty { return }
        for run in superseded { run.end() }
        superseded = []
    }

    /// Called when the node's life ends.
    mutating func end(_ node: _ViewNode) {
        for run in entries.removeValue(forKey: ObjectIdentifier(node))?.end() ?? [] { run.end() }
    }

    fileprivate mutating func takeCrowded() -> [_ViewNode] {
        var taken: [_ViewNode] = []
        swap(&taken, &crowded)
        return taken
    }
}

extension ViewGraph {
    /// Before a layout, invalidates nodes whose code has run so often that its reads must be collected anew.
    func thinOutLayoutReads() {
        for node in layoutReads.takeCrowded() where !node.isTornDown {
            (node as? any LayoutReadingNode)?.layoutReadsDidChange()
        }
    }
}
