import Foundation

/// A leaf that is notified when a layout has changed its frame.
@MainActor protocol FrameFollower: LeafNode {
    /// Called after a layout that changed the frame, which is in the coordinates of the graph's area and not rounded.
    ///
    /// Requires a call of `followFrame()`.
    func frameDidChange(_ frame: CGRect)
}

extension FrameFollower {
    /// Requests calls of `frameDidChange`. Each follower costs a check after every layout of the graph.
    func followFrame() { graph.frameFollowers.add(self) }
}

/// The leaves of a graph that are notified when a layout has changed their frames.
@MainActor final class FrameFollowers: GraphFeature {
    static let slot = GraphFeatureSlot()

    private struct Entry {
        let node: any FrameFollower
        var frame: CGRect?
    }

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    private var entries: [Entry] = []

    init(of graph: ViewGraph) { self.graph = graph }

    func add(_ node: any FrameFollower) { entries.append(Entry(node: node)) }

    var followsFrames: Bool { !entries.isEmpty }

    func layoutDidEnd() {
        entries.removeAll { $0.node.isTornDown }
        if entries.isEmpty { return }
        graph.rememberingPlaces { tellAll() }
    }

    private func tellAll() {
        var index = 0
        // A follower may cause another layout of this graph, which notifies all of them.
        while index < entries.count {
            defer { index += 1 }
            let node = entries[index].node
            let frame = node.isUnselected ? .zero : node.frame
            if frame == entries[index].frame { continue }
            entries[index].frame = frame
            node.frameDidChange(frame)
        }
    }

    func graphDidEnd() { entries = [] }
}

extension ViewGraph {
    /// The leaves that are notified when a layout has changed their frames.
    var frameFollowers: FrameFollowers { feature() }
}
