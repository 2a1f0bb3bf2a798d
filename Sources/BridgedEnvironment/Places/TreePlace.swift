/// A node of either world, as explanations see it.
@MainActor package protocol TreePlace: AnyObject {
    /// The node above, across boundaries.
    var placeAbove: (any TreePlace)? { get }
    /// The components this node adds to a path, outermost first; none where it is not shown.
    var pathComponents: [TreePath.Component] { get }
    /// The type by which the node is known.
    var placeType: Any.Type { get }
    /// Calls `body` with each node below this one, across boundaries.
    func forEachPlaceBelow(_ body: (any TreePlace) -> Void)
    /// How this node wrote `id` in its own scope.
    func origin(ofWriting id: KeyID) -> WriteOrigin
}

/// How a value was written: in words, and where in a program if that is known.
package struct WriteOrigin {
    package let name: String
    package let source: WriteSource?

    package init(_ name: String, source: WriteSource? = nil) {
        self.name = name
        self.source = source
    }
}

/// A node that explanations do not show: a part of the boundaries themselves.
@MainActor package protocol UnnamedPlace {}

extension TreePath {
    /// The path of a node.
    @MainActor package init(of place: any TreePlace) {
        var steps: [[Component]] = []
        var next: (any TreePlace)? = place
        while let here = next {
            steps.append(here.pathComponents)
            next = here.placeAbove
        }
        self.init(steps.reversed().flatMap { $0 })
    }
}
