/// The direction in which a line is read, and in which leading and trailing point.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right: a laid out container is mirrored inside its own bounds.
    case rightToLeft
}
