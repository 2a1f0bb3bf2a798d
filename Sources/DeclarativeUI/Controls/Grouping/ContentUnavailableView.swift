/// Says that there is nothing to show, why, and what can be done about it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Makes a view with a label, a description and what can be done.
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
where Label == DeclarativeUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Makes a view with a localisable title, a symbol and a description.
    nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            DeclarativeUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Makes a view with a title, a symbol and a description.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            DeclarativeUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

/// The label of a view that says that a search has found nothing.
public struct SearchUnavailableContent {
    /// The title and the symbol.
    public struct Label: View {
        let text: String?

        /// "No Results", with what was searched for.
        public var body: some View {
            DeclarativeUI.Label(
                text.map { "No Results for “\($0)”" } ?? "No Results", systemImage: "magnifyingglass")
        }
    }

    /// What can be done.
    public struct Description: View {
        /// A hint to search for something else.
        public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }

    /// There is nothing to press.
    public struct Actions: View {
        /// Nothing.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// Says that a search has found nothing.
    nonisolated public static var search: Self { found(nothingFor: nil) }

    /// Says that a search for a text has found nothing.
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
    /// The parts below each other, in the middle of the room there is.
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
