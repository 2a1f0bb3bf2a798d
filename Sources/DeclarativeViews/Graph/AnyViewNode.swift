/// The node of a type-erased view.
///
/// Its content is made when the node is evaluated, so that nested type-erased views do not use up the stack.
final class AnyViewNode: OneChildNode {
    /// The view that is shown, or that is to be shown by the next run.
    private var storage: AnyViewStorage

    init(_ view: AnyView, in context: _NodeContext) {
        storage = view.storage
        super.init(in: context)
        markDirty()
    }

    override var viewType: Any.Type { AnyView.self }
    override var gatheredChild: _ViewNode? { child }

    func update(_ view: AnyView) {
        if storage === view.storage { return }
        // The type that the child was made for; views of it may come again before the next run.
        let shown = (storage as? AnyViewReplacement)?.shown ?? storage.viewType
        let isOther = child != nil && view.storage.viewType != shown
        storage = isOther ? AnyViewReplacement(of: shown, by: view.storage) : view.storage
        markDirty()
    }

    override func evaluate() {
        if let child {
            guard let replacement = storage as? AnyViewReplacement else { return storage.update(child) }
            storage = replacement.storage
            graph.end(child, vanishing: true)
        }
        child = storage.makeNode(in: _NodeContext(self))
        structureDidChange()
    }
}

/// A view that is to replace one of another type.
private final class AnyViewReplacement: AnyViewStorage {
    /// The type of the view that is still shown.
    let shown: Any.Type
    let storage: AnyViewStorage

    init(of shown: Any.Type, by storage: AnyViewStorage) {
        self.shown = shown
        self.storage = storage
    }

    override var viewType: Any.Type { storage.viewType }
}
