import Foundation

/// A node that does something when it is placed elsewhere.
@MainActor protocol GeometryFollower: _ViewNode {
    /// Compares the place with the one before; answers whether something must be updated because of it.
    func checkPlacement() -> Bool
}

/// The nodes of a graph that follow where they are placed. Each costs a look at every layout of the graph.
@MainActor final class GeometryUpdates {
    /// How often a layout is done again at once because of what views made of it; after that the next update goes on.
    static let roundLimit = 8

    private var followers: [any GeometryFollower] = []
    private var removedCount = 0

    func add(_ node: any GeometryFollower) {
        if removedCount > followers.count / 2 { prune() }
        followers.append(node)
    }

    /// A node's life ends; it is let go of in time.
    func remove(_ node: any GeometryFollower) { removedCount += 1 }

    private func prune() {
        followers.removeAll { $0.isTornDown }
        removedCount = 0
    }

    /// Tells all that were placed elsewhere; answers whether something must be updated.
    func check() -> Bool {
        if removedCount > 0 { prune() }
        var needsUpdate = false
        for node in followers where !node.isPassedOver && node.checkPlacement() { needsUpdate = true }
        return needsUpdate
    }
}

extension LayoutNode {
    /// The frame around some items in the space of the graph's area; `nil` without any.
    static func absoluteFrame(around items: [LayoutNode]) -> CGRect? {
        guard var frame = items.first?.absoluteFrame else { return nil }
        for item in items.dropFirst() { frame = frame.union(item.absoluteFrame) }
        return frame
    }
}
