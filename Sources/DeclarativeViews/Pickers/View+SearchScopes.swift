extension View {
    /// Adds search scopes, which the user selects below the search field.
    ///
    /// Without `searchable` around or inside this view, this modifier has no visible effect.
    ///
    /// - Parameters:
    ///   - scope: The selected scope: the tag of one of the views.
    ///   - scopes: Views with tags, from leading to trailing.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

    /// Adds search scopes, which the user selects below the search field, with a condition for showing them.
    ///
    /// Without `searchable` around or inside this view, this modifier has no visible effect.
    ///
    /// - Parameters:
    ///   - scope: The selected scope: the tag of one of the views.
    ///   - activation: When the scopes are shown.
    ///   - scopes: Views with tags, from leading to trailing.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { modifier(SearchScopesModifier(scope: scope, activation: activation, scopes: scopes())) }
}

private struct SearchScopesModifier<V: Hashable, Scopes: View> {
    let scope: Binding<V>
    let activation: SearchScopeActivation
    let scopes: Scopes
    private var reader = NodeReader()

    nonisolated init(scope: Binding<V>, activation: SearchScopeActivation, scopes: Scopes) {
        (self.scope, self.activation, self.scopes) = (scope, activation, scopes)
    }
}

extension SearchScopesModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (place, activation) = (reader.place, activation)
        let choice = AnyView(
            Picker(selection: scope) {
                scopes
            } label: {
                Text("Search in")
            }
            .pickerStyle(.segmented).labelsHidden())
        return content.navigationSettings { settings in
            if settings.scopes != nil { return }
            settings.scopes = place.map { SearchScopes(place: $0, content: choice, activation: activation) }
        }
    }
}
