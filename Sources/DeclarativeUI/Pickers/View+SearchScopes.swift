extension View {
    /// Lets the user choose in what to search, below the field to search with.
    ///
    /// Without `searchable` around this view or in it there is nothing to be seen of it.
    ///
    /// - Parameters:
    ///   - scope: What is searched in: the tag of one of the views.
    ///   - scopes: Views with tags, from leading to trailing.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

    /// Lets the user choose in what to search, below the field to search with, at some times.
    ///
    /// Without `searchable` around this view or in it there is nothing to be seen of it.
    ///
    /// - Parameters:
    ///   - scope: What is searched in: the tag of one of the views.
    ///   - activation: When the choice is shown.
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
