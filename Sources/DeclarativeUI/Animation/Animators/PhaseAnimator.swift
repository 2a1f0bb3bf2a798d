import UnifiedStorage

/// A view that is shown in one phase after the other, each of which it moves to.
///
/// Without a trigger it goes through the phases again and again, as long as it can be seen. With one it is in the first
/// phase, and when the trigger changes, goes through all others and back to the first one. It goes on to the next phase
/// once what began with the one before is logically complete; one in which nothing moves lasts for a frame.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    let source: PhaseSource<Phase>
    let content: (Phase) -> Content

    /// A view that goes through phases once each time a value changes.
    ///
    /// - Parameters:
    ///   - phases: The phases in order. If there are none, nothing is shown, and that is reported.
    ///   - trigger: The value. If it changes on the way, the view goes on with the second phase.
    ///   - content: The view in a phase.
    ///   - animation: How the view moves to a phase; `nil` for at once.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        source = PhaseSource(phases: Array(phases), trigger: AnimatorTrigger(trigger), animation: animation)
        self.content = content
    }

    /// A view that goes through phases again and again.
    ///
    /// - Parameters:
    ///   - phases: The phases in order. If there are none, nothing is shown, and that is reported.
    ///   - content: The view in a phase.
    ///   - animation: How the view moves to a phase; `nil` for at once.
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
    /// What has the view go through the phases; `nil` to go on for ever.
    let trigger: AnimatorTrigger?
    let animation: (Phase) -> Animation?
}

extension PhaseAnimator: View {
    /// Has no body.
    public typealias Body = Never

    /// Not for clients to call.
    public static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        PhaseAnimatorNode(view, in: context)
    }

    /// Not for clients to call.
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
    /// Has this view go through phases once each time a value changes; see ``PhaseAnimator``.
    ///
    /// - Parameters:
    ///   - phases: The phases in order. If there are none, the view is shown as it is, and that is reported.
    ///   - trigger: The value. If it changes on the way, the view goes on with the second phase.
    ///   - content: What becomes of the view in a phase.
    ///   - animation: How the view moves to a phase; `nil` for at once.
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

    /// Has this view go through phases again and again, as long as it can be seen; see ``PhaseAnimator``.
    ///
    /// - Parameters:
    ///   - phases: The phases in order. If there are none, the view is shown as it is, and that is reported.
    ///   - content: What becomes of the view in a phase.
    ///   - animation: How the view moves to a phase; `nil` for at once.
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
