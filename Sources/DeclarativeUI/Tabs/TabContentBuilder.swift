/// Makes the tabs of a tab view of those that are written one after the other.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs of a tab view, as the view that they are. Not for clients to make.
    public struct Content<C: TabContent> where C.TabValue == TabValue {
        let content: C
    }

    /// Returns a tab as it is.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// Returns a tab that stands alone.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// Returns several tabs.
    @_disfavoredOverload
    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> TupleTabContent<TabValue, repeat each C> { TupleTabContent(repeat each content) }
    /// Returns tabs that are there on a condition.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
    /// Returns the tabs of the first branch.
    public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue { .init(storage: .trueContent(first)) }
    /// Returns the tabs of the second branch.
    public static func buildEither<TrueContent: TabContent, FalseContent: TabContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>
    where TrueContent.TabValue == TabValue, FalseContent.TabValue == TabValue {
        .init(storage: .falseContent(second))
    }
    /// Returns tabs that are there from some version of the system on.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }
}

extension TabContentBuilder.Content: View {
    /// The views of the tabs.
    public var body: some View { content._tabSource }
}
