import Foundation

/// Something that happened: touches, or an action that code sent.
@MainActor @preconcurrency public final class UIEvent: NSObject {
    /// What kind of event it is.
    public enum EventType: Int, Sendable {
        /// Touches of the screen.
        case touches = 0
    }

    /// What kind of event it is.
    public var type: EventType { .touches }
    /// When it happened, in seconds since the machine was started.
    public let timestamp = ProcessInfo.processInfo.systemUptime
    /// All touches there are; `nil` for an action that code sent.
    public internal(set) var allTouches: Set<UITouch>?
    /// Whether something acted upon it.
    package var wasHandled = false

    /// The touches that came down on a view.
    public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

    /// The touches that came down in a window.
    public func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

    /// The touches a recogniser is told of.
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        allTouches?.filter { $0.gestureRecognizers?.contains { $0 === gesture } == true }
    }
}
