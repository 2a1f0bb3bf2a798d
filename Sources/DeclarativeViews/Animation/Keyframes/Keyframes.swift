import LayoutEngine

/// Tracks of keyframes that run in parallel and animate parts of one value.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value = Body.Value
    /// The type of the tracks that make up the body.
    associatedtype Body: Keyframes

    /// The tracks of this content.
    @KeyframesBuilder<Value> var body: Body { get }

    /// Appends the tracks to a collection. The framework implements and calls this method; clients do not.
    func _resolve(into tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    /// Appends the tracks of the body to a collection. The framework calls this method; clients do not.
    public func _resolve(into tracks: inout _KeyframeTracks<Value>) { body._resolve(into: &tracks) }
}

/// Tracks that run in parallel. Used by the framework only.
public struct _KeyframeTracks<Value>: Keyframes {
    /// Works out a track from the value in which it begins.
    var makers: [(Value) -> any ResolvedTrack<Value>] = []

    init() {}

    /// The tracks themselves, which have no further content.
    public var body: _KeyframeTracks<Value> { self }

    /// Appends the tracks to a collection. The framework calls this method; clients do not.
    public func _resolve(into tracks: inout _KeyframeTracks<Value>) { tracks.makers += makers }
}

/// A result builder that creates parallel tracks, or the keyframes of a single track for the whole value, from
/// multiple statements.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// Builds keyframes from a statement.
    public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
        expression
    }

    /// Builds the first keyframes of a sequence.
    public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

    /// Builds a sequence from the accumulated keyframes and the next ones.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        var row = _KeyframeRow<Value>()
        row.append(accumulated)
        row.append(next)
        return row
    }

    /// Builds keyframes from the iterations of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        var row = _KeyframeRow<Value>()
        for component in components { row.append(component) }
        return row
    }

    /// Builds keyframes from the first branch of a condition.
    public static func buildEither<First, Second>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        .init(branch: .first(component))
    }

    /// Builds keyframes from the second branch of a condition.
    public static func buildEither<First, Second>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        .init(branch: .second(component))
    }

    /// Builds a track for the whole value from a sequence of keyframes.
    public static func buildFinalResult<Content>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
    where Value == Content.Value, Content: KeyframeTrackContent {
        KeyframeTrack { component }
    }

    /// Builds tracks from a statement.
    public static func buildExpression<Content>(_ expression: Content) -> Content
    where Value == Content.Value, Content: Keyframes { expression }

    /// Builds the first tracks.
    public static func buildPartialBlock<Content>(first: Content) -> Content
    where Value == Content.Value, Content: Keyframes { first }

    /// Builds tracks that run in parallel from the accumulated tracks and the next ones. If two tracks animate the same
    /// part of the value, the last one wins.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        var tracks = _KeyframeTracks<Value>()
        accumulated._resolve(into: &tracks)
        next._resolve(into: &tracks)
        return tracks
    }

    /// Builds no tracks, which leaves the value unchanged.
    public static func buildBlock() -> some Keyframes<Value> { _KeyframeTracks<Value>() }

    /// Builds the final tracks.
    public static func buildFinalResult<Content>(_ component: Content) -> Content
    where Value == Content.Value, Content: Keyframes { component }
}

/// A sequence of keyframes that animates a part of a value.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
    /// The type of the whole value.
    @_implements(Keyframes,Value) public typealias KeyframesValue = Root

    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates a track that animates the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \Root.self
        self.content = content()
    }

    /// Creates a track that animates the part of the value at a key path.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// The content of the keyframes: this track. Used by the framework only.
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
