import Foundation

extension View {
    /// Calls `action` when the given key is pressed or repeats while this view or a descendant has focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: [.down, .repeat], matches: { $0.key == key }) { _ in action() })
    }

    /// Calls `action` in the given phases of a key press while this view or a descendant has focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action)) }

    /// Calls `action` in the given phases of a press of one of the given keys while this view or a descendant has
    /// focus.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action)) }

    /// Calls `action` in the given phases of a press of a key that types one of the given characters, while this view
    /// or a descendant has focus.
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                phases: phases,
                matches: { press in
                    !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
                }, action: action))
    }

    /// Calls `action` in the given phases of any key press while this view or a descendant has focus.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action)) }
}

extension View {
    /// Calls `action` when the user presses Escape to leave this view while the view or a descendant has focus; `nil`
    /// passes the command on to enclosing views.
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View {
        onKeyPress(.escape, phases: .down) { _ in
            guard let action else { return .ignored }
            action()
            return .handled
        }
    }
}

/// Acts on keys.
private struct KeyPressModifier {
    let phases: KeyPress.Phases
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        KeyPressNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: KeyPressNode.self).update(view)
    }
}

/// A node whose view acts on keys.
@MainActor protocol KeyHandlingNode: _ViewNode {
    /// Acts on a key. Returns whether it did.
    func take(_ press: KeyPress) -> Bool
    /// The keys that it acts on now and whose effects have a title.
    var describedKeys: [DescribedKey] { get }
}

extension KeyHandlingNode {
    var describedKeys: [DescribedKey] { [] }
}

private final class KeyPressNode: PrimitiveModifierNode<KeyPressModifier>, KeyHandlingNode {
    func take(_ press: KeyPress) -> Bool {
        guard !modifier.phases.isDisjoint(with: press.phase), modifier.matches(press) else { return false }
        guard EnvironmentValues(map: scope.map).isEnabled else { return false }
        return modifier.action(press) == .handled
    }
}
