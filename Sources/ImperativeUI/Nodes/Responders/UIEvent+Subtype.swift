extension UIEvent {
    /// What happened in an event that the motion methods of a responder tell of.
    public enum EventSubtype: Int, Sendable {
        /// Nothing in particular, as for touches and keys.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
    }
}

/// A motion of the device.
final class MotionEvent: UIEvent {
    private let motion: EventSubtype

    init(_ motion: EventSubtype) { self.motion = motion }

    override var type: EventType { .motion }
    override var subtype: EventSubtype { motion }
}
