/// Passes a new value on to a composite view only if it differs by its own `==`.
final class EquatableNode<Content: Equatable & View>: OneChildNode {
    private var value: Content

    init(_ view: EquatableView<Content>, in context: _NodeContext) {
        value = view.content
        super.init(in: context)
        makeChild(value)
    }

    override var viewType: Any.Type { EquatableView<Content>.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ new: EquatableView<Content>) {
        if value == new.content { return }
        value = new.content
        updateChild(value)
    }
}
