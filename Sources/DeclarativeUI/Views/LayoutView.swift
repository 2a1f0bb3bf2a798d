import LayoutEngine

/// Lays views out by a layout.
struct LayoutView<L: Layout, Content: View> {
    let layout: L
    let content: Content
}

extension LayoutView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ContainerNode(view.layout, view.content, type: L.self, collapses: false, in: context)
    }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ContainerNode<L, Content>.self).update(view.layout, view.content)
    }
}

extension Layout {
    /// The views `content` makes, laid out by this layout.
    ///
    /// An initialiser that takes the content comes first: a type may be a view of some content and, without content, a
    /// layout.
    @_disfavoredOverload public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}
