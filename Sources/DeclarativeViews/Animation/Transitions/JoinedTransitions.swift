/// Two transitions at once.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .modifier(TransitionStage(transition: first, phase: phase))
            .modifier(TransitionStage(transition: second, phase: phase))
    }

    @MainActor static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }
}

/// A transition with an animation of its own.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?

    init(_ base: Base, _ animation: Animation?) {
        self.base = base
        self.animation = animation
    }

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(TransitionStage(transition: base, phase: phase)).animation(animation, value: phase)
    }

    @MainActor static var properties: TransitionProperties { Base.properties }
}

/// Two values of a modifier, one for outside and one for inside.
nonisolated struct ModifierTransition<Modifier: ViewModifier>: Transition {
    let active: Modifier
    let identity: Modifier

    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}
