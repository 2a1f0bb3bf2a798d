import Foundation

/// A user event, such as touches, or an action sent by code.
@MainActor @preconcurrency open class UIEvent: NSObject {
    /// The type of an event.
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches = 0
        /// A motion of the device.
        case motion = 1
        /// Key presses.
        case presses = 3
        /// Two fingers that move apart, or around each other.
        case transform = 14
    }

    /// The type of the event.
    open var type: EventType { .touches }
    /// The subtype of a motion event; `.none` for other events.
    open var subtype: EventSubtype { .none }
    /// The time of the event, in seconds since the system started.
    public final let timestamp = ProcessInfo.processInfo.systemUptime
    /// All current touches; `nil` for an action sent by code.
    public internal(set) final var allTouches: Set<UITouch>?
    /// The modifier keys held down during the event.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []
    /// Whether something acted upon it.
    package final var wasHandled = false

    /// Returns the touches that began on a view.
    public final func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    /// Returns the touches that began in a window.
    public final func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

    /// Returns the touches that a gesture recogniser receives.
    public final func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}
