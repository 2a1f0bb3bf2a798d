import Foundation

/// A matrix that maps points of the plane: it rotates, scales, skews and moves them.
///
/// A point `(x, y)` goes to `(a * x + c * y + tx, b * x + d * y + ty)`; that is, points are row vectors and stand left
/// of the matrix. Angles are in radians. Numbers are never checked: a NaN goes through to the result.
public struct CGAffineTransform: Hashable, Sendable {
    /// The share of the old x in the new x.
    public var a: CGFloat
    /// The share of the old x in the new y.
    public var b: CGFloat
    /// The share of the old y in the new x.
    public var c: CGFloat
    /// The share of the old y in the new y.
    public var d: CGFloat
    /// What is added to x, in points.
    public var tx: CGFloat
    /// What is added to y, in points.
    public var ty: CGFloat

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform whose six numbers are zero: it maps every point to the origin. For one that changes
    /// nothing, use ``identity``.
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

    /// Creates a rotation about the origin by an angle in radians; a positive angle turns the x axis towards the y
    /// axis.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a transform that multiplies x and y by factors.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a transform that moves points by a distance in points.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether this is exactly the identity transform.
    public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform: Codable {
    /// Reads the six numbers from a list. Throws if there are fewer.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        try self.init(
            a: list.decode(CGFloat.self), b: list.decode(CGFloat.self),
            c: list.decode(CGFloat.self), d: list.decode(CGFloat.self),
            tx: list.decode(CGFloat.self), ty: list.decode(CGFloat.self))
    }

    /// Writes the six numbers as a list, in the order `a`, `b`, `c`, `d`, `tx`, `ty`.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] {
            try list.encode(number)
        }
    }
}
