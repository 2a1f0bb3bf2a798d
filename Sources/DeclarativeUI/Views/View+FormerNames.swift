import LayoutEngine

// What files written for earlier systems call it.
extension View {
    /// Lets this view reach out of the safe area on some edges; the former name of `ignoresSafeArea(_:edges:)`.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Sets the colour that marks controls; the former name of `tint(_:)`.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets the colour scheme of this view; writing the environment value of that name does the same.
    nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
