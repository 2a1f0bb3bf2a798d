import ImperativeUI

/// Previews of views: the builder takes what ``ViewBuilder`` takes.
extension PreviewBuilder {
    /// Returns a view unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Makes an empty view from an empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the view of a block with one view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Combines several views into a tuple.
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
        ViewBuilder.buildEither(first: first)
    }

    /// Makes a conditional view from the second branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        ViewBuilder.buildEither(second: second)
    }

    /// Erases the type of a view that is not available everywhere.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

    /// Returns a view as what a preview shows.
    public static func buildFinalResult<Content: View>(_ content: Content) -> PreviewContent {
        PreviewContent { UIHostingController(rootView: content) }
    }
}
