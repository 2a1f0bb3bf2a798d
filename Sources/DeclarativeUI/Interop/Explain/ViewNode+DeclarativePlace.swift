import BridgedEnvironment

extension _ViewNode: DeclarativePlace {
    /// Shown are environment modifiers, views with a body, and represented views.
    package var isShownInTree: Bool {
        switch self {
        case is any EnvironmentSetting: true
        case is any NamedInTree: !(viewType is any UnnamedPlace.Type)
        default: false
        }
    }

    package var isEnvironmentChange: Bool { self is any EnvironmentSetting }

    package func forEachPlaceBelow(_ body: (any TreePlace) -> Void) {
        boundaryInTree?.forEachScopeChild { body($0) }
        for child in children { body(child) }
    }

    /// The boundary of the node's represented or presented content; `nil` where there is none.
    private var boundaryInTree: PlatformViewHost? {
        switch self {
        case let node as any PlatformHosting: node.hostInTree
        case let node as any PresentingNode: PresentationCenter.shared.boundary(of: node)
        default: nil
        }
    }
}

/// A node shown in a tree under the name of its view type.
@MainActor protocol NamedInTree: _ViewNode {}

extension CompositeNode: NamedInTree {}
extension PlatformNode: NamedInTree {}

/// A node of a represented view.
@MainActor protocol PlatformHosting: _ViewNode {
    var hostInTree: PlatformViewHost? { get }
}

extension PlatformNode: PlatformHosting {
    var hostInTree: PlatformViewHost? { platformHostView }
}

extension PlatformViewHost: BoundaryPlace {
    var worldBelow: Explanation.World { .imperative }

    func origin(of id: KeyID) -> KeyID? { boundary.origin(of: id) }

    /// Whether it belongs to a node that represents or presents its content, and not to a view among others.
    var isReachedThroughNode: Bool {
        let label = ownScope?.label
        return label is any PlatformHosting || label is PresentingPlace
    }
}

extension _UIHostingView: BoundaryPlace {
    package var worldBelow: Explanation.World { .declarative }
    // Nothing is written here: keys are converted when they are read.
    package func origin(of id: KeyID) -> KeyID? { nil }
    package var hostedRoot: (any TreePlace)? { viewGraph.rootNode }
}
