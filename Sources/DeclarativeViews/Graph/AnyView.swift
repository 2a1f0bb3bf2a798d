import BridgedEnvironment

/// A type-erased view.
///
/// Its identity persists while the type of the wrapped view stays the same. A different type ends the lifetime of the
/// old view.
@frozen public struct AnyView {
    @usableFromInline let storage: AnyViewStorage

    /// Creates a type-erased view. Wrapping an `AnyView` adds no layer.
    nonisolated public init<V: View>(_ view: V) { self.init(erasing: view) }

    /// Creates a type-erased view. Wrapping an `AnyView` adds no layer.
    nonisolated public init<V: View>(erasing view: V) {
        if let wrapped = view as? AnyView {
            storage = wrapped.storage
        } else {
            storage = TypedAnyViewStorage(view)
        }
    }

    /// Creates a type-erased view from a value; `nil` if the value is not a view.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }
}

extension AnyView: View {
    /// The body, which a primitive view does not have.
    public typealias Body = Never

    /// Creates the node of the view. Not for clients to call.
    public static func _makeNode(_ view: AnyView, in context: _NodeContext) -> _ViewNode {
        AnyViewNode(view, in: context)
    }

    /// Updates the node of the view with a new value. Not for clients to call.
    public static func _updateNode(_ node: _ViewNode, with view: AnyView) {
        node.cast(to: AnyViewNode.self).update(view)
    }
}

/// A view whose type is known only at run time.
@usableFromInline class AnyViewStorage {
    var viewType: Any.Type { Never.self }
    /// The view; `nil` for none.
    @MainActor var value: Any? { nil }
    @MainActor func makeNode(in context: _NodeContext) -> _ViewNode { EmptyNode(in: context) }
    @MainActor func update(_ node: _ViewNode) {}
    /// Returns whether the value shows that a view in it has an ID.
    @MainActor func names<ID: Hashable>(_ id: ID) -> Bool { false }
}

final class TypedAnyViewStorage<V: View>: AnyViewStorage {
    // `nil` only while the storage is being freed.
    private var view: V?

    init(_ view: V) { self.view = view }

    override var viewType: Any.Type { V.self }
    override var value: Any? { view }

    override func makeNode(in context: _NodeContext) -> _ViewNode {
        guard let view else { return EmptyNode(in: context) }
        return V.makeNode(view, in: context)
    }

    override func update(_ node: _ViewNode) {
        if let view { V.updateNode(node, with: view) }
    }

    override func names<ID: Hashable>(_ id: ID) -> Bool { view.map { NamedContents.name(id, in: $0) } ?? false }

    // Type-erased views may be nested to any depth.
    deinit {
        // Taken out first: an access to the property that lasts would be compared with all those inside of it.
        var view = view.take()
        CallStack.release(&view)
    }
}
