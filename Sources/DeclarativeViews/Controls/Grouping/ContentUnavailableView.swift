/// A view that indicates that there is no content to show, with a description and actions.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates an unavailable view with a label, a description and actions.
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

extension ContentUnavailableView
where Label == DeclarativeViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates an unavailable view with a localisable title, a symbol and a description.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            DeclarativeViews.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates an unavailable view with a title from a string, a symbol and a description.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            DeclarativeViews.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

/// The content of an unavailable view for a search without results.
public struct SearchUnavailableContent {
    /// The label of the view: a title and a symbol.
    public struct Label: View {
        let text: String?

        /// The content of the label: “No Results”, followed by the search text if there is one.
        public var body: some View {
            DeclarativeViews.Label(
                text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
        }
    }

    /// The description of the view.
    public struct Description: View {
        /// The content of the description: a suggestion to try another search.
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    /// The actions of the view; there are none.
    public struct Actions: View {
        /// The content of the actions: an empty view.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// An unavailable view for a search without results.
    nonisolated public static var search: Self { found(nothingFor: nil) }

    /// Returns an unavailable view for a search for the given text without results.
    nonisolated public static func search(text: String) -> Self { found(nothingFor: text) }

    nonisolated private static func found(nothingFor text: String?) -> Self {
        Self {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

extension ContentUnavailableView: View {
    /// The label, description and actions in a column, centred in the available space.
    public var body: some View {
        VStack(spacing: 8) {
            label.labelStyle(UnavailableLabelStyle()).multilineTextAlignment(.center)
            description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
            actions
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large symbol above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
            configuration.title.font(.title2.bold())
        }
    }
}
