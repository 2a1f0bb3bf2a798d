/// The result of applying the closure of `Group(subviews:)` to the subviews of a view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content
}

extension Group {
    /// Creates a group from the views that `transform` returns for the subviews of a view.
    ///
    /// `transform` runs again when the subviews, or their container values, change. See `Subview`.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, content: transform)
    }
}

extension GroupElementsOfContent: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        SubviewsNode(view, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: SubviewsNode<Subviews, Content>.self).update(view)
    }
}

/// The node of views made of the subviews of another view.
final class SubviewsNode<Subviews: View, Content: View>: OneChildNode {
    private var content: (SubviewsCollection) -> Content
    private var list: SubviewListNode<Subviews>?

    init(_ view: GroupElementsOfContent<Subviews, Content>, in context: _NodeContext) {
        content = view.content
        super.init(in: context)
        list = SubviewListNode(view.subviews, reader: self)
    }

    override var viewType: Any.Type { GroupElementsOfContent<Subviews, Content>.self }

    func update(_ view: GroupElementsOfContent<Subviews, Content>) {
        content = view.content
        list?.update(view.subviews)
    }

    override func evaluate() {
        // Before they are known there is nothing to show.
        guard let nodes = list?.subviews else { return }
        let subviews = SubviewsCollection(subviews: nodes.map { Subview($0) })
        show(graph.tracking(self) { content(subviews) })
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        if let own = self.list { list.append(own) }
        super.appendChildren(to: &list)
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        super.takeChildren(into: &list)
        self.list = nil
    }
}

extension SubviewsNode: SubviewReader {
    func subviewsDidChange() { markDirty() }
}

extension SubviewsNode: StructuralNode {}
