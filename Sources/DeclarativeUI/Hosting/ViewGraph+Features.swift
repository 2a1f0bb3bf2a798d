import UnifiedStorage

extension ViewGraph {
    /// The features of every graph, in the order in which they have their turns.
    ///
    /// Views make their entrances before preferences are resolved. Rows of lazy containers are made before anybody
    /// follows where things are, and items begin to move before those are told who follow frames.
    static let allFeatures: [any GraphFeature.Type] = [
        TransactionAdjusters.self,
        ActionList.self,
        AppearanceRegistry.self,
        ViewTransitions.self,
        PreferenceUpdates.self,
        SelectiveNodes.self,
        LazyContainers.self,
        GeometryUpdates.self,
        FrameMotions.self,
        FrameFollowers.self,
        GraphDisplayList.self,
        RunRecords.self,
    ]

    /// Makes a graph without views.
    package convenience init(scope: Scope, host: (any ViewGraphHost)? = nil) {
        self.init(scope: scope, host: host, features: Self.allFeatures)
    }
}
