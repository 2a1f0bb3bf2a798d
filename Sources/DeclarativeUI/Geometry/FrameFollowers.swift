import Foundation

/// A leaf that is told when its frame differs after a layout.
@MainActor protocol FrameFollower: LeafNode {
    /// Called after a layout in which the frame, in the space of the graph's area, came to differ; not rounded. Only
    /// after `followFrame()`.
    func frameDidChange(_ frame: CGRect)
}

extension FrameFollower {
    /// Has `frameDidChange` called from now on. Each follower costs a look at every layout of the graph.
    func followFrame() { graph.frameFollowers.add(self) }
}

/// The leaves of a graph that are told when their frames differ after a layout.
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
        // What a follower does may lay this graph out again, which tells all of them.
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
    /// The leaves that are told when their frames differ after a layout.
    var frameFollowers: FrameFollowers { feature() }
}
