import Foundation

/// Distances from the four sides of a rectangle inwards, in points. A negative distance points outwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top side.
    public var top: CGFloat
    /// The distance from the left side.
    public var left: CGFloat
    /// The distance from the bottom side.
    public var bottom: CGFloat
    /// The distance from the right side.
    public var right: CGFloat

    /// No distance on any side.
    public static let zero = UIEdgeInsets()

    /// Creates insets of zero on every side.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets from the four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension UIEdgeInsets: Codable {
    /// Reads the four distances from a list: top, left, bottom, right. Throws if there are fewer.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        try self.init(
            top: list.decode(CGFloat.self), left: list.decode(CGFloat.self),
            bottom: list.decode(CGFloat.self), right: list.decode(CGFloat.self))
    }

    /// Writes the four distances as a list: top, left, bottom, right.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for distance in [top, left, bottom, right] {
            try list.encode(distance)
        }
    }
}

extension CGRect {
    /// The rectangle with its sides moved inwards. Insets larger than the rectangle give a negative width or height.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}
