import LayoutEngine

/// Fills the room it is given with a style, beyond the safe area on some edges, as with `ignoresSafeArea(_:edges:)`.
struct ExtendedStyleView<Style: ShapeStyle> {
    let style: Style
    let edges: Edge.Set
}

extension ExtendedStyleView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { ExtendedStyleNode(view, in: context) }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ExtendedStyleNode<Style>.self).update(view)
    }
}

/// The node of a style with the layout that extends it, which has no node of its own.
private final class ExtendedStyleNode<Style: ShapeStyle>: StyleNode<Style> {
    private let extended: UnaryLayoutNode<SafeAreaIgnoringLayout>

    init(_ view: ExtendedStyleView<Style>, in context: _NodeContext) {
        let layoutContext = context.parent.graph.layoutContext
        let item = LeafLayoutNode(context: layoutContext, sizing: .flexible)
        extended = UnaryLayoutNode(
            context: layoutContext, layout: SafeAreaIgnoringLayout(edges: view.edges), child: item)
        super.init(view.style, item: item, in: context)
        extended.layoutDirection = layoutDirection
    }

    func update(_ view: ExtendedStyleView<Style>) {
        update(view.style)
        if view.edges == extended.layout.edges { return }
        extended.layout = SafeAreaIgnoringLayout(edges: view.edges)
        graph.layoutDidChange()
    }

    override var onlyItem: LayoutNode? { extended }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        items.append(extended)
        return true
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        extended.layoutDirection = layoutDirection
    }
}
