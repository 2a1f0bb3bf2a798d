import Foundation

/// Something that happened: touches, or an action that code sent.
@MainActor @preconcurrency open class UIEvent: NSObject {
    /// What kind of event it is.
    public enum EventType: Int, Sendable {
        /// Touches of the screen.
        case touches = 0
        /// A motion of the device.
        case motion = 1
        /// Keys.
        case presses = 3
    }

    /// What kind of event it is.
    open var type: EventType { .touches }
    /// What happened, for a motion of the device; `none` for others.
    open var subtype: EventSubtype { .none }
    /// When it happened, in seconds since the machine was started.
    public final let timestamp = ProcessInfo.processInfo.systemUptime
    /// All touches there are; `nil` for an action that code sent.
    public internal(set) final var allTouches: Set<UITouch>?
    /// The modifier keys that were held down.
    public internal(set) final var modifierFlags: UIKeyModifierFlags = []
    /// Whether something acted upon it.
    package final var wasHandled = false

    /// The touches that came down on a view.
    public final func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    /// The touches that came down in a window.
    public final func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

    /// The touches a recogniser is told of.
    public final func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}
