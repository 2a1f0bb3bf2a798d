/// A result builder that composes tabs from a closure.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// A view that represents the tabs of a tab view. Not for clients to make.
    public struct Content<C: TabContent> where C.TabValue == TabValue {
        package let content: C

        package nonisolated init(content: C) { self.content = content }
    }

    /// Returns tab content unchanged.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// Returns the content of a block with a single expression.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// Combines several tabs into one.
    @_disfavoredOverload
    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> TupleTabContent<TabValue, repeat each C> { TupleTabContent(repeat each content) }
    /// Returns optional content from an `if` statement without an `else` branch.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
    /// Returns the content of the first branch of a condition.
    public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue { .init(storage: .trueContent(first)) }
    /// Returns the content of the second branch of a condition.
    public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue {
        .init(storage: .falseContent(second))
    }
    /// Returns the content of a branch with limited availability.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }
}

extension TabContentBuilder.Content: View {
    /// The content of the view: the views of the tabs.
    public var body: some View { content._tabSource }
}
