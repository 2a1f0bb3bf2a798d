/// The direction in which a line is read. It decides which side is leading and which trailing.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right: a container mirrors its content within its bounds.
    case rightToLeft
}
