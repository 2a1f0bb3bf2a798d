/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    /// The bits of the option set, one for each edge.
    public let rawValue: UInt

    /// Creates a set of edges from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge of the rectangle.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge of the rectangle.
    public static let left = UIRectEdge(rawValue: 2)
    /// The bottom edge of the rectangle.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge of the rectangle.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four edges of the rectangle.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
