/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private enum Role: Hashable, Sendable { case search }

    private let role: Role

    /// A search. A tab for it without a label of its own has the standard one.
    public static let search = TabRole(role: .search)
}

/// A tab of a tab view, with what is shown while it is selected.
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
    /// Has no body.
    public typealias Body = Never
    /// Not for clients to call.
    public var _tabSource: some View {
        TabPage(content: content).modifier(OptionalTag(tag: tag)).tabItem { label }
    }
}

/// The standard label of a tab: a title with an image.
public struct DefaultTabLabel {
    fileprivate var title: Text?
    fileprivate var image: Image?
}

extension DefaultTabLabel: View {
    /// Image and title.
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
    /// Makes a tab with a value and a label of views.
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(tag: value, content: content(), label: label()) }
}

extension Tab where Label == DefaultTabLabel {
    /// Makes a tab with a value, for what its role says.
    nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(tag: value, content: content(), label: DefaultTabLabel(role))
    }

    /// Makes a tab with a localisable title, a symbol and a value.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: value, content: content(), label: DefaultTabLabel(Text(titleKey), systemImage))
    }

    /// Makes a tab with a title, a symbol and a value.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: value, content: content(), label: DefaultTabLabel(Text(title), systemImage))
    }

    /// Makes a tab with the translation of a resource, a symbol and a value.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: value, content: content(), label: DefaultTabLabel(Text(titleResource), systemImage))
    }
}

extension Tab where Value == Never {
    /// Makes a tab with a label of views.
    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(tag: nil, content: content(), label: label()) }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Makes a tab for what its role says.
    nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
        self.init(tag: nil, content: content(), label: DefaultTabLabel(role))
    }

    /// Makes a tab with a localisable title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, content: content(), label: DefaultTabLabel(Text(titleKey), systemImage))
    }

    /// Makes a tab with a title and a symbol.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, content: content(), label: DefaultTabLabel(Text(title), systemImage))
    }

    /// Makes a tab with the translation of a resource and a symbol.
    @_disfavoredOverload nonisolated public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(tag: nil, content: content(), label: DefaultTabLabel(Text(titleResource), systemImage))
    }
}

/// A view that is one tab, whatever it consists of, and is made only when the tab is shown.
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
