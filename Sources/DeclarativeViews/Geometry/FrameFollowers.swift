import Foundation
import LayoutEngine

/// A leaf that is notified when a layout has changed its frame.
@MainActor package protocol FrameFollower: LeafNode {
    /// Called after a layout that changed the frame, which is in the coordinates of the graph's area and not rounded.
    ///
    /// Requires a call of `followFrame()`.
    func frameDidChange(_ frame: CGRect)
}

extension FrameFollower {
    /// Requests calls of `frameDidChange`, until `unfollowFrame()`.
    package func followFrame() { graph.frameFollowers.add(self) }

    /// Ends the calls of `frameDidChange`.
    package func unfollowFrame() { graph.frameFollowers.remove(self) }
}

/// The leaves of a graph that are notified when a layout has changed their frames. A layout costs a step for each leaf
/// that it has moved.
@MainActor final class FrameFollowers: GraphFeature {
    static let slot = GraphFeatureSlot()

    private struct Entry {
        let node: any FrameFollower
        let serial: Int
        var frame: CGRect?
    }

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var serial = 0
    /// The leaves that may have moved, by their items.
    private var moved: Set<ObjectIdentifier> = []

    init(of graph: ViewGraph) { self.graph = graph }

    func add(_ node: any FrameFollower) {
        let id = ObjectIdentifier(node.layoutNode)
        serial += 1
        entries[id] = Entry(node: node, serial: serial)
        moved.insert(id)
        node.layoutNode.followPosition()
    }

    func remove(_ node: any FrameFollower) {
        let id = ObjectIdentifier(node.layoutNode)
        entries[id] = nil
        moved.remove(id)
    }

    /// Notes that an item has moved.
    func itemDidMove(_ item: LayoutNode) {
        let id = ObjectIdentifier(item)
        if entries[id] != nil { moved.insert(id) }
    }

    var followsFrames: Bool { !entries.isEmpty }

    func layoutDidEnd() {
        graph.noteMovedItems()
        if !moved.isEmpty { graph.rememberingPositions { tell() } }
    }

    /// Notifies the followers of items that have moved, in the order in which they were added.
    private func tell() {
        let told = moved.sorted { (entries[$0]?.serial ?? 0) < (entries[$1]?.serial ?? 0) }
        moved.removeAll(keepingCapacity: true)
        // A follower may cause another layout of this graph, or end the life of others.
        for id in told {
            guard let entry = entries[id], !entry.node.isTornDown else { continue }
            let frame = entry.node.isUnselected ? .zero : entry.node.frame
            if frame == entry.frame { continue }
            entries[id]?.frame = frame
            entry.node.frameDidChange(frame)
        }
    }

    func graphDidEnd() {
        entries = [:]
        moved = []
    }
}

extension ViewGraph {
    /// The leaves that are notified when a layout has changed their frames.
    var frameFollowers: FrameFollowers { feature() }

    /// Passes on which followed items layouts have moved.
    func noteMovedItems() {
        for item in layoutContext.takeMovedItems() {
            geometry.itemDidMove(item)
            frameFollowers.itemDidMove(item)
        }
    }
}
