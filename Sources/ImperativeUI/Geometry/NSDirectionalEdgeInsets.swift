import Foundation

/// The inset distances of a rectangle's edges, in points, relative to the reading direction.
///
/// The leading edge is the one where text begins. Negative distances extend outwards.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The inset of the top edge.
    public var top: CGFloat
    /// The inset of the edge where text begins.
    public var leading: CGFloat
    /// The inset of the bottom edge.
    public var bottom: CGFloat
    /// The inset of the edge where text ends.
    public var trailing: CGFloat

    /// Insets of zero on every edge.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of zero on every edge.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets with the given distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets: Codable {
    /// Decodes the four distances from an array: top, leading, bottom, trailing. Throws if there are fewer.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        try self.init(
            top: list.decode(CGFloat.self), leading: list.decode(CGFloat.self),
            bottom: list.decode(CGFloat.self), trailing: list.decode(CGFloat.self))
    }

    /// Encodes the four distances as an array: top, leading, bottom, trailing.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for distance in [top, leading, bottom, trailing] {
            try list.encode(distance)
        }
    }
}
