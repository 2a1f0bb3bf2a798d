import Foundation

/// A displacement from the default position, in points.
public struct UIOffset: Hashable, Sendable {
    /// The horizontal distance, positive to the right.
    public var horizontal: CGFloat
    /// The vertical distance, positive downwards.
    public var vertical: CGFloat

    /// An offset of zero in both directions.
    public static let zero = UIOffset()

    /// Creates an offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset with the given distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

extension UIOffset: Codable {
    /// Decodes the two distances from an array, the horizontal one first. Throws if there are fewer.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        try self.init(horizontal: list.decode(CGFloat.self), vertical: list.decode(CGFloat.self))
    }

    /// Encodes the two distances as an array, the horizontal one first.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(horizontal)
        try list.encode(vertical)
    }
}
