import Foundation

/// The cause of the movement of a scroll view's content.
@frozen public enum ScrollPhase: Hashable, Sendable {
    /// The content does not move.
    case idle
    /// A touch is down that might begin a drag. Not used: a touch counts only once it drags.
    case tracking
    /// A touch drags the content.
    case interacting
    /// A drag has ended, and the content moves to its resting position.
    case decelerating
    /// The content moves in response to the wheel or a key.
    case animating

    /// A Boolean value that indicates whether the content is being scrolled. `true` for all phases except `idle`.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    /// The name of the phase, for debugging.
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    /// The scroll geometry at the phase change.
    public let geometry: ScrollGeometry
    /// The velocity at the end of a drag, in points per second, positive towards the end of the content. `nil` if no
    /// drag has ended.
    public let velocity: CGVector?
}
