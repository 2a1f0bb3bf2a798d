extension ScopeNode {
    package var placeAbove: (any TreePlace)? {
        // A boundary between the worlds hangs in a view of the world around, but its place in the tree is another.
        if scopeLink.flags.contains(.isBoundary), let outer = ownScope?.label as? any TreePlace { return outer }
        return scopeParent
    }

    package var placeType: Any.Type { type(of: self) }

    /// The type's name, with a number among the siblings of that type where there are several.
    package var pathComponents: [TreePath.Component] {
        if self is any UnnamedPlace { return [] }
        let name = TreePath.Component.type(TypeName.of(placeType))
        guard let parent = scopeParent else { return [name] }
        let index = SiblingNumbers.number(of: self, below: parent) { note in
            var siblings: [ObjectIdentifier: [any ScopeNode]] = [:]
            parent.forEachScopeChild { siblings[ObjectIdentifier($0.placeType), default: []].append($0) }
            for (_, alike) in siblings where alike.count > 1 {
                for (index, node) in alike.enumerated() { note(node, index) }
            }
        }
        return index.map { [name, .index($0)] } ?? [name]
    }

    package func forEachPlaceBelow(_ body: (any TreePlace) -> Void) { forEachScopeChild { body($0) } }

    package func origin(ofWriting id: KeyID) -> WriteOrigin { WriteOrigin("own traits") }
}
