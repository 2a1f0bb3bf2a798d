import Foundation

/// Distances from the sides of a rectangle inwards, in points, where the leading side is the one at which text begins.
/// A negative distance points outwards.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top side.
    public var top: CGFloat
    /// The distance from the side where text begins.
    public var leading: CGFloat
    /// The distance from the bottom side.
    public var bottom: CGFloat
    /// The distance from the side where text ends.
    public var trailing: CGFloat

    /// No distance on any side.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of zero on every side.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets from the four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets: Codable {
    /// Reads the four distances from a list: top, leading, bottom, trailing. Throws if there are fewer.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        try self.init(
            top: list.decode(CGFloat.self), leading: list.decode(CGFloat.self),
            bottom: list.decode(CGFloat.self), trailing: list.decode(CGFloat.self))
    }

    /// Writes the four distances as a list: top, leading, bottom, trailing.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for distance in [top, leading, bottom, trailing] {
            try list.encode(distance)
        }
    }
}
