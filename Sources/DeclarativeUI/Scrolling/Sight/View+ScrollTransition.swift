import LayoutEngine

extension View {
    /// Draws this view with effects while it comes into sight in the scroll view around it, and goes out of it. Layout
    /// does not change.
    ///
    ///     ForEach(items) { item in
    ///         ItemView(item: item).scrollTransition { effect, phase in
    ///             effect.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
    ///         }
    ///     }
    ///
    /// Scrolling runs no code of yours: the effects of the three phases are made once, and what is between them is
    /// worked out for the views in sight. The frame of the scroll view is what is seen, whatever of it margins or bars
    /// cover. Where no scroll view is around, the view is in its identity phase.
    ///
    /// - Parameters:
    ///   - configuration: How the view changes at both ends.
    ///   - axis: The axis along which the view comes and goes, of the nearest scroll view that scrolls along it; `nil`
    ///     for that of the nearest scroll view, the vertical one if it scrolls along both.
    ///   - transition: Adds the effects of a phase to the first one it is given. It runs again when something
    ///     observable that it read has changed.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Draws this view with effects while it comes into sight in the scroll view around it, and goes out of it, in
    /// another way at each end; see ``scrollTransition(_:axis:transition:)``.
    ///
    /// - Parameters:
    ///   - topLeading: How the view changes at the start.
    ///   - bottomTrailing: How the view changes at the end.
    ///   - axis: The axis along which the view comes and goes.
    ///   - transition: Adds the effects of a phase to the first one it is given.
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

/// What is done to a view in the phases of its way through a scroll view.
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
