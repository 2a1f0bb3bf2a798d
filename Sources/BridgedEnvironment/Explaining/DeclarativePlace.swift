/// A node of the declarative world, as a tree shows it.
@MainActor package protocol DeclarativePlace: TreePlace {
    /// The scope the node stands in.
    var scope: Scope { get }
    /// The scope of the nodes below: another one if the node writes.
    var childScope: Scope { get }
    /// Whether a tree shows the node.
    var isShownInTree: Bool { get }
    /// Whether paths name the node.
    var isShownInPaths: Bool { get }
    /// Whether the node only changes the environment.
    var isEnvironmentChange: Bool { get }
}
