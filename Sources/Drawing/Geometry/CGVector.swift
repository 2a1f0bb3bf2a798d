import Foundation

/// A direction with a length in the plane, in points.
public struct CGVector: Hashable, Sendable {
    /// The distance along the x axis.
    public var dx: CGFloat
    /// The distance along the y axis.
    public var dy: CGFloat

    /// The vector of length zero.
    public static let zero = CGVector()

    /// Creates the vector of length zero.
    public init() {
        self.init(dx: CGFloat(0), dy: CGFloat(0))
    }

    /// Creates a vector from its two distances.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Creates a vector from its two distances.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector from its two distances in whole points.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    /// Reads the two distances from a list. Throws if there are fewer.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        let dx = try list.decode(CGFloat.self)
        let dy = try list.decode(CGFloat.self)
        self.init(dx: dx, dy: dy)
    }

    /// Writes the two distances as a list, `dx` first.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(dx)
        try list.encode(dy)
    }
}
