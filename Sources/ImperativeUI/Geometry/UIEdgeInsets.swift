import Foundation

/// The inset distances of a rectangle's edges, in points. Negative distances extend outwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The inset of the top edge.
    public var top: CGFloat
    /// The inset of the left edge.
    public var left: CGFloat
    /// The inset of the bottom edge.
    public var bottom: CGFloat
    /// The inset of the right edge.
    public var right: CGFloat

    /// Insets of zero on every edge.
    public static let zero = UIEdgeInsets()

    /// Creates insets of zero on every edge.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets with the given distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension UIEdgeInsets: Codable {
    /// Decodes the four distances from an array: top, left, bottom, right. Throws if there are fewer.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        try self.init(
            top: list.decode(CGFloat.self), left: list.decode(CGFloat.self),
            bottom: list.decode(CGFloat.self), right: list.decode(CGFloat.self))
    }

    /// Encodes the four distances as an array: top, left, bottom, right.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for distance in [top, left, bottom, right] {
            try list.encode(distance)
        }
    }
}

extension CGRect {
    /// Returns the rectangle with its edges moved inwards. Insets larger than the rectangle give a negative width or
    /// height.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}
