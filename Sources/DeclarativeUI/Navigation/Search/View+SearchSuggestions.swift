import UnifiedStorage

extension View {
    /// Suggests what to search for with the field that `searchable(text:placement:prompt:)` in or around this view puts
    /// into a bar.
    ///
    /// Each view is a row, in place of the contents of the page while the field is used. Choosing one with
    /// ``searchCompletion(_:)`` searches for that; others do what they do by themselves. The key down leads from the
    /// text to the rows. Nothing is shown where there are no views.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        modifier(SearchSuggestionsModifier(rows: suggestions()))
    }

    /// Has this view, as one that is suggested, stand for a text to search for. Choosing it makes that the text.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        containerValue(\.searchCompletion, completion)
    }

    /// Puts a field to search with into the bar of the page in which this view is, with suggestions.
    @available(*, deprecated, message: "Use searchable(text:placement:prompt:) and searchSuggestions(_:).")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Puts a field to search with into the bar of the page in which this view is, with suggestions.
    @available(*, deprecated, message: "Use searchable(text:placement:prompt:) and searchSuggestions(_:).")
    nonisolated public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    /// Puts a field to search with into the bar of the page in which this view is, with suggestions.
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
    /// What a view that is suggested stands for; `nil` for nothing.
    fileprivate var searchCompletion: String? {
        get { self[SearchCompletionKey.self] }
        set { self[SearchCompletionKey.self] = newValue }
    }
}

/// What a view suggests to search for.
package struct SearchSuggestions {
    let place: NodePlace
    package let content: AnyView

    /// The scope in whose environment the suggestions are, and what it is called there; `nil` once it is gone.
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

/// The rows of what is suggested.
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
                    if medium != .grid { Divider().padding(.leading, 16) }
                }
            }
        }
        .buttonStyle(.plain)
    }

    private func row(_ subview: Subview) -> some View {
        subview
            .padding(.horizontal, 16)
            .padding(.vertical, medium == .grid ? 0 : 11)
            .frame(maxWidth: .infinity, alignment: .leading)
            .contentShape(Rectangle())
    }
}
