import BridgedEnvironment

/// An action that moves the keyboard focus to the preferred view of a focus scope.
@MainActor @preconcurrency public struct ResetFocusAction {
    /// Moves the focus to the view in a scope that `prefersDefaultFocus(_:in:)` prefers or, without one, to the first
    /// that can have it. Does nothing where there is no scope with the namespace.
    public func callAsFunction(in namespace: Namespace.ID) { FocusScopes.reset(namespace) }
}

extension EnvironmentValues {
    /// The action that moves the keyboard focus to the preferred view of a focus scope.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
    /// Makes this view a scope of the keyboard focus, within which `prefersDefaultFocus(_:in:)` prefers views.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(FocusScopeModifier(namespace: namespace))
    }

    /// Sets whether the keyboard focus goes to this view when its focus scope appears, unless something in the window
    /// already has it, and when the scope is reset.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
    }
}

/// The focus scopes that there are. A namespace belongs to one view, so that windows have scopes of their own.
@MainActor private enum FocusScopes {
    private struct Entry { weak var node: FocusScopeNode? }
    private static var entries: [Namespace.ID: Entry] = [:]

    static func add(_ node: FocusScopeNode, _ namespace: Namespace.ID) { entries[namespace] = Entry(node: node) }

    static func remove(_ node: FocusScopeNode, _ namespace: Namespace.ID) {
        if entries[namespace]?.node === node { entries[namespace] = nil }
    }

    static func reset(_ namespace: Namespace.ID) { entries[namespace]?.node?.reset() }
}

private struct FocusScopeModifier {
    let namespace: Namespace.ID
}

extension FocusScopeModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        FocusScopeNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: FocusScopeNode.self).update(view)
    }
}

private final class FocusScopeNode: PrimitiveModifierNode<FocusScopeModifier> {
    override init<Content: View>(_ view: ModifiedContent<Content, FocusScopeModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        FocusScopes.add(self, modifier.namespace)
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, FocusScopeModifier>) {
        FocusScopes.remove(self, modifier.namespace)
        super.update(view)
        FocusScopes.add(self, modifier.namespace)
    }

    /// Moves the focus after the update, when the views that follow from it are there.
    func reset() {
        graph.enqueueCallback(of: self) { [self] in
            if isTornDown { return }
            let namespace = modifier.namespace
            let preferred = first { ($0 as? PreferredFocusNode)?.prefersFocus(in: namespace) == true }
            guard let target = preferred?.firstFocusTarget ?? firstFocusTarget else { return }
            _ = graph.feature(GraphFocus.self).delegate?.moveFocus(to: target)
        }
    }

    override func willTearDown() { FocusScopes.remove(self, modifier.namespace) }
}

private struct PreferredFocusModifier {
    let isPreferred: Bool
    let namespace: Namespace.ID
}

extension PreferredFocusModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        PreferredFocusNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: PreferredFocusNode.self).update(view)
    }
}

private final class PreferredFocusNode: PrimitiveModifierNode<PreferredFocusModifier> {
    override init<Content: View>(_ view: ModifiedContent<Content, PreferredFocusModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        graph.enqueueCallback(of: self) { [self] in
            let delegate = graph.feature(GraphFocus.self).delegate
            guard !isTornDown, modifier.isPreferred, delegate?.hasFocus == false, let firstFocusTarget else { return }
            _ = delegate?.moveFocus(to: firstFocusTarget)
        }
    }

    func prefersFocus(in namespace: Namespace.ID) -> Bool {
        modifier.isPreferred && modifier.namespace == namespace
    }
}
