import Foundation

/// What moves the contents of a scroll view.
@frozen public enum ScrollPhase: Hashable, Sendable {
    /// Nothing does.
    case idle
    /// A touch is down that may come to drag them. Not used here: a touch counts from when it drags.
    case tracking
    /// A touch drags them.
    case interacting
    /// A touch that dragged them has gone, and they move to where they come to rest.
    case decelerating
    /// They move to where a step of the wheel or a key leads.
    case animating

    /// Whether the contents are being scrolled: true for all phases but `idle`.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    /// The name of the phase.
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

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
    /// How far the contents are scrolled.
    public let geometry: ScrollGeometry
    /// How fast the contents were let go, in points per second, positive towards their end; `nil` where no touch let
    /// them go.
    public let velocity: CGVector?
}
