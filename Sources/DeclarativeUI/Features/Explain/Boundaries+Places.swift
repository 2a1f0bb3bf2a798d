import BridgedEnvironment
import DeclarativeViews

extension PlatformNode: NamedInTree, BoundaryNode {
    var boundaryInTree: (any ScopeNode)? { boundaryView }
}

extension BoundaryView: BoundaryPlace {
    var worldBelow: Explanation.World { .imperative }

    func origin(of id: KeyID) -> KeyID? { boundary.origin(of: id) }

    /// Whether it belongs to a node that represents or presents its content, and not to a view among others.
    var isReachedThroughNode: Bool {
        let label = ownScope?.label
        return label is any BoundaryNode || label is PresentingPlace
    }
}

extension _UIHostingView: BoundaryPlace {
    package var worldBelow: Explanation.World { .declarative }
    // Nothing is written here: keys are converted when they are read.
    package func origin(of id: KeyID) -> KeyID? { nil }
    package var hostedRoot: (any TreePlace)? { viewGraph.rootNode }
}
