/// A type that represents items of a toolbar.
///
/// A custom type composes its items in `body`. It may have dynamic properties as views do, such as `@Binding` and
/// `@Environment`.
@MainActor @preconcurrency public protocol ToolbarContent {
    /// The type of the content that makes up the body.
    associatedtype Body: ToolbarContent
    /// The type of the view that represents the items. Not for clients to name.
    associatedtype _Source: View

    /// The composition of the items.
    @ToolbarContentBuilder var body: Body { get }
    /// A view without size that passes the items on to the bars. Not for clients to implement.
    var _source: _Source { get }
}

extension ToolbarContent {
    /// A view that represents the items of the body. Not for clients to call.
    public var _source: _ToolbarBody<Self> { _ToolbarBody(content: self) }
}

/// A type that represents toolbar items that users can customise.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// The body, which a primitive toolbar content type does not have.
    public var body: Never { fatalError("\(Self.self) has no body. Use it as an item; do not call its body.") }
}

extension Never: ToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// A view that represents the items of a client's toolbar content. Not for clients.
public struct _ToolbarBody<Content: ToolbarContent>: View {
    private var properties: ToolbarProperties<Content>

    init(content: Content) { properties = ToolbarProperties(content: content) }

    /// A view that represents the items of the body.
    public var body: some View { properties.content.body._source }
}

/// Finds the properties of toolbar content like those of a view.
private struct ToolbarProperties<Content: ToolbarContent>: DynamicProperty {
    // The only field, so that its properties are where those of the content are.
    let content: Content

    static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        PropertyListSlot(of: Content.self, in: context)
    }
}

/// A single item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem where ID == () {
    /// Creates a toolbar item with the given placement and content.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Creates a toolbar item with an identifier, for a customisable toolbar. All items of the toolbar are always
    /// shown.
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) { self.init(placement: placement, content: content()) }
}

extension ToolbarItem: ToolbarContent {
    /// The body, which a primitive toolbar content type does not have.
    public typealias Body = Never
    /// A view that represents the items. Not for clients to call.
    public var _source: some View { ToolbarItemView(placement: placement, content: content) }
}

/// A group of toolbar items that share a placement and stand side by side.
public struct ToolbarItemGroup<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates a group of toolbar items from views.
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: ToolbarContent {
    /// The body, which a primitive toolbar content type does not have.
    public typealias Body = Never
    /// A view that represents the items. Not for clients to call.
    public var _source: some View {
        let isSpread = placement.region == .bottom
        return ToolbarItemView(
            placement: placement, content: ToolbarGroupRow(isSpread: isSpread, content: content), fillsBar: isSpread)
    }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    /// A view that represents the items. Not for clients to call.
    public var _source: _ConditionalContent<TrueContent._Source, FalseContent._Source> {
        switch storage {
        case .trueContent(let content): .init(storage: .trueContent(content._source))
        case .falseContent(let content): .init(storage: .falseContent(content._source))
        }
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// A view that represents the items. Not for clients to call.
    public var _source: Wrapped._Source? { map { $0._source } }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// Creates a group of toolbar content.
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
    /// A view that represents the items. Not for clients to call.
    public var _source: Content._Source { content._source }
}

/// Several toolbar items in order. Not for clients to name.
public struct TupleToolbarContent<each Content: ToolbarContent> {
    fileprivate let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleToolbarContent: ToolbarContent {
    /// The body, which a primitive toolbar content type does not have.
    public typealias Body = Never
    /// A view that represents the items. Not for clients to call.
    public var _source: TupleView<(repeat (each Content)._Source)> {
        TupleView((repeat (each content)._source))
    }
}
