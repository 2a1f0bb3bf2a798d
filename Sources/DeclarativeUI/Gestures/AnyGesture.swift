import Foundation

/// A gesture of any type that tells values of one type.
///
/// If it comes to have a gesture of another type, one that goes on is cancelled.
public struct AnyGesture<Value> {
    let type: Any.Type
    let make: @MainActor () -> _GestureTracker<Value>
    let update: @MainActor (_GestureTracker<Value>) -> Void

    /// Makes a gesture that behaves as another one.
    ///
    /// - Parameter gesture: The other gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        // A gesture is used on the main actor only.
        nonisolated(unsafe) let gesture = gesture
        type = T.self
        make = { T._makeTracker(gesture) }
        update = { T._updateTracker($0, with: gesture) }
    }
}

extension AnyGesture: Gesture {
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Value> { AnyTracker(gesture) }

    /// Updates what follows touches for the gesture. Not for clients to call.
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
        // What goes on is not the gesture any more.
        if gesture.type != type || base.stage == .failed { phase = .failed }
    }

    override var deadline: TimeInterval? { base.deadline }
    override var wantsMoreTouches: Bool { base.wantsMoreTouches }
    override var isSingleTap: Bool { base.isSingleTap }

    override func take(_ event: GestureEvent) {
        let before = base.serial
        base.take(event)
        if base.serial != before { phase = base.phase }
    }

    override func deliver(isAccepted: Bool) {
        if stage == .failed, base.stage != .failed { return base.cancel() }
        base.deliver(isAccepted: isAccepted)
    }
    override func cancel() { base.cancel() }
}
