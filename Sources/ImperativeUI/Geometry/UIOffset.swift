import Foundation

/// How far something is moved from where it would be, in points.
public struct UIOffset: Hashable, Sendable {
    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance downwards.
    public var vertical: CGFloat

    /// No distance in either direction.
    public static let zero = UIOffset()

    /// Creates an offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset from its two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension UIOffset: Codable {
    /// Reads the two distances from a list, the horizontal one first. Throws if there are fewer.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        try self.init(horizontal: list.decode(CGFloat.self), vertical: list.decode(CGFloat.self))
    }

    /// Writes the two distances as a list, the horizontal one first.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(horizontal)
        try list.encode(vertical)
    }
}
