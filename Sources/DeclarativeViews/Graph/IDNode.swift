/// The node of a view with an explicit ID. A new ID begins a new life.
final class IDNode<Content: View, ID: Hashable>: DynamicNode {
    private(set) var id: ID

    init(_ view: IDView<Content, ID>, in context: _NodeContext) {
        id = view.id
        super.init(in: context)
        makeChild(view.content)
    }

    override var viewType: Any.Type { IDView<Content, ID>.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ view: IDView<Content, ID>) {
        if id != view.id {
            replaceChild(tag: id, with: view.id)
            id = view.id
        }
        if let child {
            Content.updateNode(child, with: view.content)
        } else {
            arrive(Content.makeNode(view.content, in: _NodeContext(self)))
        }
    }
}
