import LayoutEngine

// The names in files written for earlier systems.
extension View {
    /// Extends this view beyond the safe area on the given edges. Superseded by `ignoresSafeArea(_:edges:)`.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Sets the tint colour of controls. Superseded by `tint(_:)`.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets the colour scheme of this view, as the environment value of the same name does.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
