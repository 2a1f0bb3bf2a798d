import UnifiedStorage

/// Tells what the views in it say about bars.
struct NavigationSettingsReader {
    /// Called after the update in which that has changed.
    let settingsDidChange: (NavigationSettings) -> Void
}

extension NavigationSettingsReader: ViewModifier, UnnamedPlace {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        NavigationSettingsNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: NavigationSettingsNode<V>.self).update(view.content)
    }
}

private final class NavigationSettingsNode<Content: View>: PreferenceNode<NavigationSettingsKey> {
    private let settingsDidChange: (NavigationSettings) -> Void
    private var isRequested = false

    init(_ view: ModifiedContent<Content, NavigationSettingsReader>, in context: _NodeContext) {
        settingsDidChange = view.modifier.settingsDidChange
        super.init(in: context)
        let point = PreferencePointOf<NavigationSettingsKey>.reading(at: self)
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
        guard !isTornDown, let settings = point?.output.value(of: NavigationSettingsKey.self) else { return }
        settingsDidChange(settings)
    }
}
