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
        (self as? any BoundaryNode)?.boundaryInTree?.forEachScopeChild { body($0) }
        for child in children { body(child) }
    }
}

/// A node shown in a tree under the name of its view type.
@MainActor package protocol NamedInTree: _ViewNode {}

extension CompositeNode: NamedInTree {}

/// A node that represents or presents imperative content.
@MainActor package protocol BoundaryNode: _ViewNode {
    /// The boundary around the content; `nil` while there is none.
    var boundaryInTree: (any ScopeNode)? { get }
}
