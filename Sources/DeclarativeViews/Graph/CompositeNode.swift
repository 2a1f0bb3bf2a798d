/// The node of a view that has a body, and no dynamic properties unless a subclass keeps them.
class CompositeNode<V: View>: BodyNode<V> {
    init(_ view: V, in context: _NodeContext) { super.init(view, kind: "Views", in: context) }

    /// Makes the node of a view, which keeps the view's dynamic properties if it has some.
    static func make(_ view: V, in context: _NodeContext) -> CompositeNode {
        DynamicPropertyBuffer.isNeeded(for: V.self)
            ? PropertiesNode(view, in: context) : CompositeNode(view, in: context)
    }

    override func evaluate() { run { $0.body } }
}

/// The node of a view that has a body and dynamic properties.
class PropertiesNode<V: View>: CompositeNode<V> {
    private final var buffer: DynamicPropertyBuffer?

    override init(_ view: V, in context: _NodeContext) {
        super.init(view, in: context)
        buffer = DynamicPropertyBuffer.make(for: V.self, owner: self)
    }

    override final var properties: DynamicPropertyBuffer? { buffer }
}
