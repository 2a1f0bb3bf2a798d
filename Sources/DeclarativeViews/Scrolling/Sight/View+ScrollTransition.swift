import LayoutEngine

extension View {
    /// Applies effects to this view as it enters and leaves the visible part of its scroll view. Layout does not
    /// change.
    ///
    /// ```swift
    /// ForEach(items) { item in
    ///     ItemView(item: item).scrollTransition { effect, phase in
    ///         effect.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
    ///     }
    /// }
    /// ```
    ///
    /// Scrolling does not call your code: the effects of the three phases are created once and interpolated for the
    /// visible views. The visible part is the frame of the scroll view, including the parts that margins or bars
    /// cover. Without a surrounding scroll view, the view is in its identity phase.
    ///
    /// - Parameters:
    ///   - configuration: The way the view changes at both ends.
    ///   - axis: The axis along which the view enters and leaves the nearest scroll view that scrolls along it. `nil`
    ///     means the axis of the nearest scroll view, or the vertical axis if that scrolls along both.
    ///   - transition: A closure that adds the effects for a phase to the effect it receives. It runs again when an
    ///     observable value it has read changes.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies effects to this view as it enters and leaves the visible part of its scroll view, with a configuration
    /// for each end; see ``scrollTransition(_:axis:transition:)``.
    ///
    /// - Parameters:
    ///   - topLeading: The way the view changes at the start.
    ///   - bottomTrailing: The way the view changes at the end.
    ///   - axis: The axis along which the view enters and leaves.
    ///   - transition: A closure that adds the effects for a phase to the effect it receives.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                rule: ScrollTransitionRule(topLeading: topLeading, bottomTrailing: bottomTrailing), axis: axis
            ) { transition(EmptyVisualEffect(), $0) })
    }
}

/// The effects on a view in the phases of its way through a scroll view.
struct ScrollTransitionModifier<Effect: VisualEffect> {
    let rule: ScrollTransitionRule
    let axis: Axis?
    let effect: @Sendable (ScrollTransitionPhase) -> Effect

    init(
        rule: ScrollTransitionRule, axis: Axis?, _ effect: @escaping @Sendable (ScrollTransitionPhase) -> Effect
    ) {
        (self.rule, self.axis, self.effect) = (rule, axis, effect)
    }
}

extension ScrollTransitionModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        ScrollTransitionNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: ScrollTransitionNode<V, Effect>.self).update(view)
    }
}
