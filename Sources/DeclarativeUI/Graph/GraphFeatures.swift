/// Where each graph keeps its feature of one type.
@MainActor struct GraphFeatureSlot {
    private static var count = 0
    fileprivate let index: Int

    /// A slot that is that of no other type.
    init() {
        index = Self.count
        Self.count += 1
    }
}

/// The features of one graph.
@MainActor struct GraphFeatures {
    /// In the order in which they have their turns.
    let all: ContiguousArray<any GraphFeature>
    /// Those that take part in how children come and go, in the same order.
    let ofChildren: ContiguousArray<any ChildFeature>
    private var slots: ContiguousArray<AnyObject?> = []

    /// No features.
    init() { (all, ofChildren) = ([], []) }

    /// Makes features of some types for a graph.
    init(_ types: [any GraphFeature.Type], of graph: ViewGraph) {
        var all: ContiguousArray<any GraphFeature> = []
        all.reserveCapacity(types.count)
        for type in types {
            let feature = type.init(of: graph)
            let index = type.slot.index
            while slots.count <= index { slots.append(nil) }
            precondition(slots[index] == nil, "\(type) shares its slot with another feature, or is registered twice.")
            slots[index] = feature
            all.append(feature)
        }
        self.all = all
        ofChildren = ContiguousArray(all.compactMap { $0 as? any ChildFeature })
    }

    @inline(__always)
    fileprivate func feature<F: GraphFeature>(_ type: F.Type) -> F {
        guard let feature = slots[F.slot.index] else { preconditionFailure("\(F.self) is not registered.") }
        // No other type has this slot, which is checked when the features are made.
        return unsafeDowncast(feature, to: F.self)
    }
}

extension ViewGraph {
    /// The feature of a type.
    @inline(__always)
    func feature<F: GraphFeature>(_ type: F.Type = F.self) -> F { features.feature(type) }
}

extension _ViewNode {
    /// What this node is to a feature; `nil` where it plays no part in it.
    @inline(__always)
    final func part<F: GraphFeature>(of type: F.Type) -> F.Part? {
        guard let part = part(in: type) else { return nil }
        // Nodes hand out what the feature declares as its part; builds for debugging check it.
        return unsafeDowncast(part, to: F.Part.self)
    }
}
