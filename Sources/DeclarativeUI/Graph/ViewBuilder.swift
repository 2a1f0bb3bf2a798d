/// A result builder that makes one view from the statements of a closure.
@resultBuilder public struct ViewBuilder {
    /// Returns a view unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Rejects expressions that are not views.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    @_disfavoredOverload
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    /// Makes an empty view from an empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the view of a block with one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Combines several views into a tuple. Their number is not limited.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// Makes an optional view from an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// Makes a conditional view from the first branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Makes a conditional view from the second branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Erases the type of a view that is not available everywhere.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
