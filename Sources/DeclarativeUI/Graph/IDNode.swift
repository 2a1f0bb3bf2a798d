/// The node of a view bound to an id: another id, another life.
final class IDNode<Content: View, ID: Hashable>: _ViewNode {
    private(set) var id: ID
    private var child: _ViewNode?

    init(_ view: IDView<Content, ID>, in context: _NodeContext) {
        id = view.id
        super.init(in: context)
        child = Content._makeNode(view.content, in: _NodeContext(self))
    }

    override var viewType: Any.Type { IDView<Content, ID>.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ view: IDView<Content, ID>) {
        if id == view.id {
            if let child { Content._updateNode(child, with: view.content) }
            return
        }
        id = view.id
        child?.tearDown()
        child = Content._makeNode(view.content, in: _NodeContext(self))
        structureDidChange()
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        if let child { list.append(child) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        child = nil
    }
}
