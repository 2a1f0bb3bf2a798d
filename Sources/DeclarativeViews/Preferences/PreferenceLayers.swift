import LayoutEngine
import BridgedEnvironment

extension View {
    /// Adds views in front of this view, created from the value of a preference and laid out in its size.
    ///
    /// The views are created again only when the value or `transform` changes.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayers<K, V>(alignment: .center, isInFront: true, transform: transform))
    }

    /// Adds views in front of this view, created from the value of a preference and laid out in its size.
    ///
    /// The views are created again only when the value or `transform` changes.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayers<K, V>(alignment: alignment, isInFront: true, transform: transform))
    }

    /// Adds views behind this view, created from the value of a preference and laid out in its size.
    ///
    /// The views are created again only when the value or `transform` changes.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayers<K, V>(alignment: .center, isInFront: false, transform: transform))
    }

    /// Adds views behind this view, created from the value of a preference and laid out in its size.
    ///
    /// The views are created again only when the value or `transform` changes.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayers<K, V>(alignment: alignment, isInFront: false, transform: transform))
    }
}

/// Layers views made from a preference of another view in front of it or behind it.
///
/// Preferences that the layers set themselves go to the views around, not into the value from which they are made.
private struct PreferenceLayers<K: PreferenceKey, V: View> {
    let alignment: Alignment
    let isInFront: Bool
    let transform: (K.Value) -> V
    @State private var channel = PreferenceChannel<K>()

    init(alignment: Alignment, isInFront: Bool, transform: @escaping (K.Value) -> V) {
        self.alignment = alignment
        self.isInFront = isInFront
        self.transform = transform
    }
}

extension PreferenceLayers: ViewModifier {
    func body(content: Content) -> some View {
        content
            .modifier(PreferenceReader(channel: channel))
            .modifier(
                BackgroundModifier(
                    alignment: alignment, content: PreferenceValueView(channel: channel, transform: transform),
                    isInFront: isInFront))
    }
}

/// Passes a preference from where it is read to the views made from it.
@MainActor private final class PreferenceChannel<K: PreferenceKey> {
    /// The value; `nil` until it is known.
    private(set) var value: K.Value?
    // Each node is removed before it is freed.
    private var followers: [_ViewNode] = []

    nonisolated init() {}

    func publish(_ new: K.Value) {
        value = new
        for node in followers { node.markDirty() }
    }

    func add(_ node: _ViewNode) { followers.append(node) }
    func remove(_ node: _ViewNode) { followers.removeAll { $0 === node } }
}

private struct PreferenceReader<K: PreferenceKey> {
    let channel: PreferenceChannel<K>
}

extension PreferenceReader: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        PreferenceReaderNode<V, K>(view.modifier.channel, view.content, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: PreferenceReaderNode<V, K>.self).update(view.modifier.channel, view.content)
    }
}

private final class PreferenceReaderNode<Content: View, K: PreferenceKey>: PreferenceNode<K> {
    private var channel: PreferenceChannel<K>

    init(_ channel: PreferenceChannel<K>, _ content: Content, in context: _NodeContext) {
        self.channel = channel
        super.init(in: context)
        let point = PreferencePointOf<K>.reading(at: self)
        self.point = point
        point.outputDidChange = { [unowned self] in publish() }
        makeChild(content)
    }

    func update(_ channel: PreferenceChannel<K>, _ content: Content) {
        if self.channel !== channel {
            self.channel = channel
            publish()
        }
        updateChild(content)
    }

    private func publish() {
        if let value = point?.output.value(of: K.self) { channel.publish(value) }
    }
}

private struct PreferenceValueView<K: PreferenceKey, Content: View> {
    let channel: PreferenceChannel<K>
    let transform: (K.Value) -> Content
}

extension PreferenceValueView: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PreferenceValueNode(view, in: context)
    }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: PreferenceValueNode<K, Content>.self).update(view)
    }
}

/// The node of views made from a preference. It has no content until the value is known.
private final class PreferenceValueNode<K: PreferenceKey, Content: View>: OneChildNode {
    private var view: PreferenceValueView<K, Content>

    init(_ view: PreferenceValueView<K, Content>, in context: _NodeContext) {
        self.view = view
        super.init(in: context)
        view.channel.add(self)
        markDirty()
    }

    override var viewType: Any.Type { K.self }

    func update(_ new: PreferenceValueView<K, Content>) {
        if valuesAreEqual(view, new, mode: .equatableUnlessPlain) { return }
        if new.channel !== view.channel {
            view.channel.remove(self)
            new.channel.add(self)
        }
        view = new
        markDirty()
    }

    override func evaluate() {
        guard let value = view.channel.value else { return }
        show(graph.tracking(self) { view.transform(value) })
    }

    override func willTearDown() { view.channel.remove(self) }
}
