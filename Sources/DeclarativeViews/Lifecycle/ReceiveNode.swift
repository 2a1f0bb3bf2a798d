import Publishing
import BridgedEnvironment

/// The function to call with the values of a publisher.
struct ReceiveModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension ReceiveModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        ReceiveNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ReceiveNode<P>.self).update(view)
    }
}

/// Calls a function with the values of a publisher, as long as the view is there.
final class ReceiveNode<P: Publisher>: PrimitiveModifierNode<ReceiveModifier<P>> where P.Failure == Never {
    private var subscription: AnyCancellable?

    override init<Content: View>(_ view: ModifiedContent<Content, ReceiveModifier<P>>, in context: _NodeContext) {
        super.init(view, in: context)
        subscribe()
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, ReceiveModifier<P>>) {
        let isSame = valuesAreEqual(modifier.publisher, view.modifier.publisher, mode: .equatableUnlessPlain)
        super.update(view)
        if !isSame { subscribe() }
    }

    override func willTearDown() {
        super.willTearDown()
        subscription?.cancel()
        subscription = nil
    }

    private func subscribe() {
        subscription?.cancel()
        // After the update, as a publisher may have a value at once, and the function may change states.
        graph.enqueueCallback(of: self) { [self] in
            guard !isTornDown else { return }
            subscription?.cancel()
            subscription = modifier.publisher.sink { [weak self] value in
                // Used only on the main actor, where it goes from the thread that published it.
                nonisolated(unsafe) let value = value
                if MainContext.isCurrent {
                    MainActor.assumeIsolated { self?.receive(value) }
                } else {
                    MainMailbox.leave { self?.receive(value) }
                }
            }
        }
    }

    private func receive(_ value: P.Output) {
        if !isTornDown { modifier.action(value) }
    }
}

extension View {
    /// Calls `action` on the main actor with each value of a publisher, while this view exists.
    ///
    /// The view subscribes after the update that adds it. Later updates keep the subscription and use the latest
    /// `action`, unless the publisher changes.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}
