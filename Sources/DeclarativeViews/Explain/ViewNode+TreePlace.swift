import BridgedEnvironment

extension _ViewNode: TreePlace {
    package var placeAbove: (any TreePlace)? {
        if let parent { return parent }
        return graph.delegate as? any TreePlace
    }

    package var placeType: Any.Type { viewType }

    /// The node's place among its parent's children, where those are distinguished, and its view's type, if it is a
    /// client's.
    package var pathComponents: [TreePath.Component] {
        var components: [TreePath.Component] = []
        if let parent = parent as? any PositioningNode, let position = parent.position(of: self) {
            components = parent.positionComponents(of: self)
            components.append(position)
        }
        if isShownInPaths { components.append(.type(TypeName.of(viewType))) }
        return components
    }

    package func origin(ofWriting id: KeyID) -> WriteOrigin {
        (self as? any EnvironmentSetting)?.writeOrigin ?? WriteOrigin("the view")
    }

    /// Whether the node stands for a view, or for a modifier with a body.
    package var isShownInPaths: Bool {
        if self is any StructuralNode || viewType is any UnnamedPlace.Type { return false }
        if viewType is any View.Type { return true }
        guard let modifier = viewType as? any ViewModifier.Type else { return false }
        return hasBody(modifier)
    }

    private func hasBody<M: ViewModifier>(_ type: M.Type) -> Bool { M.Body.self != Never.self }
}

extension TupleNode: PositioningNode, StructuralNode {
    func position(of child: _ViewNode) -> TreePath.Component? {
        let number = SiblingNumbers.number(of: child, below: self) { note in
            for (index, node) in children.enumerated() { note(node, index) }
        }
        return number.map { .index($0) }
    }
}

extension ConditionalNode: PositioningNode, StructuralNode {
    func position(of child: _ViewNode) -> TreePath.Component? { .branch(child === self.child ? isTrue : !isTrue) }
}

extension IDNode: PositioningNode, StructuralNode {
    func position(of child: _ViewNode) -> TreePath.Component? { .id("\(id)") }
}

extension ForEachNode: PositioningNode, StructuralNode {
    func position(of child: _ViewNode) -> TreePath.Component? { rowPosition(of: child) }
}

extension RowNode: StructuralNode {}

extension OptionalNode: StructuralNode {}
extension AnyViewNode: StructuralNode {}
extension EquatableNode: StructuralNode {}
extension PlaceholderNode: StructuralNode {}
extension BackgroundLayerNode: StructuralNode {}

extension EnvironmentReads: ExplainableObserver {
    package var reader: ObserverDescription? {
        node.map { ObserverDescription($0, role: $0.runRole) }
    }
}

extension _ViewNode: FramedPlace {
    package var seenFrame: CGRect? {
        guard let delegate = graph.delegate, !isTornDown, !departs else { return nil }
        let frame = LayoutItemCollector.items(at: self).reduce(CGRect.null) { $0.union($1.absoluteFrame) }
        if frame.isNull || frame.isInfinite || !delegate.graphIsSeen(frame) { return nil }
        return frame.applying(delegate.graphTransform(isFollowed: false))
    }
}
