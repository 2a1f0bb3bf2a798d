import BridgedEnvironment

/// Changes the transaction for a view: in every update, or in those in which a value differs from before.
struct TransactionModifier<Trigger: Equatable> {
    /// The value that must differ; `nil` for every update.
    let trigger: Trigger?
    let transform: (inout Transaction) -> Void
}

extension TransactionModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        TransactionNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: TransactionNode<V, Trigger>.self).update(view)
    }
}

/// The node of a view under a changed transaction.
final class TransactionNode<Content: View, Trigger: Equatable>: TransactionAdjuster {
    private var modifier: TransactionModifier<Trigger>
    /// The update in which the value differed.
    private var triggered: UpdateID?
    /// The last transaction and its modified form; the function runs once an update.
    private var last: (input: Transaction, output: Transaction)?

    init(_ view: ModifiedContent<Content, TransactionModifier<Trigger>>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(in: context)
        makeChild(view.content)
    }

    override var viewType: Any.Type { TransactionModifier<Trigger>.self }
    override var adjustsEveryUpdate: Bool { Trigger.self == Never.self }

    func update(_ view: ModifiedContent<Content, TransactionModifier<Trigger>>) {
        if modifier.trigger != view.modifier.trigger {
            triggered = .current
            graph.adjusters.lastTriggered = .current
        }
        modifier = view.modifier
        last = nil
        updateChild(view.content)
    }

    override func adjust(_ transaction: inout Transaction) {
        if modifier.trigger != nil, triggered != .current { return }
        if let last, last.input.map.isIdentical(to: transaction.map) {
            transaction = last.output
            return
        }
        let input = transaction
        modifier.transform(&transaction)
        if last == nil { UpdateQueue.shared.atEnd { [weak self] in self?.last = nil } }
        last = (input, transaction)
    }
}

extension View {
    /// Changes the transaction of each update for this view and its descendants.
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier<Never>(trigger: nil, transform: transform))
    }

    /// Changes the transaction of this view in updates in which `value` has changed.
    nonisolated public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(TransactionModifier(trigger: value, transform: transform))
    }

    /// Animates changes in this view in updates in which `value` has changed. `nil` makes the changes immediate.
    ///
    /// The innermost such modifier wins. A transaction that disables animations ignores it.
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        transaction(value: value) { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Animates every change in this view. `nil` makes all changes immediate.
    ///
    /// The innermost such modifier wins. A transaction that disables animations ignores it.
    @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
    nonisolated public func animation(_ animation: Animation?) -> some View {
        transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = animation }
        }
    }

    /// Applies modifiers to this view and animates their changes, without affecting the animations of the view
    /// itself.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction(
            { transaction in
                if !transaction.disablesAnimations { transaction.animation = animation }
            }, body: body)
    }

    /// Applies modifiers to this view under a changed transaction. The view itself keeps the surrounding transaction.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(ScopedTransactionModifier(body: body(PlaceholderContentView(of: nil)), transform: transform))
    }
}
