import UnifiedStorage

/// What the client code of one node read in layouts, since the last change of it.
final class LayoutReads: BindingReader, @unchecked Sendable {
    // All is used on the main actor only. The node ends this before it goes.
    private unowned let node: _ViewNode
    private var sources: [ObjectIdentifier: any BindingSource] = [:]
    private var publishers: [ObjectIdentifier: ObservableObjectPublisher] = [:]
    private var runs: [ObservedRun] = []
    private var runCount = 0
    /// The group of changes the node was last added to for an object.
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

    /// Something observable was read where that was not expected.
    @MainActor func begin(_ run: ObservedRun) -> ObservedRun.Note {
        runs.append(run)
        return ObservedRuns.note(for: node)
    }

    /// The run that code which is about to run is tracked by, if something observable is expected.
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

    /// How often an item may ask for tracked code until what it read is found out anew.
    private static let runLimit = 256

    /// Forgets all that was read. Returns the runs that are to be ended once the next ones have registered.
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

/// What the nodes of one graph read in layouts. Nodes whose code read nothing have no entry.
@MainActor struct LayoutReadsTable {
    private var entries: [ObjectIdentifier: LayoutReads] = [:]
    /// The nodes whose code ran so often that what it read is to be found out anew, as each run leaves something
    /// behind.
    fileprivate var crowded: [_ViewNode] = []
    /// The runs before the last change, which hear of changes on other threads until the next layout has registered.
    private var superseded: [ObservedRun] = []

    /// How many nodes have read something. For tests.
    var count: Int { entries.count }

    /// What a node read; made if it read nothing so far.
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

    /// Something a node read has changed: what it reads is found out anew in the next layout.
    mutating func begin(_ node: _ViewNode) {
        if let reads = entries[ObjectIdentifier(node)] { superseded += reads.end() }
    }

    /// A layout is over.
    mutating func didLayOut() {
        if superseded.isEmpty { return }
        for run in superseded { run.end() }
        superseded = []
    }

    /// The node's life ends.
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
    /// Before a layout: nodes whose code has left much behind are laid out again.
    func thinOutLayoutReads() {
        for node in layoutReads.takeCrowded() where !node.isTornDown {
            (node as? any LayoutReadingNode)?.layoutReadsDidChange()
        }
    }
}
