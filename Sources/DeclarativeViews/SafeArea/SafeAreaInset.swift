import Foundation
import LayoutEngine

extension View {
    /// Shows views at the top or bottom edge of this view, and insets its safe area by their size.
    ///
    /// This view is laid out in the remaining space; content that ignores the safe area extends behind the inset
    /// views. Several inset views stack from back to front. If `spacing`, in points, is `nil`, both keep their
    /// preferred distance.
    nonisolated public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge.edge, alignment.guide, spacing, content())
    }

    /// Shows views at the leading or trailing edge of this view, and insets its safe area by their size, as at the
    /// top and bottom edges.
    nonisolated public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge.edge, alignment.guide, spacing, content())
    }

    nonisolated private func safeAreaInset<V: View>(
        _ edge: Edge, _ alignment: AlignmentGuide, _ spacing: CGFloat?, _ content: V
    ) -> some View {
        let layout = SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing)
        return modifier(SafeAreaInsetModifier(layout: layout, content: content))
    }
}

struct SafeAreaInsetModifier<Inset: View> {
    let layout: SafeAreaInsetLayout
    let content: Inset
}

extension SafeAreaInsetModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        SafeAreaInsetNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: SafeAreaInsetNode<V, Inset>.self).update(view)
    }
}

/// The node of a view with others at one edge. Each item of the content has its own.
final class SafeAreaInsetNode<Content: View, Inset: View>: LayoutItemCollector {
    private var modifier: SafeAreaInsetModifier<Inset>
    private var layers: [SafeAreaInsetLayerNode<Inset>] = []

    init(_ view: ModifiedContent<Content, SafeAreaInsetModifier<Inset>>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(in: context)
        makeChild(view.content)
        needsCollection()
    }

    override var viewType: Any.Type { SafeAreaInsetModifier<Inset>.self }

    func update(_ view: ModifiedContent<Content, SafeAreaInsetModifier<Inset>>) {
        modifier = view.modifier
        for layer in layers { layer.update(modifier) }
        updateChild(view.content)
    }

    override func collect() {
        let new = layers(layers, of: items(of: child)) { item in
            SafeAreaInsetLayerNode(item, modifier, in: _NodeContext(self))
        }
        guard let new else { return }
        layers = new
        structureDidChange()
    }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        for layer in layers { items.append(layer.pair) }
        return true
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        super.appendChildren(to: &list)
        for layer in layers { list.append(layer) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        layers = []
        child = nil
    }
}

/// The views at the edge of one item.
final class SafeAreaInsetLayerNode<Inset: View>: LayoutItemCollector, ItemLayer {
    let primary: LayoutNode
    let pair: LayoutContainerNode<SafeAreaInsetLayout>
    private let pile: LayoutContainerNode<ZStackLayout>

    init(_ item: LayoutNode, _ modifier: SafeAreaInsetModifier<Inset>, in context: _NodeContext) {
        let layout = context.parent.graph.layoutContext
        primary = item
        pair = LayoutContainerNode(context: layout, layout: modifier.layout)
        pile = LayoutContainerNode(context: layout, layout: ZStackLayout())
        super.init(in: context)
        layoutDirectionDidChange()
        pair.setChildren([primary])
        makeChild(modifier.content)
        needsCollection()
    }

    override var viewType: Any.Type { Inset.self }

    func update(_ modifier: SafeAreaInsetModifier<Inset>) {
        let (old, new) = (pair.layout, modifier.layout)
        if old.edge != new.edge || old.alignment != new.alignment || old.spacing != new.spacing {
            pair.layout = new
            graph.layoutDidChange()
        }
        updateChild(modifier.content)
    }

    override func collect() {
        let new = items(of: child)
        if areSameItems(new, pile.children) { return }
        pile.setChildren(new)
        pair.setChildren(new.isEmpty ? [primary] : [primary, pile])
        graph.layoutDidChange()
    }

    override func layoutDirectionDidChange() {
        pair.layoutDirection = layoutDirection
        pile.layoutDirection = layoutDirection
    }
}
