import LayoutEngine

/// A graph's state for its selective nodes.
@MainActor final class SelectiveNodes: GraphFeature {
    typealias Part = SelectiveNode
    static let slot = GraphFeatureSlot()

    /// How many places there are.
    var count = 0
    /// Which of these places are passed over themselves; only while many nodes are asked, see `isUnselected`.
    var unselected: [ObjectIdentifier: Bool]?
    private let context: LayoutContext

    init(of graph: ViewGraph) { context = graph.layoutContext }

    func itemsWillBePlaced() {
        // Cached results may change from now on.
        if unselected != nil { beginRemembering() }
    }

    fileprivate func beginRemembering() {
        unselected = [:]
        context.safeAreaPlaces = [:]
    }

    fileprivate func endRemembering() {
        unselected = nil
        context.safeAreaPlaces = nil
    }

    func checkInvariants() { precondition(unselected == nil, "Places are remembered after a layout.") }
}

extension ViewGraph {
    /// The state for selective nodes.
    var selectiveNodes: SelectiveNodes { feature() }

    /// Caches places while `run` asks many nodes whether they are unselected and for their safe areas.
    ///
    /// Neither the selection nor the places may change meanwhile.
    func rememberingPlaces<Result>(_ run: () -> Result) -> Result {
        let places = selectiveNodes
        if places.unselected != nil { return run() }
        places.beginRemembering()
        defer { places.endRemembering() }
        return run()
    }
}
