import LayoutEngine

/// What a graph knows of its places that show some of their views.
@MainActor final class SelectiveNodes: GraphFeature {
    typealias Part = SelectiveNode
    static let slot = GraphFeatureSlot()

    /// How many places there are.
    @exclusivity(unchecked) var count = 0
    /// Which of these places are passed over themselves; only while many nodes are asked, see `isUnselected`.
    @exclusivity(unchecked) var unselected: [ObjectIdentifier: Bool]?
    private let context: LayoutContext

    init(of graph: ViewGraph) { context = graph.layoutContext }

    func itemsWillBePlaced() {
        // What is remembered may differ from now on.
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
    /// The places that show some of their views.
    var selectiveNodes: SelectiveNodes { feature() }

    /// Asks many nodes whether they are passed over and how far they are from what is not safe, while what is shown
    /// does not change, nor where.
    func rememberingPlaces<Result>(_ run: () -> Result) -> Result {
        let places = selectiveNodes
        if places.unselected != nil { return run() }
        places.beginRemembering()
        defer { places.endRemembering() }
        return run()
    }
}
