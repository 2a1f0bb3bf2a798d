import BridgedEnvironment

extension ViewGraph {
    /// The features of every graph, in the order in which they are called.
    ///
    /// Transitions of inserted views begin before preferences are resolved. Rows of lazy containers are made before
    /// scroll views look where they are to rest, then scroll views determine which views are in sight, and all that
    /// before followers of geometry are notified; items begin to move before followers of frames are notified.
    static let allFeatures: [any GraphFeature.Type] = [
        TransactionAdjusters.self,
        ActionList.self,
        AppearanceRegistry.self,
        ViewTransitions.self,
        PreferenceUpdates.self,
        SelectiveNodes.self,
        LazyContainers.self,
        ScrollTargets.self,
        ScrollSights.self,
        GeometryUpdates.self,
        MatchedGeometry.self,
        FrameMotions.self,
        FrameFollowers.self,
        GraphDisplayList.self,
        RunRecords.self,
        TextEnvironments.self,
        ControlEnvironments.self,
        GraphFocus.self,
        GraphFocusedValues.self,
        KeyboardShortcuts.self,
        GestureRuns.self,
        MenuAnchors.self,
    ]

    /// Makes a graph without views.
    package convenience init(scope: Scope, delegate: (any ViewGraphDelegate)? = nil) {
        self.init(scope: scope, delegate: delegate, features: Self.allFeatures)
    }
}
