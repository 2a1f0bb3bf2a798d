import Foundation
import LayoutEngine

/// A keyframe that interpolates linearly to its value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value>

    /// Creates a keyframe that ends at a value.
    ///
    /// - Parameters:
    ///   - to: The value at the end. A value that is not finite is reported and reached at once.
    ///   - duration: The duration in seconds. A number that is negative or not finite is reported and counts as 0.
    ///   - timingCurve: The curve that maps the fraction of the time to the fraction of the way.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        segment = KeyframeSegment(to, duration: duration, .linear(timingCurve))
    }

    /// The content of the track: this keyframe. Used by the framework only.
    public var body: some KeyframeTrackContent<Value> { _KeyframeRow([segment]) }
}

/// A keyframe that interpolates to its value along a cubic curve, joining its neighbours smoothly.
///
/// A velocity that is not given is taken from a neighbour of another kind: from its end or its start. Between two
/// cubic keyframes it is the slope of the straight line from the value before to the value after both. A track begins
/// and ends at rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value>

    /// Creates a keyframe that ends at a value.
    ///
    /// - Parameters:
    ///   - to: The value at the end. A value that is not finite is reported and reached at once.
    ///   - startVelocity: The velocity at the start, per second, or `nil` to continue smoothly.
    ///   - endVelocity: The velocity at the end, per second, or `nil` to continue smoothly.
    ///   - duration: The duration in seconds. A number that is negative or not finite is reported and counts as 0.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        segment = KeyframeSegment(
            to, duration: duration,
            .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }

    /// The content of the track: this keyframe. Used by the framework only.
    public var body: some KeyframeTrackContent<Value> { _KeyframeRow([segment]) }
}

/// A keyframe that moves to its value on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value>

    /// Creates a keyframe that moves to a value on a spring.
    ///
    /// - Parameters:
    ///   - to: The value at which the spring rests. A value that is not finite is reported and reached at once.
    ///   - duration: The duration in seconds, after which the next keyframe begins at the spring's current value, or
    ///     `nil` for the time the spring needs to settle. A number that is negative or not finite is reported and
    ///     counts as 0.
    ///   - spring: The spring.
    ///   - startVelocity: The velocity at the start, per second, or `nil` for the velocity at the end of the previous
    ///     keyframe.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        segment = KeyframeSegment(
            to, duration: duration ?? spring.settlingDuration,
            .spring(spring, start: startVelocity?.animatableData, settles: duration == nil))
    }

    /// The content of the track: this keyframe. Used by the framework only.
    public var body: some KeyframeTrackContent<Value> { _KeyframeRow([segment]) }
}

/// A keyframe that jumps to its value without interpolation.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value>

    /// Creates a keyframe that jumps to a value.
    public init(_ to: Value) { segment = KeyframeSegment(to, duration: 0, .move) }

    /// The content of the track: this keyframe. Used by the framework only.
    public var body: some KeyframeTrackContent<Value> { _KeyframeRow([segment]) }
}
