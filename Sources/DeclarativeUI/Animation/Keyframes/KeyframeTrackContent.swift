import LayoutEngine

/// Keyframes that follow one another and move one value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the value.
    associatedtype Value: Animatable = Body.Value
    /// The type of the keyframes that these are made of.
    associatedtype Body: KeyframeTrackContent

    /// The keyframes that these are made of, in order.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Adds the keyframes to others. Not for clients to implement or call.
    func _resolve(into row: inout _KeyframeRow<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    /// Adds the keyframes of the body. Not for clients to call.
    public func _resolve(into row: inout _KeyframeRow<Value>) { body._resolve(into: &row) }
}

/// Keyframes in order. Not for clients to use.
public struct _KeyframeRow<Value: Animatable>: KeyframeTrackContent {
    var segments: [KeyframeSegment<Value>] = []

    init(_ segments: [KeyframeSegment<Value>] = []) { self.segments = segments }

    /// Adds others behind those that are there.
    mutating func append(_ content: some KeyframeTrackContent<Value>) { content._resolve(into: &self) }

    /// The keyframes themselves.
    public var body: _KeyframeRow<Value> { self }

    /// Adds the keyframes to others. Not for clients to call.
    public func _resolve(into row: inout _KeyframeRow<Value>) { row.segments += segments }
}

/// Makes keyframes that follow one another from several statements.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// Keyframes as a statement.
    public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
        expression
    }

    /// The first statement.
    public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

    /// One more statement.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        var row = _KeyframeRow<Value>()
        row.append(accumulated)
        row.append(next)
        return row
    }

    /// A loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        var row = _KeyframeRow<Value>()
        for component in components { row.append(component) }
        return row
    }

    /// No statement: the value stays.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeRow<Value>() }

    /// The first branch of a condition.
    public static func buildEither<First, Second>(first component: First) -> Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        Conditional(branch: .first(component))
    }

    /// The second branch of a condition.
    public static func buildEither<First, Second>(second component: Second) -> Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        Conditional(branch: .second(component))
    }

    /// Keyframes of one of two branches.
    public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
    where
        ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
        First.Value == Second.Value
    {
        /// The type of the value.
        public typealias Value = ConditionalValue

        enum Branch {
            case first(First)
            case second(Second)
        }

        let branch: Branch

        /// The keyframes of the branch that was taken.
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
