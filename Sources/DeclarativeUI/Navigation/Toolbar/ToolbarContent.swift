/// Items of a toolbar.
///
/// A type of your own has a body made of items. It may have properties like those of views, such as `@Binding` and
/// `@Environment`.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// The type of the items it is made of.
    associatedtype Body: ToolbarContent
    /// The type of a view that stands for the items. Not for clients to name.
    associatedtype _Source: View

    /// The items it is made of.
    @ToolbarContentBuilder var body: Body { get }
    /// A view that takes no place and passes the items on to the bars. Not for clients to implement.
    var _source: _Source { get }
}

extension ToolbarContent {
    /// A view for the items of the body. Not for clients to call.
    public var _source: _ToolbarBody<Self> { _ToolbarBody(content: self) }
}

/// Items of a toolbar that people can choose among.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Has no body.
    public var body: Never { fatalError("\(Self.self) has no body. Use it as an item; do not call its body.") }
}

extension Never: ToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// A view for the items in a client's toolbar content. Not for clients.
public struct _ToolbarBody<Content: ToolbarContent>: View {
    private var properties: ToolbarProperties<Content>

    init(content: Content) { properties = ToolbarProperties(content: content) }

    /// The items of the body.
    public var body: some View { properties.content.body._source }
}

/// Has the properties of toolbar content found like those of a view.
private struct ToolbarProperties<Content: ToolbarContent>: DynamicProperty {
    // The only field, so that its properties are where those of the content are.
    let content: Content

    static func _makeSlot(in host: _PropertyHost) -> _PropertySlot { PropertyListSlot(of: Content.self, in: host) }
}

/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem where ID == () {
    /// Makes an item of a view.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Makes an item with a name, for a toolbar that people can choose the items of. All of its items are shown here.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) { self.init(placement: placement, content: content()) }
}

extension ToolbarItem: ToolbarContent {
    /// Has no body.
    public typealias Body = Never
    /// Not for clients to call.
    public var _source: some View { ToolbarItemView(placement: placement, content: content) }
}

/// Several items of a toolbar in one place, beside each other.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Makes items of views.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: ToolbarContent {
    /// Has no body.
    public typealias Body = Never
    /// Not for clients to call.
    public var _source: some View { ToolbarItemView(placement: placement, content: HStack(spacing: 16) { content }) }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    /// Not for clients to call.
    public var _source: _ConditionalContent<TrueContent._Source, FalseContent._Source> {
        switch storage {
        case .trueContent(let content): .init(storage: .trueContent(content._source))
        case .falseContent(let content): .init(storage: .falseContent(content._source))
        }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// Not for clients to call.
    public var _source: Wrapped._Source? { map { $0._source } }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// Makes a group of items.
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
    /// Not for clients to call.
    public var _source: Content._Source { content._source }
}

/// Several items of a toolbar, one after the other. Not for clients to name.
public struct TupleToolbarContent<each Content: ToolbarContent> {
    fileprivate let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleToolbarContent: ToolbarContent {
    /// Has no body.
    public typealias Body = Never
    /// Not for clients to call.
    public var _source: TupleView<(repeat (each Content)._Source)> {
        TupleView((repeat (each content)._source))
    }
}
