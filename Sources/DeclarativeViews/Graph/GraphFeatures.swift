/// The key of a type of feature in every graph.
@MainActor package struct GraphFeatureSlot {
    private static var count = 0
    fileprivate let index: Int

    /// Makes a new, unique slot.
    init() {
        index = Self.count
        Self.count += 1
    }
}

/// The features of one graph.
@MainActor struct GraphFeatures {
    /// All features, in the order in which they are called.
    let all: ContiguousArray<any GraphFeature>
    /// Those that take part in inserting and removing children, in the same order.
    let ofChildren: ContiguousArray<any ChildFeature>
    /// Whether a feature has work that waits until all bodies have run.
    var haveWork = false
    private var slots: ContiguousArray<AnyObject?> = []

    /// Makes an empty list of features.
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

    /// Lets the features do their work, up to the first that leaves some. Returns whether one does.
    func performWork() -> Bool {
        for feature in all where feature.performWork() { return true }
        return false
    }

    @inline(__always)
    fileprivate func feature<F: GraphFeature>(_ type: F.Type) -> F {
        guard let feature = slots[F.slot.index] else { preconditionFailure("\(F.self) is not registered.") }
        // Each type has its own slot, which is verified when the features are made.
        return unsafeDowncast(feature, to: F.self)
    }
}

extension ViewGraph {
    /// Returns the feature of a type.
    @inline(__always)
    package func feature<F: GraphFeature>(_ type: F.Type = F.self) -> F { features.feature(type) }
}

extension _ViewNode {
    /// Returns this node's part in a feature; `nil` if it has none.
    @inline(__always)
    final func part<F: GraphFeature>(of type: F.Type) -> F.Part? {
        guard let part = part(in: type) else { return nil }
        // Nodes return objects of the type that the feature declares; debug builds verify it.
        return unsafeDowncast(part, to: F.Part.self)
    }
}
