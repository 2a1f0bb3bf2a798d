/// Builds one view out of the statements of a closure.
@resultBuilder public struct ViewBuilder {
    /// Takes a view as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Rejects what is no view.
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    @_disfavoredOverload
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    /// An empty block is an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A block of one view is that view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// A block of several views is a tuple of them; there is no limit to their number.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// An `if` without `else` is an optional view.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The branch taken when a condition holds.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The branch taken when a condition does not hold.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Hides the type of what is not available everywhere.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
