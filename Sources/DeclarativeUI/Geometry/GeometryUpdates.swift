import Foundation
import LayoutEngine
import UnifiedStorage

/// A node that does something when it is placed elsewhere.
@MainActor protocol GeometryFollower: _ViewNode {
    /// Compares the place with the one before. Returns whether something must be updated because of it.
    func checkPlacement() -> Bool
    /// Whether all that follows from its place is inside of it, and not made yet.
    var awaitsContents: Bool { get }
    /// Lays out what was made, where it is: what is around it does not depend on that.
    func layOutContents()
}

extension GeometryFollower {
    var awaitsContents: Bool { false }
    func layOutContents() {}
}

/// The nodes of a graph that follow where they are placed. Each costs a look at every layout of the graph.
@MainActor final class GeometryUpdates: GraphFeature {
    static let slot = GraphFeatureSlot()

    /// How many levels of contents are made in one another before all is laid out.
    private static let levelLimit = 4_096

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    private var followers: [any GeometryFollower] = []
    private var removedCount = 0
    /// The followers that make their contents now; empty if anything else must be updated.
    private var filling: [any GeometryFollower] = []
    /// How many followers have been asked where they are.
    private var knownCount = 0
    private var levels = 0

    init(of graph: ViewGraph) { self.graph = graph }

    func add(_ node: any GeometryFollower) {
        if removedCount > followers.count / 2 { prune() }
        followers.append(node)
        // What the node does once it has a place is caused by what made the node.
        CycleDetector.noteRequest(of: node, in: .bodies)
    }

    /// A node's life ends; it is let go of in time.
    func remove(_ node: any GeometryFollower) { removedCount += 1 }

    private func prune() {
        followers.removeAll { $0.isTornDown }
        removedCount = 0
        knownCount = min(knownCount, followers.count)
    }

    /// What views make of their geometry is laid out in the same layout, unless it does not settle.
    func itemsWerePlaced(round: Int) -> Bool {
        guard graph.rememberingPlaces({ check() }), round < SettlingLimit.placements.rounds else { return false }
        repeat { graph.updateNow() } while graph.rememberingPlaces { fill() }
        return true
    }

    /// Tells all that were placed elsewhere. Returns whether something must be updated.
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

    /// Lays out the contents that were made in the update since the last check, each where it is. Returns whether there
    /// are some in them that make their contents now. So those that are nested cost what is new, not all around it.
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
    /// The nodes that follow where they are placed.
    var geometry: GeometryUpdates { feature() }
}

extension LayoutNode {
    /// The frame around some items in the space of the graph's area; `nil` without any.
    static func absoluteFrame(around items: [LayoutNode]) -> CGRect? {
        guard var frame = items.first?.absoluteFrame else { return nil }
        for item in items.dropFirst() { frame = frame.union(item.absoluteFrame) }
        return frame
    }
}
