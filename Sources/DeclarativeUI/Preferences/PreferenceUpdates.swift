/// What a graph knows of preferences: which keys are read, and which points wait to be resolved.
@MainActor final class PreferenceUpdates {
    /// The keys that some node of the graph reads, or has read.
    var read: Set<ObjectIdentifier> = []
    // Asked in every update, briefly and on one actor, so access need not be checked.
    @exclusivity(unchecked) private var waiting = DeepestFirst<PreferencePoint>()

    func insert(_ point: PreferencePoint) { waiting.insert(point) }

    /// Resolves the deepest point that waits. Returns whether there was one.
    func resolveNext() -> Bool {
        guard let point = waiting.popDeepest() else { return false }
        point.resolveNow()
        return true
    }

    /// The nodes below `node` have changed places, or count differently: whoever joins what they hand up does so again.
    func orderDidChange(below node: _ViewNode) {
        if read.isEmpty { return }
        var next = node.preferencePoint ?? PreferencePoint.nearest(above: node)
        while let point = next {
            if point.usesContent { point.orderDidChange() }
            next = point.enclosing
        }
    }
}
