import UnifiedStorage

/// Tells what the views in it say about what is around them.
struct SettingsReader<Key: PreferenceKey> {
    /// Called after the update in which that has changed.
    let settingsDidChange: (Key.Value) -> Void
}

extension SettingsReader: ViewModifier, UnnamedPlace {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        SettingsNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: SettingsNode<Key, V>.self).update(view.content)
    }
}

private final class SettingsNode<Key: PreferenceKey, Content: View>: PreferenceNode<Key> {
    private let settingsDidChange: (Key.Value) -> Void
    private var isRequested = false

    init(_ view: ModifiedContent<Content, SettingsReader<Key>>, in context: _NodeContext) {
        settingsDidChange = view.modifier.settingsDidChange
        super.init(in: context)
        let point = PreferencePointOf<Key>.reading(at: self)
        self.point = point
        point.outputDidChange = { [unowned self] in tellLater() }
        makeChild(view.content)
    }

    func update(_ content: Content) { updateChild(content) }

    private func tellLater() {
        if isRequested { return }
        isRequested = true
        graph.enqueueCallback(of: self) { [weak self] in self?.tell() }
    }

    private func tell() {
        isRequested = false
        guard !isTornDown, let settings = point?.output.value(of: Key.self) else { return }
        settingsDidChange(settings)
    }
}
