/// A child that was removed and stays until its transition ends.
///
/// It goes on living: its views are updated and drawn where they were last, but take no part in layout, do not appear any
/// more, and set no preferences.
@MainActor final class Departure {
    let node: _ViewNode
    /// What tells the child from others of its parent.
    let tag: AnyHashable
    /// Its place among its parent's children when it was removed.
    let index: Int
    private(set) var isOver = false
    private var items: [LayoutNode] = []
    private var fades: [Fade] = []
    private let holders: [any TransitionHolder]

    init(
        of node: _ViewNode, tag: AnyHashable, index: Int, holders: [any TransitionHolder],
        under transaction: Transaction
    ) {
        self.node = node
        self.tag = tag
        self.index = index
        self.holders = holders
        let graph = node.graph
        let tracker = AnimationTracker()
        followItems()
        for holder in holders { holder.beginLeaving(under: transaction, tracker: tracker) }
        if holders.isEmpty {
            for item in items {
                let fade = graph.fade(of: item, from: 1)
                fade.move(to: 0, under: transaction, tracker: tracker)
                fades.append(fade)
            }
        }
        tracker.addCompletion(.removed) { [weak self] in self?.finish() }
        // Animations begin in the update that is going on; afterwards it is known whether there are any.
        graph.actions.add(.gone, of: node) { tracker.seal() }
    }

    /// Takes the items of what is leaving out of the layout, also those that have come since.
    func followItems() {
        let now = ItemCollector.items(at: node)
        if areSameItems(now, items) { return }
        let engine = node.graph.layoutEngine
        for item in items { engine.setDeparting(item, false) }
        for item in now { engine.setDeparting(item, true) }
        items = now
        node.graph.layoutDidChange()
    }

    /// The transition has ended.
    private func finish() {
        if isOver { return }
        guard let parent = node.parent else { return }
        node.graph.departures.remove(self, of: parent)
        end()
        node.graph.end(node, .gone)
        parent.structureDidChange()
    }

    /// The child's life ends before its transition.
    func end() {
        isOver = true
        release()
    }

    /// The child stays after all.
    func cancel(under transaction: Transaction) {
        isOver = true
        for item in items { node.graph.layoutEngine.setDeparting(item, false) }
        items = []
        for fade in fades { fade.move(to: 1, under: transaction) }
        for holder in holders where !holder.isTornDown { holder.returnFromLeaving(under: transaction) }
    }

    private func release() {
        let graph = node.graph
        for item in items {
            graph.layoutEngine.setDeparting(item, false)
            graph.dropFade(of: item)
        }
        items = []
        fades = []
    }
}

/// The children of a graph's nodes that are on their way out, by parent.
@MainActor struct DepartureTable {
    private var table: [ObjectIdentifier: [Departure]] = [:]

    var isEmpty: Bool { table.isEmpty }

    mutating func insert(_ departure: Departure, of parent: _ViewNode) {
        table[ObjectIdentifier(parent), default: []].append(departure)
    }

    mutating func remove(_ departure: Departure, of parent: _ViewNode) {
        let id = ObjectIdentifier(parent)
        table[id]?.removeAll { $0 === departure }
        if table[id]?.isEmpty == true { table[id] = nil }
    }

    /// The departures of a parent, in order of removal.
    func of(_ parent: _ViewNode) -> [Departure] { table.isEmpty ? [] : table[ObjectIdentifier(parent)] ?? [] }

    var all: [Departure] { table.values.flatMap { $0 } }

    /// Takes out the departures of a parent.
    mutating func removeAll(of parent: _ViewNode) -> [Departure] {
        table.isEmpty ? [] : table.removeValue(forKey: ObjectIdentifier(parent)) ?? []
    }

    func contains(_ node: _ViewNode, of parent: _ViewNode) -> Bool { of(parent).contains { $0.node === node } }
}

extension _ViewNode {
    /// Whether the node is part of what was removed and is on its way out. Costs a step for each node above while
    /// anything is.
    final var isLeaving: Bool {
        if graph.departures.isEmpty { return false }
        var node = self
        while let parent = node.parent {
            if graph.departures.contains(node, of: parent) { return true }
            node = parent
        }
        return false
    }
}
