/// How glass comes into a ``GlassEffectContainer`` when that is animated.
public struct GlassEffectTransition: Equatable, Sendable {
    private enum Kind: Sendable {
        case identity, matchedGeometry, materialize
    }

    private let kind: Kind

    /// It is there at once.
    public static let identity = GlassEffectTransition(kind: .identity)
    /// It comes out of the nearest glass that looks the same, or out of the one that had its identifier before. The
    /// default.
    public static let matchedGeometry = GlassEffectTransition(kind: .matchedGeometry)
    /// It fades in, and out when it goes. It joins no other glass.
    public static let materialize = GlassEffectTransition(kind: .materialize)
}

extension View {
    /// Tells glass of this view from other glass in the container, also when another view has it: it then moves from
    /// the one to the other.
    ///
    /// Outside of a ``GlassEffectContainer`` this has no effect.
    ///
    /// - Parameters:
    ///   - id: What tells it from other glass; `nil` for the place of the view.
    ///   - namespace: Where the identifier belongs; see ``Namespace``.
    nonisolated public func glassEffectID<ID: Hashable & Sendable>(
        _ id: ID?, in namespace: Namespace.ID
    ) -> some View {
        let key = id.map { MatchedKey(id: AnyHashable($0), namespace: namespace) }
        return transformEnvironment(\.glassPlace) { $0.id = key }
    }

    /// Has glass in this view that looks the same and has the same shape, and other such glass in the container with
    /// this identifier, be one layer around all of them.
    ///
    /// Outside of a ``GlassEffectContainer`` this has no effect.
    ///
    /// - Parameters:
    ///   - id: What the glass has in common; `nil` for nothing.
    ///   - namespace: Where the identifier belongs; see ``Namespace``.
    nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?, namespace: Namespace.ID
    ) -> some View {
        let key = id.map { MatchedKey(id: AnyHashable($0), namespace: namespace) }
        return transformEnvironment(\.glassPlace) { $0.union = key }
    }

    /// Sets how glass in this view comes into its container when that is animated.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        transformEnvironment(\.glassPlace) { $0.transition = transition }
    }
}
