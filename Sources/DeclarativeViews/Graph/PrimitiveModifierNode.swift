/// The base class for the nodes of modifiers that the framework implements itself, and that leave the layout to their
/// content.
///
/// Content of any type has a node of the same class: unspecialised code looks up generic classes each time one is made,
/// and there would be as many as views the modifier is applied to.
package class PrimitiveModifierNode<Modifier>: OneChildNode {
    private(set) final var modifier: Modifier

    init<Content: View>(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(in: context)
        makeChild(view.content)
    }

    package override final var viewType: Any.Type { Modifier.self }
    override final var hasOneChildAlways: Bool { true }
    override final var gatheredChild: _ViewNode? { child }

    /// Takes a new value, whose content is of the type for which the node was made.
    func update<Content: View>(_ view: ModifiedContent<Content, Modifier>) {
        modifier = view.modifier
        updateChild(view.content)
    }
}
