/// A node of either world, as explanations see it.
@MainActor package protocol TreePlace: AnyObject {
    /// The node above, across borders.
    var placeAbove: (any TreePlace)? { get }
    /// What this node adds to a path, outermost first; nothing where it is not shown.
    var pathComponents: [TreePath.Component] { get }
    /// The type by which the node is known.
    var placeType: Any.Type { get }
    /// How this node wrote `id` in its own scope.
    func means(ofWriting id: KeyID) -> WriteMeans
}

/// How a value was written: in words, and where in a program if that is known.
package struct WriteMeans {
    package let name: String
    package let source: WriteSource?

    package init(_ name: String, source: WriteSource? = nil) {
        self.name = name
        self.source = source
    }
}

/// A node that explanations do not show: a part of the borders themselves.
@MainActor package protocol UnnamedPlace {}

/// A node whose scope is a border between the worlds.
@MainActor package protocol BorderPlace: TreePlace {
    /// The world below the border.
    var worldBelow: Explanation.World { get }
    /// The key of the world around that the border made its write of `id` from; `nil` for other writes.
    func origin(of id: KeyID) -> KeyID?
}

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

extension ScopeNode {
    package var placeAbove: (any TreePlace)? {
        // A border between the worlds hangs in a view of the world around, but its place in the tree is another.
        if scopeLink.flags.contains(.isBorder), let outer = ownScope?.label as? any TreePlace { return outer }
        return scopeParent
    }

    package var placeType: Any.Type { type(of: self) }

    /// The type's name, with a number among the siblings of that type where there are several.
    package var pathComponents: [TreePath.Component] {
        if self is any UnnamedPlace { return [] }
        let name = TypeName.of(placeType)
        var siblings: [any ScopeNode] = []
        scopeParent?.forEachScopeChild { if $0.placeType == placeType { siblings.append($0) } }
        guard siblings.count > 1, let index = siblings.firstIndex(where: { $0 === self }) else { return [.type(name)] }
        return [.type(name), .index(index)]
    }

    package func means(ofWriting id: KeyID) -> WriteMeans { WriteMeans("own traits") }
}

/// A dependent that can say where it stands and what it runs again.
@MainActor package protocol ReadingDependent: Dependent {
    /// `nil` for what nobody would ask about.
    var reader: DependentReader? { get }
}

/// Where a dependent stands and what it runs again.
package struct DependentReader {
    package let place: any TreePlace
    package let role: String

    package init(_ place: any TreePlace, role: String) {
        self.place = place
        self.role = role
    }
}
