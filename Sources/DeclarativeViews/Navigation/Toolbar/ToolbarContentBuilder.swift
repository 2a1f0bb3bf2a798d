/// A result builder that composes toolbar items from a closure.
@resultBuilder public struct ToolbarContentBuilder {
    /// Returns toolbar content unchanged.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Returns the content of a block with a single expression.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Combines several toolbar items into one.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> TupleToolbarContent<repeat each Content> { TupleToolbarContent(repeat each content) }
    /// Returns optional content from an `if` statement without an `else` branch.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// Returns the content of the first branch of a condition.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .init(storage: .trueContent(first)) }
    /// Returns the content of the second branch of a condition.
    public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .init(storage: .falseContent(second)) }
    /// Returns the content of a branch with limited availability.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}
