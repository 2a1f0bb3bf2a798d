import BridgedEnvironment

extension View {
    /// Sets the value of a preference for enclosing views, which replaces the values of descendants.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceWriter<K>(value: value))
    }

    /// Transforms the value of a preference from this view, or the default if no descendant sets it.
    ///
    /// The closure runs only if an enclosing view reads the key, and again when an observable value that it has read
    /// changes.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformer<K>(transform: callback))
    }
}

/// The node of a modifier that writes, changes or reads a preference and leaves its content unchanged.
class PreferenceNode<K: PreferenceKey>: OneChildNode {
    /// The node's preference state; `nil` if no view could ever read the preference.
    final var point: PreferencePointOf<K>?

    override final var viewType: Any.Type { K.self }
    override final var hasOneChildAlways: Bool { true }
    override final func part(in feature: any GraphFeature.Type) -> AnyObject? {
        feature == PreferenceUpdates.self ? point : nil
    }

    override final func willTearDown() { point?.end() }
}

private struct PreferenceWriter<K: PreferenceKey> {
    let value: K.Value
}

extension PreferenceWriter: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        PreferenceWriterNode<V, K>(view.modifier.value, view.content, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: PreferenceWriterNode<V, K>.self).update(view.modifier.value, view.content)
    }
}

private final class PreferenceWriterNode<Content: View, K: PreferenceKey>: PreferenceNode<K> {
    init(_ value: K.Value, _ content: Content, in context: _NodeContext) {
        super.init(in: context)
        point = .writing(at: self, usesContent: false, output: .value(value))
        makeChild(content)
    }

    func update(_ value: K.Value, _ content: Content) {
        point?.set(value)
        updateChild(content)
    }
}

private struct PreferenceTransformer<K: PreferenceKey> {
    let transform: (inout K.Value) -> Void
}

extension PreferenceTransformer: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        PreferenceTransformerNode<V, K>(view.modifier, view.content, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: PreferenceTransformerNode<V, K>.self).update(view.modifier, view.content)
    }
}

private final class PreferenceTransformerNode<Content: View, K: PreferenceKey>: PreferenceNode<K> {
    private var modifier: PreferenceTransformer<K>

    init(_ modifier: PreferenceTransformer<K>, _ content: Content, in context: _NodeContext) {
        self.modifier = modifier
        super.init(in: context)
        point = .writing(at: self, usesContent: true)
        point?.produce = { [unowned self] in transformed($0) }
        makeChild(content)
    }

    func update(_ new: PreferenceTransformer<K>, _ content: Content) {
        if point != nil, !valuesAreEqual(modifier, new, mode: .equatableUnlessPlain) { point?.needsResolving() }
        modifier = new
        updateChild(content)
    }

    private func transformed(_ content: PreferenceOutput<K.Value>) -> PreferenceOutput<K.Value> {
        guard var value = content.value(of: K.self) else { return .pending }
        graph.tracking(self) { modifier.transform(&value) }
        return .value(value)
    }

    /// Called when something the function has read changes.
    override func evaluate() { point?.needsResolving() }
}
