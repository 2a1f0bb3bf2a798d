/// Tabs of a tab view.
///
/// A type of your own has a body made of tabs. It may have properties like those of views, such as `@Binding` and
/// `@Environment`.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    /// The type of the values that select the tabs; `Never` where nothing does.
    associatedtype TabValue: Hashable = Body.TabValue
    /// The type of the tabs it is made of.
    associatedtype Body: TabContent
    /// The type of a view that stands for the tabs. Not for clients to name.
    associatedtype _TabSource: View

    /// The tabs it is made of.
    @TabContentBuilder<TabValue> var body: Body { get }
    /// The views of the tabs, which say how each is shown in the bar. Not for clients to implement.
    var _tabSource: _TabSource { get }
}

extension TabContent {
    /// A view for the tabs of the body. Not for clients to call.
    public var _tabSource: _TabBody<Self> { _TabBody(content: self) }
}

extension TabContent where Body == Never {
    /// Has no body.
    public var body: Never { fatalError("\(Self.self) has no body. Use it as a tab; do not call its body.") }
}

extension Never: TabContent {
    /// Nothing selects what is never there.
    public typealias TabValue = Never
}

/// A view for the tabs in a client's own tab content. Not for clients.
public struct _TabBody<Content: TabContent>: View {
    private var properties: TabProperties<Content>

    init(content: Content) { properties = TabProperties(content: content) }

    /// The tabs of the body.
    public var body: some View { properties.content.body._tabSource }
}

/// Has the properties of tab content found like those of a view.
private struct TabProperties<Content: TabContent>: DynamicProperty {
    // The only field, so that its properties are where those of the content are.
    let content: Content

    static func _makeSlot(in host: _PropertyHost) -> _PropertySlot { PropertyListSlot(of: Content.self, in: host) }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    /// The type of the values that select the tabs.
    public typealias TabValue = TrueContent.TabValue
    /// Not for clients to call.
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
    /// Not for clients to call.
    public var _tabSource: Wrapped._TabSource? { map { $0._tabSource } }
}

extension Group: TabContent where Content: TabContent {
    /// The type of the values that select the tabs.
    public typealias TabValue = Content.TabValue
    /// Makes a group of tabs.
    nonisolated public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content)
    where Content.TabValue == Value { self.content = content() }
    /// Not for clients to call.
    public var _tabSource: Content._TabSource { content._tabSource }
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of the values that select the tabs.
    public typealias TabValue = Content.TabValue

    /// Makes tabs for identifiable elements.
    nonisolated public init<Value: Hashable>(
        _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable, Content.TabValue == Value {
        self.init(
            data: data, content: content, elements: ElementRules(id: { $0.id }, subject: { $0 }), kind: .collection)
    }

    /// Makes tabs for elements that are identified by one of their properties.
    nonisolated public init<Value: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == Value {
        self.init(
            data: data, content: content,
            elements: ElementRules(id: ElementRules<Data.Element, ID>.id(at: id), subject: { $0 }), kind: .collection)
    }

    /// Not for clients to call.
    public var _tabSource: ForEach<Data, ID, Content._TabSource> {
        ForEach<Data, ID, Content._TabSource>(
            data: data, content: { content($0)._tabSource }, elements: elements, kind: kind)
    }
}

/// Several tabs, one after the other. Not for clients to name.
public struct TupleTabContent<TabValue: Hashable, each Content: TabContent> {
    fileprivate let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleTabContent: TabContent {
    /// Has no body.
    public typealias Body = Never
    /// Not for clients to call.
    public var _tabSource: TupleView<(repeat (each Content)._TabSource)> {
        TupleView((repeat (each content)._tabSource))
    }
}
