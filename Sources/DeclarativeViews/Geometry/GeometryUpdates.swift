import Foundation
import LayoutEngine
import BridgedEnvironment

/// A node that acts when its frame changes.
@MainActor protocol GeometryFollower: _ViewNode {
    /// Compares the frame with the previous one. Returns whether something must be updated because of it.
    func checkPlacement() -> Bool
    /// Whether everything that depends on the frame is inside the node, and has not been made yet.
    var awaitsContents: Bool { get }
    /// Lays out the content in its frame. Nothing around it depends on that.
    func layOutContents()
}

extension GeometryFollower {
    var awaitsContents: Bool { false }
    func layOutContents() {}
}

/// The nodes of a graph that follow their frames. A layout costs a check for each node that it has moved.
@MainActor final class GeometryUpdates: GraphFeature {
    static let slot = GraphFeatureSlot()

    /// The maximum nesting of contents made one inside the other before everything is laid out.
    private static let levelLimit = 4_096

    private struct Entry {
        let node: any GeometryFollower
        let serial: Int
        /// Retained, so that no other item gets its identity.
        var items: [LayoutNode] = []
    }

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    private var knownArea: GraphArea?
    /// The graph's area.
    var area: GraphArea {
        if let knownArea { return knownArea }
        let made = GraphArea(of: graph)
        knownArea = made
        return made
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var followers: [ObjectIdentifier: [ObjectIdentifier]] = [:]
    private var serial = 0
    /// The nodes to check after the next layout.
    private var waiting: Set<ObjectIdentifier> = []
    /// The nodes that also depend on where the graph's area is in the window. They are checked after every layout.
    private var windowFollowers: Set<ObjectIdentifier> = []
    /// The nodes added since frames were last checked.
    private var newcomers: [any GeometryFollower] = []
    /// The followers that are making their contents; empty if anything else must be updated.
    private var filling: [any GeometryFollower] = []
    private var levels = 0
    /// How often nodes were checked. For tests.
    private(set) var checkedCount = 0

    init(of graph: ViewGraph) { self.graph = graph }

    // MARK: Following

    /// Checks a node whenever items have moved, until `remove(_:)`.
    func add(_ node: any GeometryFollower, items: [LayoutNode] = []) {
        let id = ObjectIdentifier(node)
        serial += 1
        entries[id] = Entry(node: node, serial: serial)
        newcomers.append(node)
        waiting.insert(id)
        if !items.isEmpty { setItems(items, of: node) }
        // The node's actions after it is placed are caused by what made the node.
        CycleDetector.noteRequest(of: node, in: .bodies)
    }

    /// Replaces the items whose moves a node follows.
    ///
    /// - Parameter inContents: Whether only those moves count that are no scrolling of all contents of a scroll view.
    func setItems(_ items: [LayoutNode], of node: any GeometryFollower, inContents: Bool = false) {
        let id = ObjectIdentifier(node)
        guard let old = entries[id]?.items else { return }
        for item in old { unfollow(item, by: id) }
        entries[id]?.items = items
        for item in items {
            followers[ObjectIdentifier(item), default: []].append(id)
            if inContents { item.followPositionInContents() } else { item.followPosition() }
        }
        waiting.insert(id)
    }

    private func unfollow(_ item: LayoutNode, by node: ObjectIdentifier) {
        let id = ObjectIdentifier(item)
        followers[id]?.removeAll { $0 == node }
        if followers[id]?.isEmpty == true { followers[id] = nil }
    }

    /// Checks a node after every layout, as it depends on where the graph's area is in the window.
    func followWindow(_ node: _ViewNode) {
        if entries[ObjectIdentifier(node)] != nil { windowFollowers.insert(ObjectIdentifier(node)) }
    }

    /// Notes that a node's life has ended.
    func remove(_ node: any GeometryFollower) {
        let id = ObjectIdentifier(node)
        guard let entry = entries.removeValue(forKey: id) else { return }
        for item in entry.items { unfollow(item, by: id) }
        waiting.remove(id)
        windowFollowers.remove(id)
    }

    /// Checks a node after the next layout, even if it does not move.
    func needsCheck(_ node: any GeometryFollower) { waiting.insert(ObjectIdentifier(node)) }

    /// Notes that an item has moved.
    func itemDidMove(_ item: LayoutNode) {
        for id in followers[ObjectIdentifier(item)] ?? [] { waiting.insert(id) }
    }

    // MARK: Checking

    /// Lays out again the content that views make from their geometry, in the same layout unless it does not settle.
    func itemsWerePlaced(round: Int) -> Bool {
        graph.noteMovedItems()
        if waiting.isEmpty, windowFollowers.isEmpty { return false }
        guard graph.rememberingPositions({ check() }), round < SettlingLimit.placements.rounds else { return false }
        repeat { graph.updateNow() } while graph.rememberingPositions { fill() }
        return true
    }

    /// Notifies all nodes whose frames may have changed, in the order in which they were added. Returns whether
    /// something must be updated.
    private func check() -> Bool {
        (filling, levels, newcomers) = ([], 0, [])
        let told = waiting.union(windowFollowers).compactMap { entries[$0] }.sorted { $0.serial < $1.serial }
        waiting.removeAll(keepingCapacity: true)
        var needsUpdate = false
        var areAllFilling = true
        for entry in told {
            let node = entry.node
            checkedCount += 1
            if node.isTornDown || node.isUnselected || !node.checkPlacement() { continue }
            needsUpdate = true
            if node.awaitsContents { filling.append(node) } else { areAllFilling = false }
        }
        if !areAllFilling { filling = [] }
        return needsUpdate
    }

    /// Lays out the contents made in the update since the last check, each in its frame. Returns whether some of them
    /// now make contents in turn.
    ///
    /// So nested contents cost time for the new ones, not for everything around them.
    private func fill() -> Bool {
        levels += 1
        if levels > Self.levelLimit || filling.isEmpty { return false }
        let new = newcomers
        newcomers = []
        for node in filling where !node.isTornDown { node.layOutContents() }
        filling = new.filter { $0.awaitsContents && !$0.isUnselected && $0.checkPlacement() }
        return !filling.isEmpty
    }

    func graphDidEnd() {
        knownArea?.clear()
        (entries, followers, waiting, windowFollowers) = ([:], [:], [], [])
        (newcomers, filling) = ([], [])
    }

    func checkInvariants() {
        for (item, nodes) in followers {
            for node in nodes {
                let isEntered = entries[node]?.items.contains { ObjectIdentifier($0) == item } ?? false
                precondition(isEntered, "An item is followed by a node that does not know it.")
            }
        }
    }
}

extension ViewGraph {
    /// The nodes that follow their frames.
    var geometry: GeometryUpdates { feature() }
}

extension LayoutNode {
    /// Returns the union of the frames of some items, in the graph's area; `nil` without any.
    static func absoluteFrame(around items: [LayoutNode]) -> CGRect? {
        guard var frame = items.first?.absoluteFrame else { return nil }
        for item in items.dropFirst() { frame = frame.union(item.absoluteFrame) }
        return frame
    }
}
