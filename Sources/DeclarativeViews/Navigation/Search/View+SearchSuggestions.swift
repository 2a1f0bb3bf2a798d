import BridgedEnvironment

extension View {
    /// Sets the search suggestions for the search field of a `searchable(text:placement:prompt:)` inside or around
    /// this view.
    ///
    /// While the field is in use, the suggestions appear as rows in place of the page's content. Choosing a view with
    /// ``searchCompletion(_:)`` searches for its text; other views keep their own behaviour. The Down Arrow key moves
    /// from the field to the rows. Nothing appears if there are no suggestions.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchSuggestionsModifier(rows: suggestions()))
    }

    /// Associates a text to search for with this view, for use as a search suggestion. Choosing the suggestion
    /// replaces the search text.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        containerValue(\.searchCompletion, completion)
    }

    /// Adds a search field with suggestions to the bar of the page that contains this view.
    @available(*, deprecated, message: "Use searchable(text:placement:prompt:) and searchSuggestions(_:).")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions to the bar of the page that contains this view.
    @available(*, deprecated, message: "Use searchable(text:placement:prompt:) and searchSuggestions(_:).")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Adds a search field with suggestions to the bar of the page that contains this view.
    @available(*, deprecated, message: "Use searchable(text:placement:prompt:) and searchSuggestions(_:).")
    @_disfavoredOverload nonisolated public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}

private enum SearchCompletionKey: ContainerValueKey {
    static var defaultValue: String? { nil }
}

extension ContainerValues {
    /// The completion that a suggested view stands for; `nil` for none.
    fileprivate var searchCompletion: String? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }
}

/// The search suggestions of a view.
package struct SearchSuggestions {
    let place: NodePlace
    package let content: AnyView

    /// The scope whose environment the suggestions inherit, and their name there; `nil` once it is gone.
    @MainActor package var origin: (scope: Scope, node: any ScopeLabel)? { place.origin(.searchSuggestions) }
}

extension ScopeName {
    fileprivate static let searchSuggestions = ScopeName("SearchSuggestions")
}

private struct SearchSuggestionsModifier<Rows: View> {
    let rows: Rows
    private var reader = NodeReader()

    nonisolated init(rows: Rows) { self.rows = rows }
}

extension SearchSuggestionsModifier: ViewModifier {
    func body(content: Content) -> some View {
        let (place, rows) = (reader.place, AnyView(rows))
        return content.navigationSettings { settings in
            if settings.suggestions != nil { return }
            settings.suggestions = place.map { SearchSuggestions(place: $0, content: rows) }
        }
    }
}

/// The rows of the suggestions.
package struct SearchSuggestionRows: View {
    package var content: AnyView
    /// Called with the text of the row that was chosen.
    package let choose: @MainActor (String) -> Void
    @Environment(\.textMedium) private var medium

    package init(content: AnyView, choose: @escaping @MainActor (String) -> Void) {
        self.content = content
        self.choose = choose
    }

    package var body: some View {
        Group(subviews: content) { subviews in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(subviews: subviews) { subview in
                    if let completion = subview.containerValues.searchCompletion {
                        Button {
                            choose(completion)
                        } label: {
                            row(subview)
                        }
                    } else {
                        row(subview)
                    }
                    if medium.figures.list.showsSeparators { Divider().padding(.leading, 16) }
                }
            }
        }
        .buttonStyle(.plain)
    }

    private func row(_ subview: Subview) -> some View {
        subview
            .padding(.horizontal, 16)
            .padding(.vertical, medium.figures.list.rowEnd)
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
    }
}
