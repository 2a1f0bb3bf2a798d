extension UIImage {
    /// The range of brightness in which images are displayed.
    public enum DynamicRange: Int, Codable, Sendable {
        /// Not known.
        case unspecified = -1
        /// Standard brightness only.
        case standard = 0
        /// Extended brightness, restrained next to standard content.
        case constrainedHigh = 1
        /// Extended brightness.
        case high = 2
    }
}
