extension UIEvent {
    /// The subtype of an event, for the motion methods of responders.
    public enum EventSubtype: Int, Sendable {
        /// No subtype, as for touches and key presses.
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
