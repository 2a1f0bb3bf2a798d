import Foundation

/// A gesture or none. Where there is none, touches go to whatever else is there, and of gestures that are made of this
/// one and others it counts as one that has failed.
///
/// One that goes on is cancelled when there is none any more; one that comes takes part from the next touch on.
extension Optional: Gesture where Wrapped: Gesture {
    /// What the gesture tells, if there is one.
    public typealias Value = Wrapped.Value
    /// The framework implements it itself.
    public typealias Body = Never

    /// Makes what follows touches for the gesture. Not for clients to call.
    public static func _makeTracker(_ gesture: Self) -> _GestureTracker<Wrapped.Value> {
        OptionalTracker<Wrapped>(gesture)
    }

    /// Updates what follows touches for the gesture. Not for clients to call.
    public static func _updateTracker(_ tracker: _GestureTracker<Wrapped.Value>, with gesture: Self) {
        (tracker as? OptionalTracker<Wrapped>)?.update(gesture)
    }

    /// Whether there is none. Not for clients to call.
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
        // What goes on is not the gesture any more, or what does not go on has not followed the touch.
        if gesture == nil || base == nil || base?.stage == .failed { phase = .failed }
    }

    override var deadline: TimeInterval? { base?.deadline }
    override var wantsMoreTouches: Bool { base?.wantsMoreTouches ?? false }
    override var isSingleTap: Bool { base?.isSingleTap ?? false }

    override func take(_ event: GestureEvent) {
        guard let base else {
            phase = .failed
            return
        }
        let before = base.serial
        base.take(event)
        if base.serial != before { phase = base.phase }
    }

    override func deliver(isAccepted: Bool) {
        guard let base else { return }
        if stage == .failed, base.stage != .failed { return base.cancel() }
        base.deliver(isAccepted: isAccepted)
    }

    override func cancel() { base?.cancel() }
}
