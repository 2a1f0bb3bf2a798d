import LayoutEngine

/// What a graph knows of its places that show some of their views.
@MainActor final class FittingPlaces: GraphFeature {
    typealias Part = FittingPlace
    static let slot = GraphFeatureSlot()

    /// How many places there are.
    @exclusivity(unchecked) var count = 0
    /// Which of these places are passed over themselves; only while many nodes are asked, see `isPassedOver`.
    @exclusivity(unchecked) var passedOver: [ObjectIdentifier: Bool]?
    private let context: LayoutContext

    init(of graph: ViewGraph) { context = graph.layoutContext }

    func itemsWillBePlaced() {
        // What is remembered may differ from now on.
        if passedOver != nil { beginRemembering() }
    }

    fileprivate func beginRemembering() {
        passedOver = [:]
        context.safeAreaPlaces = [:]
    }

    fileprivate func endRemembering() {
        passedOver = nil
        context.safeAreaPlaces = nil
    }

    func checkInvariants() { precondition(passedOver == nil, "Places are remembered after a layout.") }
}

extension ViewGraph {
    /// The places that show some of their views.
    var fittingPlaces: FittingPlaces { feature() }

    /// Asks many nodes whether they are passed over and how far they are from what is not safe, while what is shown
    /// does not change, nor where.
    func rememberingPlaces<Result>(_ run: () -> Result) -> Result {
        let places = fittingPlaces
        if places.passedOver != nil { return run() }
        places.beginRemembering()
        defer { places.endRemembering() }
        return run()
    }
}
