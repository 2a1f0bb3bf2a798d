import LayoutEngine
import BridgedEnvironment

extension View {
    /// Adds views behind this view, laid out in its size.
    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(BackgroundModifier(alignment: alignment, content: content()))
    }

    /// Adds a view behind this view, laid out in its size.
    ///
    /// A colour, or another style that is also a view, is used as a style here and extends beyond the safe area.
    @_disfavoredOverload nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(BackgroundModifier(alignment: alignment, content: background))
    }
}

/// Layers views behind another, or in front of it.
struct BackgroundModifier<Secondary: View> {
    let alignment: Alignment
    let content: Secondary
    var isInFront = false
    /// The use of the secondary views.
    var use = SecondaryLayoutNode.Use.shown
}

extension BackgroundModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        BackgroundNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: BackgroundNode<V, Secondary>.self).update(view)
    }
}

/// The node of a view with others behind it or in front of it. Each item of the content has its own background.
final class BackgroundNode<Content: View, Secondary: View>: LayoutItemCollector {
    /// Whether the secondary views are drawn in front of the content.
    let isInFront: Bool
    /// The use of the secondary views.
    private let use: SecondaryLayoutNode.Use
    private var placement: SecondaryPlacement
    private var secondary: Secondary
    /// The layer of the first item, mostly the only one, for which no list is made.
    private var first: BackgroundLayerNode<Secondary>?
    private var others: [BackgroundLayerNode<Secondary>] = []

    init(_ view: ModifiedContent<Content, BackgroundModifier<Secondary>>, in context: _NodeContext) {
        placement = .aligned(view.modifier.alignment)
        secondary = view.modifier.content
        isInFront = view.modifier.isInFront
        use = view.modifier.use
        super.init(in: context)
        makeChild(view.content)
        needsCollection()
    }

    override var viewType: Any.Type { BackgroundModifier<Secondary>.self }

    func update(_ view: ModifiedContent<Content, BackgroundModifier<Secondary>>) {
        let new = SecondaryPlacement.aligned(view.modifier.alignment)
        if placement != new {
            placement = new
            first?.pair.placement = new
            for layer in others { layer.pair.placement = new }
            graph.layoutDidChange()
        }
        secondary = view.modifier.content
        first?.update(secondary)
        for layer in others { layer.update(secondary) }
        updateChild(view.content)
    }

    override func collect() {
        if others.isEmpty, let item = child?.onlyItem {
            let old = first
            if let old, old.primary === item { return }
            first = makeLayer(of: item)
            old?.tearDown()
        } else {
            let before = (first.map { [$0] } ?? []) + others
            guard let new = layers(before, of: items(of: child), make: makeLayer) else { return }
            first = new.first
            others = Array(new.dropFirst())
        }
        structureDidChange()
    }

    private func makeLayer(of item: LayoutNode) -> BackgroundLayerNode<Secondary> {
        let layer = BackgroundLayerNode(item, secondary, placement, in: _NodeContext(self))
        layer.pair.isSecondaryInFront = isInFront
        layer.pair.use = use
        return layer
    }

    override var onlyItem: LayoutNode? { others.isEmpty ? first?.pair : nil }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        if let first { items.append(first.pair) }
        for layer in others { items.append(layer.pair) }
        return true
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        if isInFront, let child { list.append(child) }
        if let first { list.append(first) }
        for layer in others { list.append(layer) }
        if !isInFront, let child { list.append(child) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        (first, others) = (nil, [])
        child = nil
    }
}

/// The background of one item.
final class BackgroundLayerNode<Secondary: View>: LayoutItemCollector, ItemLayer {
    let pair: SecondaryLayoutNode

    init(
        _ item: LayoutNode, _ secondary: Secondary, _ placement: SecondaryPlacement, in context: _NodeContext
    ) {
        pair = SecondaryLayoutNode(
            context: context.parent.graph.layoutContext, placement: placement, primary: item, secondary: [])
        super.init(in: context)
        pair.layoutDirection = layoutDirection
        makeChild(secondary)
        needsCollection()
    }

    var primary: LayoutNode { pair.primary }

    override var viewType: Any.Type { Secondary.self }

    func update(_ secondary: Secondary) {
        updateChild(secondary)
    }

    override func collect() {
        if let item = child?.onlyItem {
            if item === pair.secondary { return }
            pair.setSecondary(item)
        } else {
            let new = items(of: child)
            if areSameItems(new, pair.secondaryItems) { return }
            pair.setSecondary(new)
        }
        graph.layoutDidChange()
    }

    override func layoutDirectionDidChange() { pair.layoutDirection = layoutDirection }
}
