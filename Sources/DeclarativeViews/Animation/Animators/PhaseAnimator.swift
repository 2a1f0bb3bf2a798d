import BridgedEnvironment

/// A view that animates its content through a sequence of phases.
///
/// Without a trigger, the view cycles through the phases for as long as it is visible. With a trigger, it stays in
/// the first phase; when the trigger changes, it goes through all other phases and returns to the first one. The next
/// phase begins when the animations of the current phase are logically complete. A phase in which nothing moves lasts
/// for one frame.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    let source: PhaseSource<Phase>
    let content: (Phase) -> Content

    /// Creates a view that goes through its phases once each time the trigger changes.
    ///
    /// - Parameters:
    ///   - phases: The phases in order. An empty sequence is reported, and the view shows nothing.
    ///   - trigger: The value whose change starts the phases. If it changes while they run, the view continues with
    ///     the second phase.
    ///   - content: A closure that returns the view for a phase.
    ///   - animation: A closure that returns the animation of the change to a phase, or `nil` to change without
    ///     animation.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        source = PhaseSource(phases: Array(phases), trigger: AnimatorTrigger(trigger), animation: animation)
        self.content = content
    }

    /// Creates a view that cycles through its phases.
    ///
    /// - Parameters:
    ///   - phases: The phases in order. An empty sequence is reported, and the view shows nothing.
    ///   - content: A closure that returns the view for a phase.
    ///   - animation: A closure that returns the animation of the change to a phase, or `nil` to change without
    ///     animation.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        source = PhaseSource(phases: Array(phases), trigger: nil, animation: animation)
        self.content = content
    }
}

/// The phases of a view, when it goes through them, and how.
struct PhaseSource<Phase: Equatable> {
    let phases: [Phase]
    /// The trigger that starts the phases; `nil` to repeat them for ever.
    let trigger: AnimatorTrigger?
    let animation: (Phase) -> Animation?
}

extension PhaseAnimator: View {
    /// The type of the view's body: `Never`, because the view has no body.
    public typealias Body = Never

    /// Creates the view's node. The framework calls this method; clients do not.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PhaseAnimatorNode(view, in: context)
    }

    /// Updates the view's node with a new value. The framework calls this method; clients do not.
    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: PhaseAnimatorNode<Phase, Content>.self).update(view)
    }
}

/// The node of a phase animator. It shows nothing if there are no phases.
private final class PhaseAnimatorNode<Phase: Equatable, Content: View>: PhaseNode<Phase, Content?> {
    private var view: PhaseAnimator<Phase, Content>

    init(_ view: PhaseAnimator<Phase, Content>, in context: _NodeContext) {
        self.view = view
        super.init(view.source, in: context)
    }

    override var viewType: Any.Type { PhaseAnimator<Phase, Content>.self }
    override func content(_ phase: Phase?) -> Content? { phase.map { view.content($0) } }

    func update(_ new: PhaseAnimator<Phase, Content>) {
        let isSame = valuesAreEqual(view, new, mode: .equatableUnlessPlain)
        view = new
        if !isSame { update(new.source) }
    }
}

/// Shows a view in one phase after the other.
struct PhaseModifier<Base: View, Phase: Equatable, Result: View> {
    let source: PhaseSource<Phase>
    let content: (PlaceholderContentView<Base>, Phase) -> Result
}

extension PhaseModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        PhaseModifierNode(view.content, view.modifier, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: PhaseModifierNode<V, Base, Phase, Result>.self).update(view.content, view.modifier)
    }
}

/// The node of a modified view in phases. It shows the view as it is if there are none.
private final class PhaseModifierNode<V: View, Base: View, Phase: Equatable, Result: View>:
    PhaseNode<Phase, _ConditionalContent<Result, PlaceholderContentView<Base>>>
{
    private let base: TypedModifiedContentSource<V>
    private var modifier: PhaseModifier<Base, Phase, Result>

    init(_ view: V, _ modifier: PhaseModifier<Base, Phase, Result>, in context: _NodeContext) {
        base = TypedModifiedContentSource(view)
        self.modifier = modifier
        super.init(modifier.source, in: context)
    }

    override var viewType: Any.Type { PhaseModifier<Base, Phase, Result>.self }

    override func content(_ phase: Phase?) -> _ConditionalContent<Result, PlaceholderContentView<Base>> {
        let placeholder = PlaceholderContentView<Base>(of: base)
        guard let phase else { return ViewBuilder.buildEither(second: placeholder) }
        return ViewBuilder.buildEither(first: modifier.content(placeholder, phase))
    }

    func update(_ view: V, _ new: PhaseModifier<Base, Phase, Result>) {
        let isSame = valuesAreEqual(modifier, new, mode: .equatableUnlessPlain)
        modifier = new
        if !isSame { update(new.source) }
        base.update(view)
    }
}

extension View {
    /// Animates this view through a sequence of phases once each time the trigger changes; see ``PhaseAnimator``.
    ///
    /// - Parameters:
    ///   - phases: The phases in order. An empty sequence is reported, and the view is shown unmodified.
    ///   - trigger: The value whose change starts the phases. If it changes while they run, the view continues with
    ///     the second phase.
    ///   - content: A closure that returns the modified view for a phase.
    ///   - animation: A closure that returns the animation of the change to a phase, or `nil` to change without
    ///     animation.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            PhaseModifier(
                source: PhaseSource(phases: Array(phases), trigger: AnimatorTrigger(trigger), animation: animation),
                content: content))
    }

    /// Cycles this view through a sequence of phases for as long as it is visible; see ``PhaseAnimator``.
    ///
    /// - Parameters:
    ///   - phases: The phases in order. An empty sequence is reported, and the view is shown unmodified.
    ///   - content: A closure that returns the modified view for a phase.
    ///   - animation: A closure that returns the animation of the change to a phase, or `nil` to change without
    ///     animation.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        modifier(
            PhaseModifier(
                source: PhaseSource(phases: Array(phases), trigger: nil, animation: animation), content: content))
    }
}
