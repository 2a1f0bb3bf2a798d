/// A type that represents tabs of a tab view.
///
/// A custom type composes its tabs in `body`. It may have dynamic properties as views do, such as `@Binding` and
/// `@Environment`.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    /// The type of the values that select the tabs; `Never` if no value selects them.
    associatedtype TabValue: Hashable = Body.TabValue
    /// The type of the content that makes up the body.
    associatedtype Body: TabContent
    /// The type of the view that represents the tabs. Not for clients to name.
    associatedtype _TabSource: View

    /// The composition of the tabs.
    @TabContentBuilder<TabValue> var body: Body { get }
    /// A view that represents the tabs and describes their items in the bar. Not for clients to implement.
    var _tabSource: _TabSource { get }
}

extension TabContent {
    /// A view that represents the tabs of the body. Not for clients to call.
    public var _tabSource: _TabBody<Self> { _TabBody(content: self) }
}

extension TabContent where Body == Never {
    /// The body, which a primitive tab content type does not have.
    public var body: Never { fatalError("\(Self.self) has no body. Use it as a tab; do not call its body.") }
}

extension Never: TabContent {
    /// The type of the selection value; `Never`, because the tab never exists.
    public typealias TabValue = Never
}

/// A view that represents the tabs of a client's tab content. Not for clients.
public struct _TabBody<Content: TabContent>: View {
    private var properties: TabProperties<Content>

    init(content: Content) { properties = TabProperties(content: content) }

    /// A view that represents the tabs of the body.
    public var body: some View { properties.content.body._tabSource }
}

/// Finds the properties of tab content like those of a view.
private struct TabProperties<Content: TabContent>: DynamicProperty {
    // The only field, so that its properties are where those of the content are.
    let content: Content

    static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        PropertyListSlot(of: Content.self, in: context)
    }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    /// The type of the values that select the tabs.
    public typealias TabValue = TrueContent.TabValue
    /// A view that represents the tabs. Not for clients to call.
    public var _tabSource: _ConditionalContent<TrueContent._TabSource, FalseContent._TabSource> {
        switch storage {
        case .trueContent(let content): .init(storage: .trueContent(content._tabSource))
        case .falseContent(let content): .init(storage: .falseContent(content._tabSource))
        }
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// The type of the values that select the tabs.
    public typealias TabValue = Wrapped.TabValue
    /// A view that represents the tabs. Not for clients to call.
    public var _tabSource: Wrapped._TabSource? { map { $0._tabSource } }
}

extension Group: TabContent where Content: TabContent {
    /// The type of the values that select the tabs.
    public typealias TabValue = Content.TabValue
    /// Creates a group of tabs.
    nonisolated public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content)
    where Content.TabValue == Value { self.content = content() }
    /// A view that represents the tabs. Not for clients to call.
    public var _tabSource: Content._TabSource { content._tabSource }
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of the values that select the tabs.
    public typealias TabValue = Content.TabValue

    /// Creates tabs for identifiable elements.
    nonisolated public init<Value: Hashable>(
        _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TabValue == Value {
        self.init(
            data: data, content: content, elements: ElementRules(id: { $0.id }, subject: { $0 }), kind: .collection)
    }

    /// Creates tabs for elements, identified by a key path.
    nonisolated public init<Value: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == Value {
        self.init(
            data: data, content: content,
            elements: ElementRules(id: ElementRules<Data.Element, ID>.id(at: id), subject: { $0 }), kind: .collection)
    }

    /// A view that represents the tabs. Not for clients to call.
    public var _tabSource: ForEach<Data, ID, Content._TabSource> {
        ForEach<Data, ID, Content._TabSource>(
            data: data, content: { content($0)._tabSource }, elements: elements, kind: kind)
    }
}

/// Several tabs in order. Not for clients to name.
public struct TupleTabContent<TabValue: Hashable, each Content: TabContent> {
    fileprivate let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleTabContent: TabContent {
    /// The body, which a primitive tab content type does not have.
    public typealias Body = Never
    /// A view that represents the tabs. Not for clients to call.
    public var _tabSource: TupleView<(repeat (each Content)._TabSource)> {
        TupleView((repeat (each content)._tabSource))
    }
}
