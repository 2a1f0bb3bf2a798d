import UnifiedStorage

/// When what can be searched in is shown.
public struct SearchScopeActivation: Sendable, Equatable {
    package enum Kind: Sendable { case presentation, textEntry }

    package let kind: Kind

    /// While the field to search with is in use.
    public static let automatic = SearchScopeActivation(kind: .presentation)
    /// While the field to search with is in use and has a text.
    public static let onTextEntry = SearchScopeActivation(kind: .textEntry)
    /// While the field to search with is in use.
    public static let onSearchPresentation = SearchScopeActivation(kind: .presentation)
}

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

/// What a view says can be searched in.
package struct SearchScopes {
    let place: NodePlace
    /// The choice.
    package let content: AnyView
    package let activation: SearchScopeActivation

    /// Where the choice has its environment; `nil` once the view is gone.
    @MainActor package var origin: (scope: Scope, node: any ScopeLabel)? {
        place.node.map { ($0.scope, SearchScopesLabel.shared) }
    }
}

/// What the scope of the choice is called.
private final class SearchScopesLabel: ScopeLabel {
    static let shared = SearchScopesLabel()
    let scopeLabel = "SearchScopes"
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
