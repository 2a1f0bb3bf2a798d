import Foundation
import LayoutEngine
import UnifiedStorage

/// A node that acts when its place changes.
@MainActor protocol GeometryFollower: _ViewNode {
    /// Compares the place with the previous one. Returns whether something must be updated because of it.
    func checkPlacement() -> Bool
    /// Whether everything that depends on the place is inside the node, and has not been made yet.
    var awaitsContents: Bool { get }
    /// Lays out the content at its place. Nothing around it depends on that.
    func layOutContents()
}

extension GeometryFollower {
    var awaitsContents: Bool { false }
    func layOutContents() {}
}

/// The nodes of a graph that follow their places. Each costs a check after every layout of the graph.
@MainActor final class GeometryUpdates: GraphFeature {
    static let slot = GraphFeatureSlot()

    /// The maximum nesting of contents made one inside the other before everything is laid out.
    private static let levelLimit = 4_096

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    private var followers: [any GeometryFollower] = []
    private var removedCount = 0
    /// The followers that are making their contents; empty if anything else must be updated.
    private var filling: [any GeometryFollower] = []
    /// The number of followers whose places have been checked.
    private var knownCount = 0
    private var levels = 0

    init(of graph: ViewGraph) { self.graph = graph }

    func add(_ node: any GeometryFollower) {
        if removedCount > followers.count / 2 { prune() }
        followers.append(node)
        // The node's actions after it is placed are caused by what made the node.
        CycleDetector.noteRequest(of: node, in: .bodies)
    }

    /// Notes that a node's life has ended. It is released later.
    func remove(_ node: any GeometryFollower) { removedCount += 1 }

    private func prune() {
        followers.removeAll { $0.isTornDown }
        removedCount = 0
        knownCount = min(knownCount, followers.count)
    }

    /// Lays out again what views make from their geometry, in the same layout unless it does not settle.
    func itemsWerePlaced(round: Int) -> Bool {
        guard graph.rememberingPlaces({ check() }), round < SettlingLimit.placements.rounds else { return false }
        repeat { graph.updateNow() } while graph.rememberingPlaces { fill() }
        return true
    }

    /// Notifies all nodes whose places have changed. Returns whether something must be updated.
    private func check() -> Bool {
        if removedCount > 0 { prune() }
        (filling, levels, knownCount) = ([], 0, followers.count)
        var needsUpdate = false
        var areAllFilling = true
        for node in followers where !node.isUnselected && node.checkPlacement() {
            needsUpdate = true
            if node.awaitsContents { filling.append(node) } else { areAllFilling = false }
        }
        if !areAllFilling { filling = [] }
        return needsUpdate
    }

    /// Lays out the contents made in the update since the last check, each at its place. Returns whether some of them
    /// now make contents in turn.
    ///
    /// So nested contents cost time for what is new, not for everything around it.
    private func fill() -> Bool {
        levels += 1
        if levels > Self.levelLimit || filling.isEmpty { return false }
        let new = followers[knownCount...]
        knownCount = followers.count
        for node in filling where !node.isTornDown { node.layOutContents() }
        filling = new.filter { $0.awaitsContents && !$0.isUnselected && $0.checkPlacement() }
        return !filling.isEmpty
    }
}

extension ViewGraph {
    /// The nodes that follow their places.
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
