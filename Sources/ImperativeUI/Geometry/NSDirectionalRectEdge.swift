/// A set of edges of a rectangle, relative to the reading direction. The leading edge is the one where text begins.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// The bits of the option set, one for each edge.
    public let rawValue: UInt

    /// Creates a set of edges from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top edge of the rectangle.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge of the rectangle where text begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge of the rectangle.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge of the rectangle where text ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four edges of the rectangle.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
