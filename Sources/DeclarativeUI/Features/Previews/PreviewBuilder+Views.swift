import DeclarativeViews
import ImperativeUI

/// Previews of views: the builder takes what ``ViewBuilder`` takes.
extension PreviewBuilder {
    /// Returns a view unchanged.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// Returns an empty view from an empty block.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Returns the view of a block with a single view.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Combines several views into a tuple view.
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
        ViewBuilder.buildEither(first: first)
    }

    /// Returns a conditional view from the second branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        ViewBuilder.buildEither(second: second)
    }

    /// Returns a type-erased view from a branch with limited availability.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }

    /// Returns a view as the content of a preview.
    public static func buildFinalResult<Content: View>(_ content: Content) -> PreviewContent {
        PreviewContent { UIHostingController(rootView: content) }
    }
}
