/// A key combination that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key of the combination.
    public var key: KeyEquivalent
    /// The modifier keys of the combination.
    public var modifiers: EventModifiers

    /// Creates a keyboard shortcut, with the Command key by default.
    ///
    /// Most terminals do not report the Command key. Control works in its place if no control uses the combination
    /// with Control.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// The Return key, which triggers the default button.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The Escape key, which triggers the button that cancels.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Whether a key that was pressed is the combination.
    func matches(_ press: KeyPress) -> Bool {
        var held = press.modifiers.intersection(.distinguishing)
        if held == modifiers, press.key == key { return true }
        // A character that needs Shift may be declared as the typed character.
        held.remove(.shift)
        return held == modifiers && press.characters == String(key.character)
    }
}

extension View {
    /// Sets a keyboard shortcut that triggers this control, regardless of focus, while the control is shown and
    /// enabled.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { modifier(ShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers))) }

    /// Sets a keyboard shortcut that triggers this control, regardless of focus, while the control is shown and
    /// enabled.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(ShortcutModifier(shortcut: shortcut))
    }

    /// Sets a keyboard shortcut that triggers this control; `nil` sets none.
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

/// The delegate of a graph whose views have shortcuts.
@MainActor package protocol GraphKeysDelegate: ViewGraphDelegate {
    /// Called when there are more shortcuts, or fewer, or others.
    func shortcutsDidChange()
}

/// How many views of a graph have a combination of keys, so that keys need not be looked for where there is none.
@MainActor final class KeyboardShortcuts: GraphFeature {
    static let slot = GraphFeatureSlot()
    fileprivate(set) var count = 0 {
        didSet { didChange() }
    }
    private weak var graph: ViewGraph?

    init(of graph: ViewGraph) { self.graph = graph }

    fileprivate func didChange() { (graph?.delegate as? any GraphKeysDelegate)?.shortcutsDidChange() }
}

private final class ShortcutNode: PrimitiveModifierNode<ShortcutModifier>, ShortcutHolding {
    override init<Content: View>(_ view: ModifiedContent<Content, ShortcutModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        graph.feature(KeyboardShortcuts.self).count += 1
    }

    var shortcut: KeyboardShortcut? { modifier.shortcut }

    override func update<Content: View>(_ view: ModifiedContent<Content, ShortcutModifier>) {
        let before = shortcut
        super.update(view)
        if shortcut != before { graph.feature(KeyboardShortcuts.self).didChange() }
    }

    override func willTearDown() { graph.feature(KeyboardShortcuts.self).count -= 1 }
}
