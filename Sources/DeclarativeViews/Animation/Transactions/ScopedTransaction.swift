/// A placeholder for the modified view inside a modifier, transition or scoped animation.
public struct PlaceholderContentView<Value> {
    /// The modified view; `nil` to take it from the nearest ancestor that has a key for `Value`.
    let source: ModifiedContentSource?

    nonisolated init(of source: ModifiedContentSource?) { self.source = source }

}

extension PlaceholderContentView: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        if let source = view.source { return PlaceholderNode(source, in: context) }
        var here: _ViewNode? = context.parent
        while let node = here {
            if let owner = node as? any PlaceholderOwner, owner.placeholderType == Value.self {
                return RestoringNode(owner, in: context)
            }
            here = node.parent
        }
        // Used outside of the function it was made for.
        return EmptyNode(in: context)
    }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        if let source = view.source { node.cast(to: PlaceholderNode.self).update(source) }
    }
}

/// Puts modifiers around a view, under a transaction of their own.
struct ScopedTransactionModifier<Surroundings: View> {
    let body: Surroundings
    let transform: (inout Transaction) -> Void
}

extension ScopedTransactionModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        ScopedTransactionNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ScopedTransactionNode<V, Surroundings>.self).update(view)
    }
}

/// A node with a view for which placeholders below stand.
@MainActor private protocol PlaceholderOwner: TransactionAdjuster {
    var placeholderType: Any.Type { get }
    var placeholderSource: ModifiedContentSource { get }
    /// The transaction before the node changed it.
    var outerTransaction: Transaction { get }
}

/// The node of modifiers with a transaction of their own around a view.
private final class ScopedTransactionNode<Content: View, Surroundings: View>: TransactionAdjuster, PlaceholderOwner {
    private let source: TypedModifiedContentSource<Content>
    private var transform: (inout Transaction) -> Void
    fileprivate private(set) var outerTransaction = Transaction()

    init(
        _ view: ModifiedContent<Content, ScopedTransactionModifier<Surroundings>>, in context: _NodeContext
    ) {
        source = TypedModifiedContentSource(view.content)
        transform = view.modifier.transform
        super.init(in: context)
        makeChild(view.modifier.body)
    }

    override var viewType: Any.Type { ScopedTransactionModifier<Surroundings>.self }
    var placeholderType: Any.Type { Content.self }
    var placeholderSource: ModifiedContentSource { source }

    func update(_ view: ModifiedContent<Content, ScopedTransactionModifier<Surroundings>>) {
        transform = view.modifier.transform
        updateChild(view.modifier.body)
        source.update(view.content)
    }

    override func adjust(_ transaction: inout Transaction) {
        outerTransaction = transaction
        transform(&transaction)
    }
}

/// The node of a placeholder: below it the transaction is the one around the modifiers.
private final class RestoringNode: TransactionAdjuster, StructuralNode {
    // Above this node, and there for as long.
    private unowned let owner: any PlaceholderOwner

    init(_ owner: any PlaceholderOwner, in context: _NodeContext) {
        self.owner = owner
        super.init(in: context)
        child = PlaceholderNode(owner.placeholderSource, in: _NodeContext(self))
    }

    override var viewType: Any.Type { PlaceholderContentView<Never>.self }
    override var adjustsEveryUpdate: Bool { false }

    override func adjust(_ transaction: inout Transaction) { transaction = owner.outerTransaction }
}
