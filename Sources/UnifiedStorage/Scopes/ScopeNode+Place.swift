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
        let name = TypeName.of(placeType)
        var siblings: [any ScopeNode] = []
        scopeParent?.forEachScopeChild { if $0.placeType == placeType { siblings.append($0) } }
        guard siblings.count > 1, let index = siblings.firstIndex(where: { $0 === self }) else { return [.type(name)] }
        return [.type(name), .index(index)]
    }

    package func origin(ofWriting id: KeyID) -> WriteOrigin { WriteOrigin("own traits") }
}
