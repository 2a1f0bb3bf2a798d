// Inserting and removing children, as far as features take part in it.

extension ViewGraph {
    /// Notes that a node was inserted into an existing tree.
    func noteArrival(of node: _ViewNode) {
        for feature in features.ofChildren { feature.childDidArrive(node) }
    }

    /// Returns how to remove a child; `nil` to end its life at once, when the child that replaces it already exists.
    func removal(
        of child: _ViewNode, from parent: DynamicNode, tag: () -> AnyHashable, index: Int
    ) -> ChildRemoval? {
        for feature in features.ofChildren {
            if let removal = feature.removal(of: child, from: parent, tag: tag, index: index) { return removal }
        }
        return nil
    }

    /// Notes that the order or selection of the nodes below `node` has changed.
    func orderDidChange(below node: _ViewNode) {
        for feature in features.ofChildren { feature.orderDidChange(below: node) }
    }

    /// Ends the life of a node and all nodes below it.
    ///
    /// - Parameter vanishing: Whether it ends before others replace it.
    func end(_ node: _ViewNode, vanishing: Bool = false) {
        if vanishing { for feature in features.ofChildren { feature.childWillVanish(node) } }
        let outer = ending
        ending = vanishing ? .vanished : .replaced
        defer { ending = outer }
        node.tearDown()
    }
}

extension ViewGraph {
    /// How the life of views ends.
    enum Ending {
        /// Others take their place, or they are removed together with it.
        case replaced
        /// They end before others take their place.
        case vanished
    }
}
