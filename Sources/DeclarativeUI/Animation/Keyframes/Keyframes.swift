import LayoutEngine

/// Tracks of keyframes that run side by side and move parts of one value.
public protocol Keyframes<Value> {
    /// The type of the value.
    associatedtype Value = Body.Value
    /// The type of the tracks that these are made of.
    associatedtype Body: Keyframes

    /// The tracks that these are made of.
    @KeyframesBuilder<Value> var body: Body { get }

    /// Adds the tracks to others. Not for clients to implement or call.
    func _resolve(into tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    /// Adds the tracks of the body. Not for clients to call.
    public func _resolve(into tracks: inout _KeyframeTracks<Value>) { body._resolve(into: &tracks) }
}

/// Tracks that run side by side. Not for clients to use.
public struct _KeyframeTracks<Value>: Keyframes {
    /// Works out a track from the value in which it begins.
    var makers: [(Value) -> any ResolvedTrack<Value>] = []

    init() {}

    /// The tracks themselves.
    public var body: _KeyframeTracks<Value> { self }

    /// Adds the tracks to others. Not for clients to call.
    public func _resolve(into tracks: inout _KeyframeTracks<Value>) { tracks.makers += makers }
}

/// Makes tracks that run side by side, or the keyframes of one track of the whole value, from several statements.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// Keyframes as a statement.
    public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
        expression
    }

    /// The first keyframes.
    public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

    /// More keyframes, which follow.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        var row = _KeyframeRow<Value>()
        row.append(accumulated)
        row.append(next)
        return row
    }

    /// Keyframes from a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        var row = _KeyframeRow<Value>()
        for component in components { row.append(component) }
        return row
    }

    /// The keyframes of the first branch of a condition.
    public static func buildEither<First, Second>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        .init(branch: .first(component))
    }

    /// The keyframes of the second branch of a condition.
    public static func buildEither<First, Second>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        .init(branch: .second(component))
    }

    /// The track of keyframes of the whole value.
    public static func buildFinalResult<Content>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
    where Value == Content.Value, Content: KeyframeTrackContent {
        KeyframeTrack { component }
    }

    /// Tracks as a statement.
    public static func buildExpression<Content>(_ expression: Content) -> Content
    where Value == Content.Value, Content: Keyframes { expression }

    /// The first tracks.
    public static func buildPartialBlock<Content>(first: Content) -> Content
    where Value == Content.Value, Content: Keyframes { first }

    /// More tracks, which run at the same time. Where two move the same part of the value, the last one counts.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        var tracks = _KeyframeTracks<Value>()
        accumulated._resolve(into: &tracks)
        next._resolve(into: &tracks)
        return tracks
    }

    /// No statement: the value stays.
    public static func buildBlock() -> some Keyframes<Value> { _KeyframeTracks<Value>() }

    /// The tracks.
    public static func buildFinalResult<Content>(_ component: Content) -> Content
    where Value == Content.Value, Content: Keyframes { component }
}

/// Keyframes that follow one another and move a part of a value.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
    /// The type of the whole value.
    @_implements(Keyframes,Value) public typealias KeyframesValue = Root

    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// A track of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \Root.self
        self.content = content()
    }

    /// A track of a part of the value.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// This one track.
    public var body: some Keyframes<Root> {
        var row = _KeyframeRow<Value>()
        row.append(content)
        let (keyPath, segments) = (keyPath, row.segments)
        var tracks = _KeyframeTracks<Root>()
        tracks.makers = [
            { root in PartTrack(keyPath: keyPath, curve: KeyframeCurve(from: root[keyPath: keyPath], segments)) }
        ]
        return tracks
    }
}

/// A track whose curve is known.
protocol ResolvedTrack<Root> {
    associatedtype Root
    /// The seconds that it takes.
    var duration: Double { get }
    /// Moves its part of a value to where it is at a time.
    func move(_ value: inout Root, at time: Double)
}

private struct PartTrack<Root, Value: Animatable>: ResolvedTrack {
    let keyPath: WritableKeyPath<Root, Value>
    let curve: KeyframeCurve<Value>

    var duration: Double { curve.duration }

    func move(_ value: inout Root, at time: Double) { value[keyPath: keyPath] = curve.value(at: time) }
}
