/// A result builder that composes commands from a closure.
@resultBuilder public struct CommandsBuilder {
    /// Returns commands unchanged.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    /// Returns no commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    /// Returns the commands of a block with a single expression.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    /// Combines several sets of commands into one.
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> _TupleCommands<repeat each Content> { _TupleCommands(repeat each content) }
    /// Returns optional commands from an `if` statement without an `else` branch.
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
    /// Returns the commands of the first branch of a condition.
    public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .init(storage: .trueContent(first)) }
    /// Returns the commands of the second branch of a condition.
    public static func buildEither<TrueContent: Commands, FalseContent: Commands>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { .init(storage: .falseContent(second)) }
    /// Returns the commands of a branch with limited availability.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Several sets of commands in order. Not for clients to name.
public struct _TupleCommands<each Content: Commands> {
    fileprivate let content: (repeat each Content)

    init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension _TupleCommands: Commands {
    /// The body, which a primitive set of commands does not have.
    public typealias Body = Never
    /// A view that represents the commands. Not for clients to call.
    public var _commandViews: TupleView<(repeat (each Content)._CommandViews)> {
        TupleView((repeat (each content)._commandViews))
    }
}

extension Optional: Commands where Wrapped: Commands {
    /// A view that represents the commands. Not for clients to call.
    public var _commandViews: Wrapped._CommandViews? { map { $0._commandViews } }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
    /// A view that represents the commands. Not for clients to call.
    public var _commandViews: _ConditionalContent<TrueContent._CommandViews, FalseContent._CommandViews> {
        switch storage {
        case .trueContent(let content): .init(storage: .trueContent(content._commandViews))
        case .falseContent(let content): .init(storage: .falseContent(content._commandViews))
        }
    }
}
