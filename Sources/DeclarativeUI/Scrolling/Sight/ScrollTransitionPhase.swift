/// Where a view is on its way through what is seen of a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view is at the start: above what is seen, or before it in the reading direction, or about to be.
    case topLeading
    /// The view is in sight.
    case identity
    /// The view is at the end: below what is seen, or after it in the reading direction, or about to be.
    case bottomTrailing

    /// Whether the view is in sight.
    public var isIdentity: Bool { self == .identity }

    /// A number to make effects of: -1 at the start, 0 in sight, 1 at the end.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
