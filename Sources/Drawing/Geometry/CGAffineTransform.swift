import Foundation

/// A matrix that maps points of the plane: it rotates, scales, skews and translates them.
///
/// A point `(x, y)` is mapped to `(a * x + c * y + tx, b * x + d * y + ty)`: points are row vectors on the left of the
/// matrix. Angles are in radians. Numbers are not checked, so a NaN propagates to the result.
public struct CGAffineTransform: Hashable, Sendable {
    /// The factor of the old x in the new x.
    public var a: CGFloat
    /// The factor of the old x in the new y.
    public var b: CGFloat
    /// The factor of the old y in the new x.
    public var c: CGFloat
    /// The factor of the old y in the new y.
    public var d: CGFloat
    /// The translation along x in points.
    public var tx: CGFloat
    /// The translation along y in points.
    public var ty: CGFloat

    /// The transform that maps every point to itself.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform of six zeros, which maps every point to the origin. See ``identity`` for one that changes
    /// nothing.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a transform from its six numbers, in the order `a`, `b`, `c`, `d`, `tx`, `ty`.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a rotation about the origin by an angle in radians. A positive angle turns the x axis towards the y
    /// axis.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a transform that scales x and y by factors.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a transform that translates by a distance in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// A Boolean value that indicates whether this is exactly the identity transform.
    public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform: Codable {
    /// Decodes the six numbers from an array.
    ///
    /// - Throws: A `DecodingError` if there are fewer than six.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        try self.init(
            a: list.decode(CGFloat.self), b: list.decode(CGFloat.self),
            c: list.decode(CGFloat.self), d: list.decode(CGFloat.self),
            tx: list.decode(CGFloat.self), ty: list.decode(CGFloat.self))
    }

    /// Encodes the six numbers as an array, in the order `a`, `b`, `c`, `d`, `tx`, `ty`.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] {
            try list.encode(number)
        }
    }
}
