import BridgedEnvironment

/// The function to call when a value changes.
struct ChangeModifier<Value: Equatable> {
    let value: Value
    let isInitial: Bool
    /// Whether to call the function given along with the old value instead of that given with the new one.
    var callsFormer = false
    let action: (Value, Value) -> Void
}

extension ChangeModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        ChangeNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ChangeNode<Value>.self).update(view)
    }
}

/// Calls a function when a value changes.
final class ChangeNode<Value: Equatable>: PrimitiveModifierNode<ChangeModifier<Value>> {
    private var calls = FrameLimit()

    override init<Content: View>(_ view: ModifiedContent<Content, ChangeModifier<Value>>, in context: _NodeContext) {
        super.init(view, in: context)
        if modifier.isInitial { call(modifier, modifier.value, modifier.value) }
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, ChangeModifier<Value>>) {
        let (old, new) = (modifier, view.modifier)
        if old.value != new.value {
            if calls.allow() {
                call(new.callsFormer ? old : new, old.value, new.value)
            } else {
                RuntimeIssue.report(
                    "repeated-change", unsettled: "A value that a view watches",
                    outcome: "the change from \(old.value) to \(new.value) is not told",
                    course: "onChange(of: \(Value.self)) action tried to update multiple times per frame",
                    advice: "Do not change in the action what it is called for")
            }
        }
        super.update(view)
    }

    private func call(_ modifier: ChangeModifier<Value>, _ old: Value, _ new: Value) {
        // The value is restored after a picture.
        if PassingLayout.isInProgress { return }
        graph.enqueueCallback(of: self) { [self] in
            if !isTornDown { modifier.action(old, new) }
        }
    }
}

extension View {
    /// Calls `action` with the old and the new value when `value` changes. With `initial`, also calls it when the
    /// view appears, with the same value twice.
    ///
    /// The call follows the update, and occurs at most twice per update cycle; further changes are reported.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls `action` when `value` changes and, with `initial`, also when the view appears.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Calls `action` with the new value when `value` changes. The closure is the one from the update with the old
    /// value.
    @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure instead.")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isInitial: false, callsFormer: true) { _, new in action(new) })
    }
}
