import Foundation

/// A gesture or none. `nil` leaves touches to other gestures, and counts in composed gestures as one that has failed.
///
/// A gesture in progress is cancelled when it becomes `nil`; a new one takes part from the next touch on.
extension Optional: Gesture where Wrapped: Gesture {
    /// The type of the gesture's value: that of the wrapped gesture, if present.
    public typealias Value = Wrapped.Value
    /// The type of the body: `Never`, because the framework implements this gesture itself.
    public typealias Body = Never

    /// Creates the gesture's tracker, which follows touches. The framework calls this method; clients do not.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Wrapped.Value> {
        OptionalTracker<Wrapped>(gesture)
    }

    /// Updates the gesture's tracker with a new value. The framework calls this method; clients do not.
    public static func _updateTracker(_ tracker: _GestureTracker<Wrapped.Value>, with gesture: Self) {
        (tracker as? OptionalTracker<Wrapped>)?.update(gesture)
    }

    /// Returns whether the gesture is `nil`. The framework calls this method; clients do not.
    public static func _isAbsent(_ gesture: Self) -> Bool { gesture == nil }
}

private final class OptionalTracker<Wrapped: Gesture>: _GestureTracker<Wrapped.Value> {
    private let base: _GestureTracker<Wrapped.Value>?

    init(_ gesture: Wrapped?) {
        base = gesture.map { Wrapped._makeTracker($0) }
        super.init()
        if let base { phase = base.phase }
    }

    func update(_ gesture: Wrapped?) {
        if let gesture, let base { Wrapped._updateTracker(base, with: gesture) }
        // Either the gesture is gone, or it is new and has not followed the touch.
        if gesture == nil || base == nil || base?.stage == .failed { phase = .failed }
    }

    override var deadline: TimeInterval? { base?.deadline }
    override var wantsMoreTouches: Bool { base?.wantsMoreTouches ?? false }
    override var isSingleTap: Bool { base?.isSingleTap ?? false }
    override var followsTouches: Bool { base?.followsTouches ?? true }
    override var followsPinches: Bool { base?.followsPinches ?? true }

    override func take(_ event: GestureEvent) {
        guard let base else {
            phase = .failed
            return
        }
        let before = base.serial
        base.receive(event)
        if base.serial != before { phase = base.phase }
    }

    override func deliver(isAccepted: Bool) {
        guard let base else { return }
        if stage == .failed, base.stage != .failed { return base.cancel() }
        base.deliver(isAccepted: isAccepted)
    }

    override func cancel() { base?.cancel() }
}
