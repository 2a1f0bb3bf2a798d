/// The node of a view that has a body.
class CompositeNode<V: View>: BodyNode<V> {
    init(_ view: V, in context: _NodeContext) { super.init(view, kind: "Views", in: context) }

    override func evaluate() { run { $0.body } }
}
