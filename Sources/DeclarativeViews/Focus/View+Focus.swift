extension View {
    /// Binds the keyboard focus of this view and its descendants to a Boolean focus state. Setting the state moves
    /// the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true))
    }

    /// Binds the keyboard focus of this view and its descendants to a value: the state equals `value` while one of
    /// them has the focus. Setting the state moves the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { modifier(FocusedModifier(binding: binding, value: value)) }

    /// Sets whether this view itself can receive the keyboard focus, as controls do by default.
    ///
    /// With `false`, the view does not receive the focus; controls in it still do.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Sets a focus state when the view appears, unless something in the window already has the focus.
    ///
    /// - Parameters:
    ///   - binding: The focus state.
    ///   - value: The value to set the state to.
    ///   - priority: Has no effect: a focus chosen by the user always stays.
    nonisolated public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { modifier(DefaultFocusModifier(binding: binding, value: value)) }
}

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// Applies the default focus when the view appears.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// Applies the default focus also when the user moves the focus.
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// Reads the state, so that the follower is notified when the state is set.
private struct FocusedModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension FocusedModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (binding, value) = (binding, value)
        return content.modifier(
            FocusedCore(
                isWanted: binding.wrappedValue == value, followers: binding.followers
            ) { isFocused in
                if isFocused {
                    binding.base.wrappedValue = value
                } else if binding.wrappedValue == value {
                    binding.base.wrappedValue = binding.none
                }
            } isStillWanted: {
                binding.wrappedValue == value
            })
    }
}

private struct FocusedCore {
    let isWanted: Bool
    /// The followers of the state.
    let followers: FocusFollowers?
    /// Writes whether the view has the focus.
    let write: @MainActor (Bool) -> Void
    /// Whether the state now wants the view to have the focus.
    let isStillWanted: @MainActor () -> Bool
}

extension FocusedCore: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        FocusedNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: FocusedNode.self).update(view)
    }
}

private final class FocusedNode: PrimitiveModifierNode<FocusedCore>, FocusFollower {
    private var isFocused = false

    override init<Content: View>(_ view: ModifiedContent<Content, FocusedCore>, in context: _NodeContext) {
        super.init(view, in: context)
        modifier.followers?.join(self)
        if modifier.isWanted { moveLater() }
    }

    override func update<Content: View>(_ view: ModifiedContent<Content, FocusedCore>) {
        let (before, followers) = (modifier.isWanted, modifier.followers)
        super.update(view)
        if modifier.followers !== followers {
            followers?.leave(self)
            modifier.followers?.join(self)
        }
        if modifier.isWanted != before, modifier.isWanted != isFocused { moveLater() }
    }

    var isStillWanted: Bool { modifier.isStillWanted() }

    func setFocused(_ isFocused: Bool) {
        if isFocused == self.isFocused { return }
        self.isFocused = isFocused
        modifier.write(isFocused)
    }

    private func moveLater() {
        graph.enqueueCallback(of: self) { [self] in
            if isTornDown { return }
            let isWanted = modifier.isStillWanted()
            if isWanted == isFocused { return }
            let delegate = graph.feature(GraphFocus.self).delegate
            if !isWanted {
                _ = delegate?.moveFocus(to: nil)
            } else if let target = firstFocusTarget, delegate?.moveFocus(to: target) == true {
                return
            }
            // What did not move keeps the state true to itself.
            if modifier.isStillWanted() != isFocused { modifier.write(isFocused) }
        }
    }

    override func willTearDown() {
        modifier.followers?.leave(self)
        // Nodes below end their focus only after this, or have not ended it yet.
        if isFocused || modifier.isWanted {
            let write = modifier.write
            graph.actions.add(.gone, of: self) { write(false) }
        }
    }
}

private struct FocusableModifier {
    let isFocusable: Bool
}

extension FocusableModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        FocusableViewNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: FocusableViewNode.self).update(view)
    }
}

private final class FocusableViewNode: PrimitiveModifierNode<FocusableModifier>, FocusableNode {
    let target = TapTarget()

    override init<Content: View>(_ view: ModifiedContent<Content, FocusableModifier>, in context: _NodeContext) {
        super.init(view, in: context)
        target.begin(self)
    }

    var takesFocus: Bool { modifier.isFocusable }
    var hasFocusCursor: Bool { true }

    override func update<Content: View>(_ view: ModifiedContent<Content, FocusableModifier>) {
        super.update(view)
        if !takesFocus { graph.feature(GraphFocus.self).targetDidEnd(target) }
    }

    override func willTearDown() { target.end() }
}

private struct DefaultFocusModifier<Value: Hashable> {
    let binding: FocusState<Value>.Binding
    let value: Value
}

extension DefaultFocusModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        DefaultFocusNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: DefaultFocusNode<V>.self).update(view.content)
    }
}

private final class DefaultFocusNode<Content: View>: OneChildNode {
    init<Value: Hashable>(_ view: ModifiedContent<Content, DefaultFocusModifier<Value>>, in context: _NodeContext) {
        super.init(in: context)
        makeChild(view.content)
        let modifier = view.modifier
        graph.enqueueCallback(of: self) { [self] in
            guard !isTornDown, graph.feature(GraphFocus.self).delegate?.hasFocus == false else { return }
            modifier.binding.wrappedValue = modifier.value
        }
    }

    override var viewType: Any.Type { DefaultFocusModifier<Bool>.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ content: Content) { updateChild(content) }
}
