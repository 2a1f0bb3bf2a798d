import Foundation

extension View {
    /// Calls `action` when a key goes down or types again while this view or one in it has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: [.down, .repeat], matches: { $0.key == key }) { _ in action() })
    }

    /// Calls `action` in some phases of a key while this view or one in it has the focus.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { $0.key == key }, action: action)) }

    /// Calls `action` in some phases of some keys while this view or one in it has the focus.
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { keys.contains($0.key) }, action: action)) }

    /// Calls `action` in some phases of keys that type some characters while this view or one in it has the focus.
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

    /// Calls `action` in some phases of any key while this view or one in it has the focus.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(phases: phases, matches: { _ in true }, action: action)) }
}

extension View {
    /// Calls `action` when a person asks with Escape to leave what this view shows, while it or a view in it has the
    /// focus; with `nil` the views around it are asked.
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
}

private final class KeyPressNode: PrimitiveModifierNode<KeyPressModifier>, KeyHandlingNode {
    func take(_ press: KeyPress) -> Bool {
        guard !modifier.phases.isDisjoint(with: press.phase), modifier.matches(press) else { return false }
        guard EnvironmentValues(map: scope.map).isEnabled else { return false }
        return modifier.action(press) == .handled
    }
}
