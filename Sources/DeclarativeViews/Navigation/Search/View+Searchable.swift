import Localization

extension View {
    /// Adds a search field to the bar of the page that contains this view.
    ///
    /// Views inside read the state of the search from `\.isSearching`, and end it with `\.dismissSearch`. The Return
    /// key runs the actions that `onSubmit(of: .search)` sets around this view.
    ///
    /// - Parameters:
    ///   - text: The text in the search field.
    ///   - placement: The placement of the search field, which is always below the title.
    ///   - prompt: The placeholder of the search field; "Search" if `nil`.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
    }

    /// Adds a search field to the bar of the page that contains this view.
    ///
    /// - Parameters:
    ///   - text: The text in the search field.
    ///   - placement: The placement of the search field, which is always below the title.
    ///   - prompt: The localised string key of the placeholder.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field to the bar of the page that contains this view.
    ///
    /// - Parameters:
    ///   - text: The text in the search field.
    ///   - placement: The placement of the search field, which is always below the title.
    ///   - prompt: The placeholder of the search field.
    @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field to the bar of the page that contains this view, and controls its use with a binding.
    ///
    /// - Parameters:
    ///   - text: The text in the search field.
    ///   - isPresented: Whether the search field is in use.
    ///   - placement: The placement of the search field, which is always below the title.
    ///   - prompt: The placeholder of the search field; "Search" if `nil`.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Adds a search field to the bar of the page that contains this view, and controls its use with a binding.
    ///
    /// - Parameters:
    ///   - text: The text in the search field.
    ///   - isPresented: Whether the search field is in use.
    ///   - placement: The placement of the search field, which is always below the title.
    ///   - prompt: The localised string key of the placeholder.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Adds a search field to the bar of the page that contains this view, and controls its use with a binding.
    ///
    /// - Parameters:
    ///   - text: The text in the search field.
    ///   - isPresented: Whether the search field is in use.
    ///   - placement: The placement of the search field, which is always below the title.
    ///   - prompt: The placeholder of the search field.
    @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
}

/// The placement of a search field. Every placement shows the field below the title of the page.
public struct SearchFieldPlacement: Sendable {
    /// The ways a search field below the title stays visible.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        fileprivate let isAlways: Bool

        /// Scrolls the search field away with the content, if the content is a represented scroll view.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Keeps the search field visible.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    fileprivate let mode: NavigationBarDrawerDisplayMode

    /// The system's default placement.
    public static let automatic = SearchFieldPlacement(mode: .automatic)
    /// Requests a placement in the toolbar.
    public static let toolbar = SearchFieldPlacement(mode: .automatic)
    /// Requests a placement in the sidebar.
    public static let sidebar = SearchFieldPlacement(mode: .automatic)
    /// Places the search field below the title, with the display mode `automatic`.
    public static let navigationBarDrawer = SearchFieldPlacement(mode: .automatic)

    /// Places the search field below the title, with the given display mode.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(mode: displayMode)
    }
}

private struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let isAlwaysShown: Bool
    let prompt: Text?
    @State private var isActive = false
    @Environment(\.locale) private var locale
    private var reader = NodeReader()

    nonisolated init(
        text: Binding<String>, isPresented: Binding<Bool>?, placement: SearchFieldPlacement, prompt: Text?
    ) {
        (self.text, self.isPresented, self.prompt) = (text, isPresented, prompt)
        isAlwaysShown = placement.mode.isAlways
    }

    func body(content: Content) -> some View {
        let isActive = isPresented ?? $isActive
        let prompt = prompt.map { $0.asksForLocale ? $0.translated(for: LocaleStyle.of(locale)) : $0 }
        let settings = reader.place.map {
            SearchSettings(
                place: $0, text: text, string: text.wrappedValue, prompt: prompt, isActive: isActive,
                isAlwaysShown: isAlwaysShown)
        }
        return
            content
            .environment(\.isSearching, isActive.wrappedValue)
            .environment(\.dismissSearch, DismissSearchAction { isActive.wrappedValue = false })
            .navigationSettings { $0.search = $0.search ?? settings }
    }
}
