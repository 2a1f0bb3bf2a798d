import Foundation

/// A vector in the plane, in points.
public struct CGVector: Hashable, Sendable {
    /// The component along the x axis.
    public var dx: CGFloat
    /// The component along the y axis.
    public var dy: CGFloat

    /// The vector with zero components.
    public static let zero = CGVector()

    /// Creates a vector with zero components.
    public init() {
        self.init(dx: CGFloat(0), dy: CGFloat(0))
    }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from its components.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector from its components in whole points.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    /// Decodes the two components from an array.
    ///
    /// - Throws: A `DecodingError` if there are fewer than two.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        let dx = try list.decode(CGFloat.self)
        let dy = try list.decode(CGFloat.self)
        self.init(dx: dx, dy: dy)
    }

    /// Encodes the two components as an array, `dx` first.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(dx)
        try list.encode(dy)
    }
}
