/// The transition of glass in a ``GlassEffectContainer`` when its insertion is animated.
public struct GlassEffectTransition: Equatable, Sendable {
    private enum Kind: Sendable {
        case identity, matchedGeometry, materialize
    }

    private let kind: Kind

    /// No transition: the glass appears at once.
    public static let identity = GlassEffectTransition(kind: .identity)
    /// The default transition: the glass emerges from the nearest glass with the same appearance, or from the glass
    /// that previously had its identifier.
    public static let matchedGeometry = GlassEffectTransition(kind: .matchedGeometry)
    /// A fade-in on insertion and a fade-out on removal. The glass does not merge with other glass.
    public static let materialize = GlassEffectTransition(kind: .materialize)
}

extension View {
    /// Identifies the glass of this view within its container. When the identifier passes to another view, the glass
    /// moves from one view to the other.
    ///
    /// Outside a ``GlassEffectContainer``, this modifier has no effect.
    ///
    /// - Parameters:
    ///   - id: The identifier of the glass; `nil` for the identity of the view.
    ///   - namespace: The namespace of the identifier; see ``Namespace``.
    nonisolated public func glassEffectID<ID: Hashable & Sendable>(
        _ id: ID?, in namespace: Namespace.ID
    ) -> some View {
        let key = id.map { MatchedKey(id: AnyHashable($0), namespace: namespace) }
        return transformEnvironment(\.glassContext) { $0.id = key }
    }

    /// Unites the glass in this view with other glass of the same identifier, appearance and shape in the container:
    /// one layer surrounds all of them.
    ///
    /// Outside a ``GlassEffectContainer``, this modifier has no effect.
    ///
    /// - Parameters:
    ///   - id: The identifier of the union; `nil` for none.
    ///   - namespace: The namespace of the identifier; see ``Namespace``.
    nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?, namespace: Namespace.ID
    ) -> some View {
        let key = id.map { MatchedKey(id: AnyHashable($0), namespace: namespace) }
        return transformEnvironment(\.glassContext) { $0.union = key }
    }

    /// Sets the transition of glass in this view when its insertion into the container is animated.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        transformEnvironment(\.glassContext) { $0.transition = transition }
    }
}
