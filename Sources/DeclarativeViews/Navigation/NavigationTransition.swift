/// The transition with which a page of a navigation stack, or a presentation, comes and goes.
///
/// Pages and presentations come and go at once here, whichever transition they have.
@MainActor @preconcurrency public protocol NavigationTransition {}

/// The transition that suits the container.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the transition that suits the container.
    nonisolated public init() {}
}

/// A transition that zooms out of a view of the page before, and back into it.
public struct ZoomNavigationTransition: NavigationTransition {
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The transition that suits the container.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A transition that zooms out of the view that `matchedTransitionSource(id:in:)` names, and back into it. It is
    /// as the automatic one here.
    nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition
    {
        ZoomNavigationTransition()
    }
}

/// The looks of a view from which a zoom transition begins.
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The looks of a view from which a zoom transition begins, before any are chosen.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
}

extension MatchedTransitionSourceConfiguration where Self == EmptyMatchedTransitionSourceConfiguration {
    /// Returns the looks with a background behind the view while it zooms.
    public func background(_ color: Color) -> Self { self }
    /// Returns the looks with a clip around the view while it zooms.
    public func clipShape(_ shape: RoundedRectangle) -> Self { self }
    /// Returns the looks with a shadow of the view while it zooms.
    public func shadow(
        color: Color = Color(white: 0).opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> Self { self }
}

extension View {
    /// Sets the transition with which this view comes and goes, as a page of a navigation stack or as a presentation.
    ///
    /// Pages and presentations come and go at once here, whichever transition they have.
    nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View { self }

    /// Names this view as the source of a zoom transition; see `navigationTransition(_:)`.
    nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

    /// Names this view as the source of a zoom transition, with its looks while it zooms; see
    /// `navigationTransition(_:)`.
    nonisolated public func matchedTransitionSource(
        id: some Hashable, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View { self }
}
