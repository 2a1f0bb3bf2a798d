import BridgedEnvironment

/// Reports the settings that the contained views make for their surroundings.
package struct SettingsReader<Key: PreferenceKey> {
    /// Called after the views were updated, before they are laid out, if that has changed.
    package let settingsDidChange: (Key.Value) -> Void

    package nonisolated init(settingsDidChange: @escaping (Key.Value) -> Void) {
        self.settingsDidChange = settingsDidChange
    }
}

extension SettingsReader: ViewModifier, UnnamedPlace {
    package typealias Body = Never

    package static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        SettingsNode(view, in: context)
    }

    package static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: SettingsNode<Key, V>.self).update(view.content)
    }
}

private final class SettingsNode<Key: PreferenceKey, Content: View>: PreferenceNode<Key> {
    private let settingsDidChange: (Key.Value) -> Void
    private var turn: SettingsTurn?

    init(_ view: ModifiedContent<Content, SettingsReader<Key>>, in context: _NodeContext) {
        settingsDidChange = view.modifier.settingsDidChange
        super.init(in: context)
        let point = PreferencePointOf<Key>.reading(at: self)
        self.point = point
        point.outputDidChange = { [unowned self] in tellLater() }
        makeChild(view.content)
    }

    func update(_ content: Content) { updateChild(content) }

    // The surroundings change before the layout, which then need not be repeated for them.
    private func tellLater() {
        let turn = self.turn ?? SettingsTurn(of: graph) { [weak self] in self?.tell() }
        self.turn = turn
        UpdateQueue.shared.enqueue(turn, in: .representables)
    }

    private func tell() {
        guard !isTornDown, let settings = point?.output.value(of: Key.self) else { return }
        settingsDidChange(settings)
    }
}

/// The turn of a graph's settings reader in an update.
private final class SettingsTurn: UpdateParticipant {
    var queuedPhases = UpdateQueue.PhaseSet()
    let updateDepth: Int
    let updateLabel = "what views say about what is around them"
    private let tell: () -> Void

    init(of graph: ViewGraph, _ tell: @escaping () -> Void) {
        updateDepth = graph.updateDepth
        self.tell = tell
    }

    func performUpdate(in phase: UpdateQueue.Phase) { tell() }
}
