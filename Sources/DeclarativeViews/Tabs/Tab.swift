/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
    private enum Role: Hashable, Sendable { case search }

    private let role: Role

    /// The search role. A search tab without a label of its own has the standard label.
    public static let search = TabRole(role: .search)
}

/// A tab of a tab view, and the content to show while it is selected.
public struct Tab<Value: Hashable, Content: View, Label: View> {
    private let tag: Value?
    private let content: Content
    private let label: Label

    fileprivate init(tag: Value?, content: Content, label: Label) {
        self.tag = tag
        self.content = content
        self.label = label
    }
}

extension Tab: TabContent {
    /// The type of the value that selects the tab.
    public typealias TabValue = Value
    /// The body, which a primitive tab content type does not have.
    public typealias Body = Never
    /// A view that represents the tabs. Not for clients to call.
    public var _tabSource: some View {
        TabPage(content: content).modifier(OptionalTag(tag: tag)).tabItem { label }
    }
}

/// The default label of a tab: a title and an image.
public struct DefaultTabLabel {
    fileprivate var title: Text?
    fileprivate var image: Image?
}

extension DefaultTabLabel: View {
    /// The content of the view: the image and the title.
    public var body: some View {
        image
        title
    }

    fileprivate init(_ role: TabRole?) {
        if role == .search {
            self.init(Text("Search"), "magnifyingglass")
        } else {
            self.init()
        }
    }

    nonisolated fileprivate init(_ title: Text, _ systemImage: String) {
        self.init(title: title, image: Image(systemName: systemImage))
    }
}

extension Tab {
    /// Creates a tab with a selection value and a custom label.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(tag: value, content: content(), label: label()) }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a selection value and a label that its role determines.
    nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(tag: value, content: content(), label: DefaultTabLabel(role))
    }

    /// Creates a tab with a selection value, a symbol and a title from a localised string key.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: value, content: content(), label: DefaultTabLabel(Text(titleKey), systemImage))
    }

    /// Creates a tab with a selection value, a symbol and a title from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: value, content: content(), label: DefaultTabLabel(Text(title), systemImage))
    }

    /// Creates a tab with a selection value, a symbol and a title from a string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: value, content: content(), label: DefaultTabLabel(Text(titleResource), systemImage))
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a custom label.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(tag: nil, content: content(), label: label()) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a label that its role determines.
    nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: DefaultTabLabel(role))
    }

    /// Creates a tab with a symbol and a title from a localised string key.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, content: content(), label: DefaultTabLabel(Text(titleKey), systemImage))
    }

    /// Creates a tab with a symbol and a title from a string.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, content: content(), label: DefaultTabLabel(Text(title), systemImage))
    }

    /// Creates a tab with a symbol and a title from a string resource.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, content: content(), label: DefaultTabLabel(Text(titleResource), systemImage))
    }
}

/// A view that is one tab, of any content, and is made only when the tab is shown.
private struct TabPage<Content: View>: View {
    typealias Body = Never
    let content: Content

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        Content.makeNode(view.content, in: context)
    }

    static func _updateNode(_ node: _ViewNode, with view: Self) { Content.updateNode(node, with: view.content) }
}

/// A tag, or none.
private struct OptionalTag<Value: Hashable>: ViewModifier {
    let tag: Value?

    func body(content: Content) -> some View {
        if let tag { content.tag(tag) } else { content }
    }
}
