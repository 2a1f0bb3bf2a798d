import Foundation

/// A type-erased gesture with a given type of value.
///
/// If the wrapped gesture is replaced by one of another type, a gesture in progress is cancelled.
public struct AnyGesture<Value> {
    let type: Any.Type
    let make: @MainActor () -> _GestureTracker<Value>
    let update: @MainActor (_GestureTracker<Value>) -> Void

    /// Creates a gesture that behaves like another gesture.
    ///
    /// - Parameter gesture: The gesture to wrap.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        // A gesture is used on the main actor only.
        nonisolated(unsafe) let gesture = gesture
        type = T.self
        make = { T._makeTracker(gesture) }
        update = { T._updateTracker($0, with: gesture) }
    }
}

extension AnyGesture: Gesture {
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value> { AnyTracker(gesture) }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Value>, with gesture: Self) {
        (tracker as? AnyTracker<Value>)?.update(gesture)
    }
}

private final class AnyTracker<Value>: _GestureTracker<Value> {
    private let type: Any.Type
    private let base: _GestureTracker<Value>

    init(_ gesture: AnyGesture<Value>) {
        (type, base) = (gesture.type, gesture.make())
        super.init()
        phase = base.phase
    }

    func update(_ gesture: AnyGesture<Value>) {
        if gesture.type == type { gesture.update(base) }
        // A gesture of another type does not continue the touches.
        if gesture.type != type || base.stage == .failed { phase = .failed }
    }

    override var deadline: TimeInterval? { base.deadline }
    override var wantsMoreTouches: Bool { base.wantsMoreTouches }
    override var isSingleTap: Bool { base.isSingleTap }
    override var followsTouches: Bool { base.followsTouches }
    override var followsPinches: Bool { base.followsPinches }

    override func take(_ event: GestureEvent) {
        let before = base.serial
        base.receive(event)
        if base.serial != before { phase = base.phase }
    }

    override func deliver(isAccepted: Bool) {
        if stage == .failed, base.stage != .failed { return base.cancel() }
        base.deliver(isAccepted: isAccepted)
    }
    override func cancel() { base.cancel() }
}
