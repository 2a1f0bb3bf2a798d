import Foundation
import LayoutEngine
import BridgedEnvironment

extension View {
    /// Sets a preference from an anchor of this view, which replaces the values of descendants.
    ///
    /// The value is available once the view has been laid out, and is updated when the view moves.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorWriter<K, A>(source: value, change: .write(transform)))
    }

    /// Transforms the value of a preference from this view, or its default, with an anchor of this view.
    ///
    /// The value is available once the view has been laid out, and is updated when the view moves.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorWriter<K, A>(source: value, change: .transform(transform)))
    }
}

private struct AnchorWriter<K: PreferenceKey, A> {
    let source: Anchor<A>.Source
    let change: Change

    enum Change {
        case write((Anchor<A>) -> K.Value)
        case transform((inout K.Value, Anchor<A>) -> Void)
    }

    var usesContent: Bool {
        if case .transform = change { return true }
        return false
    }
}

extension AnchorWriter: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        AnchorNode<V, K, A>(view.modifier, view.content, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: AnchorNode<V, K, A>.self).update(view.modifier, view.content)
    }
}

/// The node of a view that sets a preference from its geometry. It follows the frames of its layout items.
private final class AnchorNode<Content: View, K: PreferenceKey, A>: FollowingNode {
    private var writer: AnchorWriter<K, A>
    private var point: PreferencePointOf<K>?
    private var frame: CGRect?
    private var hadItems = false

    init(_ writer: AnchorWriter<K, A>, _ content: Content, in context: _NodeContext) {
        self.writer = writer
        super.init(in: context)
        point = .writing(at: self, usesContent: writer.usesContent)
        if let point {
            point.produce = { [unowned self] in output($0) }
            graph.geometry.add(self)
        }
        makeChild(content)
        needsCollection()
    }

    override var viewType: Any.Type { K.self }
    override func part(in feature: any GraphFeature.Type) -> AnyObject? {
        feature == PreferenceUpdates.self ? point : nil
    }

    func update(_ new: AnchorWriter<K, A>, _ content: Content) {
        if point != nil, !valuesAreEqual(writer, new, mode: .equatableUnlessPlain) { point?.needsResolving() }
        writer = new
        updateChild(content)
    }

    private func output(_ content: PreferenceOutput<K.Value>) -> PreferenceOutput<K.Value> {
        if items.isEmpty { return content }
        guard let frame else { return .pending }
        let anchor = writer.source.anchor(in: frame, of: graph.geometry.area)
        switch writer.change {
        case .write(let make): return .value(graph.tracking(self) { make(anchor) })
        case .transform(let transform):
            guard var value = content.value(of: K.self) else { return .pending }
            graph.tracking(self) { transform(&value, anchor) }
            return .value(value)
        }
    }

    /// Called when something the function has read changes.
    override func evaluate() { point?.needsResolving() }

    override func checkPlacement() -> Bool {
        guard let now = LayoutNode.absoluteFrame(around: items), now != frame else { return false }
        frame = now
        point?.needsResolving()
        return true
    }

    override func itemsDidChange() {
        if hadItems == items.isEmpty {
            frame = nil
            point?.needsResolving()
        }
        hadItems = !items.isEmpty
    }

    override func willTearDown() {
        point?.end()
        super.willTearDown()
    }
}
