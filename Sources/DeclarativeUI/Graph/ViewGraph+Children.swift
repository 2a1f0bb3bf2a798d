// How children come and go, as far as features take part in it.

extension ViewGraph {
    /// A node has come into a tree that was there before.
    func noteArrival(of node: _ViewNode) {
        for feature in features.ofChildren { feature.childDidArrive(node) }
    }

    /// How a child goes that is removed; `nil` if its life ends at once, with what takes its place being there.
    func removal(
        of child: _ViewNode, from parent: DynamicNode, tag: () -> AnyHashable, index: Int
    ) -> ChildRemoval? {
        for feature in features.ofChildren {
            if let removal = feature.removal(of: child, from: parent, tag: tag, index: index) { return removal }
        }
        return nil
    }

    /// The nodes below `node` have changed places, or count differently.
    func orderDidChange(below node: _ViewNode) {
        for feature in features.ofChildren { feature.orderDidChange(below: node) }
    }

    /// Ends the life of a node and all below it.
    ///
    /// - Parameter vanishing: Whether it is gone before others take its place.
    func end(_ node: _ViewNode, vanishing: Bool = false) {
        if vanishing { for feature in features.ofChildren { feature.childWillVanish(node) } }
        let before = isVanishing
        isVanishing = vanishing
        defer { isVanishing = before }
        node.tearDown()
    }
}
