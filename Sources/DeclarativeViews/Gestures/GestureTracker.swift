import Foundation

/// A tracker that follows touches for one gesture of one view. Used by the framework only.
///
/// Handling an event changes the phase without calling any action. Actions run only when the gesture is recognised; a
/// combination of gestures delivers only the values of the gestures in effect.
@MainActor public class _GestureTracker<Value>: GestureTracking {
    /// How far the gesture has come.
    final var phase = GesturePhase<Value>.possible(nil) { didSet { serial &+= 1 } }
    /// A number that is another one after each change of the phase.
    final private(set) var serial = 0

    init() {}

    /// Follows an event, or fails if it begins touches that are none of the gesture. Not called once the gesture has
    /// ended or failed.
    package final func receive(_ event: GestureEvent) {
        if case .began(let touch) = event, !(touch.pinch == nil ? followsTouches : followsPinches) {
            return phase = .failed
        }
        take(event)
    }

    /// Follows an event that is not the beginning of other touches.
    func take(_ event: GestureEvent) {}

    /// Whether the gesture is one of a single finger.
    package var followsTouches: Bool { true }

    /// Whether the gesture is one of two fingers.
    package var followsPinches: Bool { false }

    /// When the gesture comes further by itself; `nil` if it does not.
    package var deadline: TimeInterval? { nil }

    /// Whether the gesture goes on with another touch, now that none is down.
    package var wantsMoreTouches: Bool { false }

    /// Whether the gesture is a single tap.
    package var isSingleTap: Bool { false }

    /// Runs the callbacks for the phase. Calling it again for the same phase does nothing.
    ///
    /// - Parameter isAccepted: Whether the gesture counts; otherwise it is only possible as yet.
    package func deliver(isAccepted: Bool) {}

    /// Cancels the gesture: callbacks that have begun are told that it is over. Calling it again does nothing.
    package func cancel() {}

    package final var stage: GestureStage { phase.stage }
}

/// A tracker of touches for a gesture of any value.
@MainActor package protocol GestureTracking: AnyObject {
    var stage: GestureStage { get }
    var deadline: TimeInterval? { get }
    var wantsMoreTouches: Bool { get }
    var isSingleTap: Bool { get }
    /// Whether the gesture may be one of a single finger.
    var followsTouches: Bool { get }
    /// Whether the gesture may be one of two fingers.
    var followsPinches: Bool { get }
    func receive(_ event: GestureEvent)
    func deliver(isAccepted: Bool)
    func cancel()
}

/// Follows the touches for a gesture that wraps another one and has the same phases.
class WrappingTracker<Base: Gesture, Value>: _GestureTracker<Value> {
    final let base: _GestureTracker<Base.Value>

    init(_ gesture: Base) {
        base = Base._makeTracker(gesture)
        super.init()
    }

    override final var deadline: TimeInterval? { base.deadline }
    override final var wantsMoreTouches: Bool { base.wantsMoreTouches }
    override final var isSingleTap: Bool { base.isSingleTap }
    override final var followsTouches: Bool { base.followsTouches }
    override final var followsPinches: Bool { base.followsPinches }

    override final func take(_ event: GestureEvent) {
        let before = base.serial
        base.receive(event)
        if base.serial != before { baseDidChange() }
    }

    /// Hands on a new value of the gesture inside. If that fails by it, so does this one.
    final func updateBase(_ gesture: Base) {
        Base._updateTracker(base, with: gesture)
        if base.stage == .failed { phase = .failed }
    }

    /// Called when the phase of the gesture inside has changed.
    func baseDidChange() {}
}
