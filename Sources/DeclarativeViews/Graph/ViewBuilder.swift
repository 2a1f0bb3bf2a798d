/// A result builder that composes a view from the statements of a closure.
@resultBuilder public struct ViewBuilder {
    /// Returns a view unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Rejects an expression that is not a view.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    @_disfavoredOverload
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    /// Returns an empty view from an empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the view of a block with a single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Combines any number of views into a tuple view.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Returns an optional view from an `if` statement without an `else` branch.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Returns a conditional view from the first branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Returns a conditional view from the second branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Returns a type-erased view from a branch with limited availability.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
