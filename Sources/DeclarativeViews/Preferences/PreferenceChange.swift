import BridgedEnvironment

extension View {
    /// Calls `action` with the value of a preference from this view, once initially and whenever it changes.
    ///
    /// The call follows the update and its layout, so the action may change state. The initial call occurs if a
    /// descendant sets the preference, or might set it later because content depends on data. If the action itself
    /// causes new values, it is called at most twice in one update; further values are reported and wait for the next
    /// update.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceObserver<K>(action: action))
    }
}

private struct PreferenceObserver<K: PreferenceKey> where K.Value: Equatable {
    let action: (K.Value) -> Void
}

extension PreferenceObserver: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        PreferenceObserverNode<V, K>(view.modifier.action, view.content, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: PreferenceObserverNode<V, K>.self).update(view.modifier.action, view.content)
    }
}

private final class PreferenceObserverNode<Content: View, K: PreferenceKey>: PreferenceNode<K>
where K.Value: Equatable {
    private var action: (K.Value) -> Void
    private var delivered: K.Value?
    private var hasDelivered = false
    private var isRequested = false
    private var calls = FrameLimit()

    init(_ action: @escaping (K.Value) -> Void, _ content: Content, in context: _NodeContext) {
        self.action = action
        super.init(in: context)
        let point = PreferencePointOf<K>.reading(at: self)
        self.point = point
        point.outputDidChange = { [unowned self] in requestDelivery() }
        makeChild(content)
    }

    func update(_ action: @escaping (K.Value) -> Void, _ content: Content) {
        self.action = action
        updateChild(content)
    }

    // MARK: Delivery

    private func requestDelivery() {
        if isRequested { return }
        if PassingLayout.isInProgress {
            return PassingLayout.afterwards { [weak self] in
                if let self, !isTornDown { requestDelivery() }
            }
        }
        isRequested = true
        graph.enqueueCallback(of: self) { [weak self] in self?.deliver() }
    }

    private func deliver() {
        isRequested = false
        guard !isTornDown, let point else { return }
        let value: K.Value
        switch point.output {
        case .pending: return
        case .value(let new): value = new
        case .none:
            if !hasDelivered, !PreferenceSource.mayAppear(below: child) { return }
            value = K.defaultValue
        }
        if hasDelivered, delivered == value { return }
        guard calls.allow() else {
            RuntimeIssue.report(
                "preference-cycle", unsettled: "The preference \(K.self)",
                outcome: "the value \(value) is not handed on now",
                course: "It tried to change more than twice in one update",
                advice: "What onPreferenceChange does must not change the preference it gets")
            return
        }
        hasDelivered = true
        delivered = value
        action(value)
    }
}

/// A node whose contents depend on data, so that a view that sets a preference may be added.
@MainActor package protocol VariableContentNode: _ViewNode {
    /// Whether views may be added that pass preferences up to the node; `true` by default.
    var handsUpPreferences: Bool { get }
}

extension VariableContentNode {
    package var handsUpPreferences: Bool { true }
}

extension DynamicNode: VariableContentNode {}
extension AnyViewNode: VariableContentNode {}

enum PreferenceSource {
    /// Whether there is content that depends on data at or below a node.
    @MainActor static func mayAppear(below node: _ViewNode?) -> Bool {
        var mayAppear = false
        node?.walk { node in
            mayAppear = (node as? any VariableContentNode)?.handsUpPreferences == true
            return mayAppear ? .end : .below
        }
        return mayAppear
    }
}
