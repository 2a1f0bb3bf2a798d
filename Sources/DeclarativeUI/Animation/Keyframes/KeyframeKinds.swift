import Foundation
import LayoutEngine

/// A keyframe to which a value moves along a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value>

    /// A keyframe with the value at its end.
    ///
    /// - Parameters:
    ///   - to: The value at the end. One that is not finite is reported, and is there at once.
    ///   - duration: How many seconds it takes. What is negative or not finite is reported and counts as 0.
    ///   - timingCurve: How far the value is at each fraction of the time.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        segment = KeyframeSegment(to, duration: duration, .linear(timingCurve))
    }

    /// The keyframe.
    public var body: some KeyframeTrackContent<Value> { _KeyframeRow([segment]) }
}

/// A keyframe to which a value moves along a cubic curve, smoothly from the one before and to the one after.
///
/// Where a velocity is not given, it is that of the neighbour, if that is of another kind: at its end, or at its start.
/// Between two cubic keyframes it is that of the straight line between the values before and after both. A track begins
/// and ends at rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value>

    /// A keyframe with the value at its end.
    ///
    /// - Parameters:
    ///   - to: The value at the end. One that is not finite is reported, and is there at once.
    ///   - startVelocity: How fast the value changes at the start, a second; `nil` to go on smoothly.
    ///   - endVelocity: How fast the value changes at the end, a second; `nil` to go on smoothly.
    ///   - duration: How many seconds it takes. What is negative or not finite is reported and counts as 0.
    public init(
        _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        segment = KeyframeSegment(
            to, duration: duration,
            .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    }

    /// The keyframe.
    public var body: some KeyframeTrackContent<Value> { _KeyframeRow([segment]) }
}

/// A keyframe to which a value moves as on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value>

    /// A keyframe with the value at which the spring rests.
    ///
    /// - Parameters:
    ///   - to: Where the spring comes to rest. A value that is not finite is reported, and is there at once.
    ///   - duration: How many seconds it takes, after which the next keyframe begins where the spring is by then; `nil`
    ///     for as long as the spring needs to settle. What is negative or not finite is reported and counts as 0.
    ///   - spring: The spring.
    ///   - startVelocity: How fast the value changes at the start, a second; `nil` for as fast as it does at the end of
    ///     the keyframe before.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        segment = KeyframeSegment(
            to, duration: duration ?? spring.settlingDuration,
            .spring(spring, start: startVelocity?.animatableData, settles: duration == nil))
    }

    /// The keyframe.
    public var body: some KeyframeTrackContent<Value> { _KeyframeRow([segment]) }
}

/// A keyframe at which a value is at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    private let segment: KeyframeSegment<Value>

    /// A keyframe with a value.
    public init(_ to: Value) { segment = KeyframeSegment(to, duration: 0, .move) }

    /// The keyframe.
    public var body: some KeyframeTrackContent<Value> { _KeyframeRow([segment]) }
}
