/// An image. So far it holds no pixels and cannot be made outside this package; it is the home of its nested types.
public class UIImage: NSObject {
    package override init() { super.init() }

    /// The range of brightness in which images are shown.
    public enum DynamicRange: Int, Codable, Sendable {
        /// Not known.
        case unspecified = -1
        /// Standard brightness only.
        case standard = 0
        /// Extended brightness, held back beside standard content.
        case constrainedHigh = 1
        /// Extended brightness.
        case high = 2
    }
}
