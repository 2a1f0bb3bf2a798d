import BridgedEnvironment

/// A view that animates its content by moving a value through keyframes.
///
/// The content is built again in each frame in which the value has changed.
///
/// Without a trigger, the keyframes repeat for as long as the view is visible. With a trigger, they start when the
/// trigger changes. They begin at the current value, and the value stays at the last keyframe when they end.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View> where Value == KeyframePath.Value {
    let source: KeyframeSource<Value>
    let keyframes: (Value) -> KeyframePath
    let content: (Value) -> Content

    /// Creates a view that runs its keyframes once each time the trigger changes.
    ///
    /// - Parameters:
    ///   - initialValue: The value until the keyframes first run.
    ///   - trigger: The value whose change starts the keyframes, or restarts them if they are running.
    ///   - content: A closure that returns the view for a value.
    ///   - keyframes: A closure that returns the keyframes that start at a value.
    nonisolated public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        source = KeyframeSource(initial: initialValue, trigger: AnimatorTrigger(trigger), repeats: false)
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates a view that repeats its keyframes.
    ///
    /// - Parameters:
    ///   - initialValue: The value at which the keyframes start each time.
    ///   - repeating: Whether the keyframes run. If `false`, the value stays at the start of the keyframes.
    ///   - content: A closure that returns the view for a value.
    ///   - keyframes: A closure that returns the keyframes that start at a value.
    nonisolated public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        source = KeyframeSource(initial: initialValue, trigger: nil, repeats: repeating)
        self.content = content
        self.keyframes = keyframes
    }
}

/// Where keyframes begin, and when.
struct KeyframeSource<Value> {
    let initial: Value
    /// The trigger that starts the keyframes; `nil` if they need none.
    let trigger: AnimatorTrigger?
    let repeats: Bool
}

extension KeyframeAnimator: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        KeyframeAnimatorNode(view, in: context)
    }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: KeyframeAnimatorNode<Value, KeyframePath, Content>.self).update(view)
    }
}

private final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>: KeyframeNode<Value, Content>
where Value == Path.Value {
    private var view: KeyframeAnimator<Value, Path, Content>

    init(_ view: KeyframeAnimator<Value, Path, Content>, in context: _NodeContext) {
        self.view = view
        super.init(view.source, in: context)
    }

    override var viewType: Any.Type { KeyframeAnimator<Value, Path, Content>.self }
    override func content(_ value: Value) -> Content { view.content(value) }
    override func timeline(from value: Value) -> KeyframeTimeline<Value> {
        KeyframeTimeline(from: value, view.keyframes(value))
    }

    func update(_ new: KeyframeAnimator<Value, Path, Content>) {
        let isSame = valuesAreEqual(view, new, mode: .equatableUnlessPlain)
        view = new
        if !isSame { update(new.source) }
    }
}

/// Makes something of a view and of a value that goes through keyframes.
struct KeyframeModifier<Base: View, Path: Keyframes, Result: View> {
    let source: KeyframeSource<Path.Value>
    let keyframes: (Path.Value) -> Path
    let content: (PlaceholderContentView<Base>, Path.Value) -> Result
}

extension KeyframeModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        KeyframeModifierNode(view.content, view.modifier, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: KeyframeModifierNode<V, Base, Path, Result>.self).update(view.content, view.modifier)
    }
}

private final class KeyframeModifierNode<V: View, Base: View, Path: Keyframes, Result: View>:
    KeyframeNode<Path.Value, Result>
{
    private let base: TypedModifiedContentSource<V>
    private var modifier: KeyframeModifier<Base, Path, Result>

    init(_ view: V, _ modifier: KeyframeModifier<Base, Path, Result>, in context: _NodeContext) {
        base = TypedModifiedContentSource(view)
        self.modifier = modifier
        super.init(modifier.source, in: context)
    }

    override var viewType: Any.Type { KeyframeModifier<Base, Path, Result>.self }
    override func content(_ value: Path.Value) -> Result {
        modifier.content(PlaceholderContentView<Base>(of: base), value)
    }
    override func timeline(from value: Path.Value) -> KeyframeTimeline<Path.Value> {
        KeyframeTimeline(from: value, modifier.keyframes(value))
    }

    func update(_ view: V, _ new: KeyframeModifier<Base, Path, Result>) {
        let isSame = valuesAreEqual(modifier, new, mode: .equatableUnlessPlain)
        modifier = new
        if !isSame { update(new.source) }
        base.update(view)
    }
}

extension View {
    /// Animates this view by moving a value through keyframes once each time the trigger changes; see
    /// ``KeyframeAnimator``.
    ///
    /// - Parameters:
    ///   - initialValue: The value until the keyframes first run.
    ///   - trigger: The value whose change starts the keyframes, or restarts them if they are running.
    ///   - content: A closure that returns the modified view for a value.
    ///   - keyframes: A closure that returns the keyframes that start at a value.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            KeyframeModifier(
                source: KeyframeSource(initial: initialValue, trigger: AnimatorTrigger(trigger), repeats: false),
                keyframes: keyframes, content: content))
    }

    /// Animates this view by moving a value through keyframes that repeat for as long as the view is visible; see
    /// ``KeyframeAnimator``.
    ///
    /// - Parameters:
    ///   - initialValue: The value at which the keyframes start each time.
    ///   - repeating: Whether the keyframes run. If `false`, the value stays at the start of the keyframes.
    ///   - content: A closure that returns the modified view for a value.
    ///   - keyframes: A closure that returns the keyframes that start at a value.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            KeyframeModifier(
                source: KeyframeSource(initial: initialValue, trigger: nil, repeats: repeating), keyframes: keyframes,
                content: content))
    }
}
