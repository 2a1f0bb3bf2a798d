/// The phase of a view as it moves through the visible part of a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is at or beyond the start of the visible part: the top, or the leading edge.
    case topLeading
    /// The view is visible.
    case identity
    /// The view is at or beyond the end of the visible part: the bottom, or the trailing edge.
    case bottomTrailing

    /// A Boolean value that indicates whether the view is visible, that is, the phase is `identity`.
    public var isIdentity: Bool { self == .identity }

    /// A number for deriving effects: -1 for `topLeading`, 0 for `identity`, 1 for `bottomTrailing`.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
