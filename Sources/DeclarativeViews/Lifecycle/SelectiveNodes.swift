import LayoutEngine

/// A graph's state for its selective nodes.
@MainActor final class SelectiveNodes: GraphFeature {
    typealias Part = SelectiveNode
    static let slot = GraphFeatureSlot()

    /// How many selective nodes there are.
    var count = 0
    /// Which of these nodes are passed over themselves; only while many nodes are asked, see `isUnselected`.
    var unselected: [ObjectIdentifier: Bool]?
    private let context: LayoutContext

    init(of graph: ViewGraph) { context = graph.layoutContext }

    func itemsWillBePlaced() {
        // Cached results may change from now on.
        if unselected != nil { beginRemembering() }
    }

    fileprivate func beginRemembering() {
        unselected = [:]
        context.safeAreaPositions = [:]
    }

    fileprivate func endRemembering() {
        unselected = nil
        context.safeAreaPositions = nil
    }

    func checkInvariants() { precondition(unselected == nil, "Places are remembered after a layout.") }
}

extension ViewGraph {
    /// The state for selective nodes.
    var selectiveNodes: SelectiveNodes { feature() }

    /// Caches positions while `run` asks many nodes whether they are unselected and for their safe areas.
    ///
    /// Neither the selection nor the positions may change meanwhile.
    func rememberingPositions<Result>(_ run: () -> Result) -> Result {
        let selectives = selectiveNodes
        if selectives.unselected != nil { return run() }
        selectives.beginRemembering()
        defer { selectives.endRemembering() }
        return run()
    }
}
