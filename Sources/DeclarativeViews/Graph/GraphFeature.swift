/// A part of a graph's work with a state of its own, such as preferences or lazy containers.
///
/// The graph itself knows nodes, work and phases. At the points named here it calls each of its features, in the order
/// in which they are registered. Code that uses a feature gets it from the graph by its type, with `feature()`.
@MainActor package protocol GraphFeature: AnyObject {
    /// The type of a node's part in the feature; see `_ViewNode.part(in:)`.
    associatedtype Part: AnyObject = _ViewNode
    /// The slot in which each graph keeps the feature: a constant, made with `GraphFeatureSlot()`.
    static var slot: GraphFeatureSlot { get }

    /// Makes the feature of a graph, which owns it. Other features may not exist yet.
    init(of graph: ViewGraph)

    // MARK: Updates

    /// Performs one piece of the work that waits until all bodies have run and all items have been gathered.
    ///
    /// Called only after `ViewGraph.featureHasWork()`.
    ///
    /// - Returns: Whether there was any work.
    func performWork() -> Bool
    /// Called when an update has changed the layout and all its work is done.
    func updateDidChangeLayout()

    // MARK: Layouts

    func layoutWillBegin()
    /// Called before items are placed, for the first time or again in the same layout.
    func itemsWillBePlaced()
    /// Called when items have been placed. Returns whether they must be placed again because of what this call has
    /// changed.
    ///
    /// Later features are called only once this returns false; if one of them returns true, calls start again with the
    /// first feature.
    ///
    /// - Parameter round: The number of times this has returned true since then.
    func itemsWerePlaced(round: Int) -> Bool
    func layoutDidEnd()
    /// Whether a layout is needed when items only move on screen.
    var followsFrames: Bool { get }

    // MARK: Life

    /// Called before the lives of all nodes in the graph end.
    func graphWillEnd()
    /// Called after the lives of all nodes in the graph have ended.
    func graphDidEnd()
    /// Traps if an invariant is broken; for tests.
    func checkInvariants()
}

extension GraphFeature {
    package func performWork() -> Bool { false }
    package func updateDidChangeLayout() {}
    package func layoutWillBegin() {}
    package func itemsWillBePlaced() {}
    package func itemsWerePlaced(round: Int) -> Bool { false }
    package func layoutDidEnd() {}
    package var followsFrames: Bool { false }
    package func graphWillEnd() {}
    package func graphDidEnd() {}
    package func checkInvariants() {}
}

/// A feature that takes part in inserting and removing children of nodes.
@MainActor package protocol ChildFeature: GraphFeature {
    /// Called when a child was inserted into an existing tree.
    func childDidArrive(_ child: _ViewNode)
    /// Called when a child is removed. Returns how to remove it; `nil` to leave that to other features.
    ///
    /// - Parameters:
    ///   - tag: Identifies the child among its parent's children.
    ///   - index: The number of the parent's remaining children before it.
    func removal(
        of child: _ViewNode, from parent: DynamicNode, tag: () -> AnyHashable, index: Int
    ) -> ChildRemoval?
    /// Called before a child is removed that leaves its index empty for a moment, even if others fill it in the same
    /// update.
    func childWillVanish(_ child: _ViewNode)
    /// Called when the order or selection of the nodes below a node has changed.
    func orderDidChange(below node: _ViewNode)
}

extension ChildFeature {
    package func childDidArrive(_ child: _ViewNode) {}
    package func removal(
        of child: _ViewNode, from parent: DynamicNode, tag: () -> AnyHashable, index: Int
    ) -> ChildRemoval? { nil }
    package func childWillVanish(_ child: _ViewNode) {}
    package func orderDidChange(below node: _ViewNode) {}
}

/// An unusual way of removing a child. Usually its life ends at once, when the child that replaces it already exists.
package enum ChildRemoval {
    /// At once, before others replace it.
    case vanishing
    /// Later.
    case delayed(Departure)
}
