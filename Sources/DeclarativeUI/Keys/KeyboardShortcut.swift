/// A combination of keys that does what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// What must be held down with it.
    public var modifiers: EventModifiers

    /// A combination of keys, by default with Command.
    ///
    /// Most terminals do not tell of Command; Control counts as well where no control has that combination.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Return: what the button does that is meant mostly.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape: what the button does that leaves without changing anything.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Whether a key that was pressed is the combination.
    func matches(_ press: KeyPress) -> Bool {
        var held = press.modifiers.intersection(.distinguishing)
        if held == modifiers, press.key == key { return true }
        // A character that Shift is needed for may be written as what it types.
        held.remove(.shift)
        return held == modifiers && press.characters == String(key.character)
    }
}

extension View {
    /// Lets a combination of keys do what this control does, wherever the focus is, as long as it is shown and enabled.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { modifier(ShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers))) }

    /// Lets a combination of keys do what this control does, wherever the focus is, as long as it is shown and enabled.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(ShortcutModifier(shortcut: shortcut))
    }

    /// Lets a combination of keys do what this control does; none for `nil`.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(ShortcutModifier(shortcut: shortcut))
    }
}

private struct ShortcutModifier {
    let shortcut: KeyboardShortcut?
}

extension ShortcutModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        ShortcutNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ShortcutNode.self).update(view)
    }
}

/// A node whose control has a combination of keys.
@MainActor protocol ShortcutHolding: _ViewNode {
    var shortcut: KeyboardShortcut? { get }
}

/// How many views of a graph have a combination of keys, so that keys need not be looked for where there is none.
@MainActor final class KeyboardShortcuts: GraphFeature {
    static let slot = GraphFeatureSlot()
    fileprivate(set) var count = 0

    init(of graph: ViewGraph) {}
}

private final class ShortcutNode: PrimitiveModifierNode<ShortcutModifier>, ShortcutHolding {
    override init<Content: View>(_ view: ModifiedContent<Content, ShortcutModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        graph.feature(KeyboardShortcuts.self).count += 1
    }

    var shortcut: KeyboardShortcut? { modifier.shortcut }

    override func willTearDown() { graph.feature(KeyboardShortcuts.self).count -= 1 }
}
