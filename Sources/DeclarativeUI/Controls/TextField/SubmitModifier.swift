/// What submits something.
public struct SubmitTriggers: OptionSet, Sendable {
    /// A bit for each trigger.
    public let rawValue: Int
    /// Triggers from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// A field to search with.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Calls `action` when Return is pressed in a text field in this view. The action nearest to the field is called
    /// first, then those around it, up to a `submitScope(_:)`.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { modifier(SubmitModifier(triggers: triggers, isBlocking: false, action: action)) }

    /// Keeps the actions around this view from being called when a text field in it is submitted.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitModifier(triggers: [], isBlocking: isBlocking, action: {}))
    }
}

private struct SubmitModifier {
    let triggers: SubmitTriggers
    let isBlocking: Bool
    let action: () -> Void
}

extension SubmitModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        SubmitNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: SubmitNode.self).update(view)
    }
}

/// A node that is told when something below it is submitted.
@MainActor protocol SubmitReceiving: _ViewNode {
    /// Something was submitted. Returns whether those around are told, too.
    func submit(_ trigger: SubmitTriggers) -> Bool
}

private final class SubmitNode: PrimitiveModifierNode<SubmitModifier>, SubmitReceiving {
    func submit(_ trigger: SubmitTriggers) -> Bool {
        if !modifier.triggers.isDisjoint(with: trigger) { modifier.action() }
        return !modifier.isBlocking
    }
}

extension _ViewNode {
    /// Tells all around that something was submitted.
    func submit(_ trigger: SubmitTriggers) {
        var receivers: [any SubmitReceiving] = []
        var node = parent
        while let here = node {
            if let receiver = here as? any SubmitReceiving { receivers.append(receiver) }
            node = here.parent
        }
        for receiver in receivers where !receiver.isTornDown {
            if !receiver.submit(trigger) { return }
        }
    }
}
