/// The range of brightness in which images are displayed; `UIImage.DynamicRange` is the same type.
public enum UIImageDynamicRange: Int, Codable, Sendable {
    /// The dynamic range is not specified.
    case unspecified = -1
    /// Standard brightness only.
    case standard = 0
    /// Extended brightness, constrained next to standard content.
    case constrainedHigh = 1
    /// Extended brightness, without a constraint.
    case high = 2
}
