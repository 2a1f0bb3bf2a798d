import LayoutEngine

/// A view that arranges views with a layout.
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
    /// Arranges views with this layout.
    ///
    /// This overload is disfavoured, so that an initializer with content takes precedence: a type may be a view when
    /// it is created with content, and a layout without.
    @_disfavoredOverload public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}
