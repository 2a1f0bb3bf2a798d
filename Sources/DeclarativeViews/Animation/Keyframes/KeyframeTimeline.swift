import Foundation
import BridgedEnvironment

/// The values of tracks of keyframes as a function of time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let tracks: [any ResolvedTrack<Value>]
    /// The duration of the longest track, in seconds.
    public let duration: TimeInterval

    /// Creates a timeline that starts at an initial value.
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

    /// Returns the value at a time in seconds from the start.
    ///
    /// Before the start it is the initial value, after the end the last one. `NaN` counts as 0.
    public func value(time: Double) -> Value {
        let time = time > 0 ? time : 0
        var value = initial
        for track in tracks { track.move(&value, at: time) }
        return value
    }

    /// Returns the value at a fraction of the duration, from 0 at the start to 1 at the end. `NaN` counts as 0.
    public func value(progress: Double) -> Value {
        let time = progress * duration
        return value(time: time.isNaN ? 0 : time)
    }
}
