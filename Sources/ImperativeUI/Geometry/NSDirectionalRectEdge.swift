/// A set of sides of a rectangle, where the leading side is the one at which text begins.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top side.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The side where text begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom side.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The side where text ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four sides.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
