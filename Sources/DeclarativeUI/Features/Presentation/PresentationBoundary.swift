import DeclarativeViews
import ImperativeUI
import BridgedEnvironment

extension BoundaryView {
    /// Makes the boundary from which a node's presented views inherit: the node's environment.
    ///
    /// - Parameter place: Stands for the node, and is kept by the caller until the boundary has left.
    convenience init(presenting node: any PresentingNode, at place: PresentingPlace) {
        self.init(outer: node.scope, node: place)
    }
}

/// Stands for a node that presents something in paths and descriptions, also once the node is gone.
@MainActor final class PresentingPlace: ScopeLabel, TreePlace {
    private weak var node: (any PresentingNode)?

    init(of node: any PresentingNode) { self.node = node }

    let scopeLabel = "Presentation"
    var placeAbove: (any TreePlace)? { node }
    var pathComponents: [TreePath.Component] { [] }
    var placeType: Any.Type { PresentingPlace.self }
    // A walk goes on from the node.
    func forEachPlaceBelow(_ body: (any TreePlace) -> Void) {}
    func origin(ofWriting id: KeyID) -> WriteOrigin { WriteOrigin("own traits") }
}
