import Foundation
import UnifiedStorage

/// The way of a value through tracks of keyframes, which can be asked for any time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [any ResolvedTrack<Value>]
    /// The seconds that the longest track takes.
    public let duration: TimeInterval

    /// The way that begins in a value.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(from: initialValue, content())
    }

    init(from initial: Value, _ keyframes: some Keyframes<Value>) {
        var list = _KeyframeTracks<Value>()
        keyframes._resolve(into: &list)
        var tracks: [any ResolvedTrack<Value>] = []
        for make in list.makers { tracks.append(make(initial)) }
        self.initial = initial
        self.tracks = tracks
        duration = tracks.reduce(0) { max($0, $1.duration) }
    }

    /// The value at a time in seconds from the start. Before that it is the one at the start, and after the end the
    /// last one; what is not a number counts as 0.
    public func value(time: Double) -> Value {
        let time = time > 0 ? time : 0
        var value = initial
        for track in tracks { track.move(&value, at: time) }
        return value
    }

    /// The value at a fraction of the duration: 0 at the start, 1 at the end. What is not a number counts as 0.
    public func value(progress: Double) -> Value {
        let time = progress * duration
        return value(time: time.isNaN ? 0 : time)
    }
}
