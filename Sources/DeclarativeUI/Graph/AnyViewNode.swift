/// The node of a type-erased view.
///
/// Its content is made when the node is evaluated, so that nested type-erased views do not use up the stack.
final class AnyViewNode: OneChildNode {
    private var storage: AnyViewStorage
    private var childType: Any.Type?

    init(_ view: AnyView, in context: _NodeContext) {
        storage = view.storage
        super.init(in: context)
        markDirty()
    }

    override var viewType: Any.Type { AnyView.self }
    override var gatheredChild: _ViewNode? { child }

    func update(_ view: AnyView) {
        if storage === view.storage { return }
        storage = view.storage
        markDirty()
    }

    override func evaluate() {
        if let child, childType == storage.viewType {
            storage.update(child)
            return
        }
        if let child { graph.end(child, vanishing: true) }
        childType = storage.viewType
        child = storage.makeNode(in: _NodeContext(self))
        structureDidChange()
    }
}
