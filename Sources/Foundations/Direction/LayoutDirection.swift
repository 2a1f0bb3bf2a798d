/// The reading direction, which determines the leading and trailing edges.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Left to right: the leading edge is on the left.
    case leftToRight
    /// Right to left: the leading edge is on the right, and a container mirrors its content within its bounds.
    case rightToLeft
}
