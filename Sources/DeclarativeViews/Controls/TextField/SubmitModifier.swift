/// The kinds of input that trigger a submission.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set of triggers from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Submission of a text field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// Submission of a search field.
    public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
    /// Adds an action to perform when the user submits a value in this view by pressing Return in a text field.
    ///
    /// The action nearest to the field runs first, followed by the actions of its ancestors, up to a
    /// `submitScope(_:)`.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
    ) -> some View { modifier(SubmitModifier(triggers: triggers, isBlocking: false, action: action)) }

    /// Prevents submissions of text fields in this view from running the actions of ancestors.
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

/// A node that is notified when something below it is submitted.
@MainActor protocol SubmitReceiving: _ViewNode {
    /// Handles a submission. Returns whether enclosing receivers are notified, too.
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
