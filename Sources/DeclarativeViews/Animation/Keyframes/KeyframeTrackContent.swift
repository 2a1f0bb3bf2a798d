import LayoutEngine

/// A sequence of keyframes that animates one value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the animated value.
    associatedtype Value: Animatable = Body.Value
    /// The type of the keyframes that make up the body.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes of this content, in order.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Appends the keyframes to a row. The framework implements and calls this method; clients do not.
    func _resolve(into row: inout _KeyframeRow<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    /// Appends the keyframes of the body to a row. The framework calls this method; clients do not.
    public func _resolve(into row: inout _KeyframeRow<Value>) { body._resolve(into: &row) }
}

/// A row of keyframes in order. Used by the framework only.
public struct _KeyframeRow<Value: Animatable>: KeyframeTrackContent {
    var segments: [KeyframeSegment<Value>] = []

    init(_ segments: [KeyframeSegment<Value>] = []) { self.segments = segments }

    /// Appends other keyframes.
    mutating func append(_ content: some KeyframeTrackContent<Value>) { content._resolve(into: &self) }

    /// The row itself, which has no further content.
    public var body: _KeyframeRow<Value> { self }

    /// Appends the keyframes to a row. The framework calls this method; clients do not.
    public func _resolve(into row: inout _KeyframeRow<Value>) { row.segments += segments }
}

/// A result builder that creates a sequence of keyframes from multiple statements.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Builds keyframes from a statement.
    public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
        expression
    }

    /// Builds the first keyframes of a sequence.
    public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

    /// Builds a sequence from the accumulated keyframes and the next ones.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        var row = _KeyframeRow<Value>()
        row.append(accumulated)
        row.append(next)
        return row
    }

    /// Builds keyframes from the iterations of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        var row = _KeyframeRow<Value>()
        for component in components { row.append(component) }
        return row
    }

    /// Builds an empty sequence, which leaves the value unchanged.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeRow<Value>() }

    /// Builds keyframes from the first branch of a condition.
    public static func buildEither<First, Second>(first component: First) -> Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        Conditional(branch: .first(component))
    }

    /// Builds keyframes from the second branch of a condition.
    public static func buildEither<First, Second>(second component: Second) -> Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        Conditional(branch: .second(component))
    }

    /// Keyframes from one of the two branches of a condition.
    public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
    where
        ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
        First.Value == Second.Value
    {
        /// The type of the animated value.
        public typealias Value = ConditionalValue

        enum Branch {
            case first(First)
            case second(Second)
        }

        let branch: Branch

        /// The keyframes of the branch that the condition selects.
        public var body: some KeyframeTrackContent<ConditionalValue> {
            var row = _KeyframeRow<ConditionalValue>()
            switch branch {
            case .first(let content): row.append(content)
            case .second(let content): row.append(content)
            }
            return row
        }
    }
}
