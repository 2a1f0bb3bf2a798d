import Localization

extension View {
    /// Puts a field to search with into the bar of the page in which this view is.
    ///
    /// Views in this one read whether it is in use as `\.isSearching`, and end that with `\.dismissSearch`. Return
    /// calls the actions of `onSubmit(of: .search)` around this view.
    ///
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: Where the field is; it is under the title.
    ///   - prompt: What the empty field shows; "Search" for `nil`.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: nil, placement: placement, prompt: prompt))
    }

    /// Puts a field to search with into the bar of the page in which this view is.
    ///
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: Where the field is; it is under the title.
    ///   - prompt: What the empty field shows, as a localisable text.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Puts a field to search with into the bar of the page in which this view is.
    ///
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - placement: Where the field is; it is under the title.
    ///   - prompt: What the empty field shows.
    @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }

    /// Puts a field to search with into the bar of the page in which this view is. It is in use while a binding is
    /// `true`.
    ///
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - isPresented: Whether the field is in use.
    ///   - placement: Where the field is; it is under the title.
    ///   - prompt: What the empty field shows; "Search" for `nil`.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    /// Puts a field to search with into the bar of the page in which this view is. It is in use while a binding is
    /// `true`.
    ///
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - isPresented: Whether the field is in use.
    ///   - placement: Where the field is; it is under the title.
    ///   - prompt: What the empty field shows, as a localisable text.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }

    /// Puts a field to search with into the bar of the page in which this view is. It is in use while a binding is
    /// `true`.
    ///
    /// - Parameters:
    ///   - text: What is searched for.
    ///   - isPresented: Whether the field is in use.
    ///   - placement: Where the field is; it is under the title.
    ///   - prompt: What the empty field shows.
    @_disfavoredOverload nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)) }
}

/// Where a field to search with is. There is one place here: under the title of the page.
public struct SearchFieldPlacement: Sendable {
    /// How a field under the title is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        fileprivate let isAlways: Bool

        /// Scrolled away with the contents, where these are a represented scroll view.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Always there.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    fileprivate let mode: NavigationBarDrawerDisplayMode

    /// Where the system has it.
    public static let automatic = SearchFieldPlacement(mode: .automatic)
    /// In a toolbar.
    public static let toolbar = SearchFieldPlacement(mode: .automatic)
    /// In a sidebar.
    public static let sidebar = SearchFieldPlacement(mode: .automatic)
    /// Under the title, as with the display mode `automatic`.
    public static let navigationBarDrawer = SearchFieldPlacement(mode: .automatic)

    /// Under the title, scrolled away or always there.
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
