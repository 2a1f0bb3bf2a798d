/// A part of what a graph does that keeps a state of its own there, such as preferences or lazy containers.
///
/// The graph knows nodes, work and phases. At the points named here it gives each of its features a turn, in the order
/// in which they are registered; whoever uses a feature asks the graph for it by its type, with `feature()`.
@MainActor protocol GraphFeature: AnyObject {
    /// What nodes are to the feature; see `_ViewNode.part(in:)`.
    associatedtype Part: AnyObject = _ViewNode
    /// Where each graph keeps the feature: a constant, made with `GraphFeatureSlot()`.
    static var slot: GraphFeatureSlot { get }

    /// Makes the feature of a graph, which owns it. The other features may not be there yet.
    init(of graph: ViewGraph)

    // MARK: Updates

    /// Does one piece of the work that waits until all bodies have run and all items are gathered. Returns whether
    /// there was any. Called after `ViewGraph.featureHasWork()` only.
    func performWork() -> Bool
    /// An update has changed the layout, and all its work is done.
    func updateDidChangeLayout()

    // MARK: Layouts

    func layoutWillBegin()
    /// The items are about to be placed, for the first time or again in the same layout.
    func itemsWillBePlaced()
    /// The items have been placed. Returns whether they must be placed again because of what this made of it.
    ///
    /// What features further on make of it comes once this returns false, and begins anew with the first feature.
    /// - Parameter round: How often this has asked for it since then.
    func itemsWerePlaced(round: Int) -> Bool
    func layoutDidEnd()
    /// Whether a layout is needed when items are only drawn elsewhere.
    var followsFrames: Bool { get }

    // MARK: Life

    /// All lives in the graph are about to end.
    func graphWillEnd()
    /// All lives in the graph have ended.
    func graphDidEnd()
    /// Traps if what holds between updates does not; for tests.
    func checkInvariants()
}

extension GraphFeature {
    func performWork() -> Bool { false }
    func updateDidChangeLayout() {}
    func layoutWillBegin() {}
    func itemsWillBePlaced() {}
    func itemsWerePlaced(round: Int) -> Bool { false }
    func layoutDidEnd() {}
    var followsFrames: Bool { false }
    func graphWillEnd() {}
    func graphDidEnd() {}
    func checkInvariants() {}
}

/// A feature that takes part in how children of nodes come and go.
@MainActor protocol ChildFeature: GraphFeature {
    /// A child has come into a tree that was there before.
    func childDidArrive(_ child: _ViewNode)
    /// A child is removed. Returns how it goes; `nil` to leave that to others.
    ///
    /// - Parameters:
    ///   - tag: What tells the child from others of its parent.
    ///   - index: How many of its parent's children that stay are before it.
    func removal(
        of child: _ViewNode, from parent: DynamicNode, tag: () -> AnyHashable, index: Int
    ) -> ChildRemoval?
    /// A child is about to go that leaves its place empty for a moment, even if others take it in the same update.
    func childWillVanish(_ child: _ViewNode)
    /// The nodes below a node have changed places, or count differently.
    func orderDidChange(below node: _ViewNode)
}

extension ChildFeature {
    func childDidArrive(_ child: _ViewNode) {}
    func removal(
        of child: _ViewNode, from parent: DynamicNode, tag: () -> AnyHashable, index: Int
    ) -> ChildRemoval? { nil }
    func childWillVanish(_ child: _ViewNode) {}
    func orderDidChange(below node: _ViewNode) {}
}

/// How a child goes whose life does not end in the ordinary way: at once, with what takes its place being there.
enum ChildRemoval {
    /// At once, and before others take its place.
    case vanishing
    /// Later.
    case delayed(Departure)
}
