/// Makes the items of a toolbar of those that are written one after the other.
@resultBuilder public struct ToolbarContentBuilder {
    /// Returns an item as it is.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Returns an item that stands alone.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Returns several items.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<repeat each Content> { TupleToolbarContent(repeat each content) }
    /// Returns items that are there on a condition.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// Returns the items of the first branch.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .init(storage: .trueContent(first)) }
    /// Returns the items of the second branch.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .init(storage: .falseContent(second)) }
    /// Returns items that are there from some version of the system on.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}
