import Foundation

/// A matrix that projects points of a plane in space onto the picture: affine, or with a vanishing point.
///
/// A point `(x, y)` is the row vector `(x, y, 1)` on the left of the matrix; the product is divided by its third
/// number. Points where that is not above zero are behind the viewer.
package struct Projection: Hashable, Sendable {
    package var m11 = 1.0, m12 = 0.0, m13 = 0.0
    package var m21 = 0.0, m22 = 1.0, m23 = 0.0
    package var m31 = 0.0, m32 = 0.0, m33 = 1.0

    /// The projection that maps every point to itself.
    package init() {}

    package init(_ t: CGAffineTransform) {
        (m11, m12) = (t.a, t.b)
        (m21, m22) = (t.c, t.d)
        (m31, m32) = (t.tx, t.ty)
    }

    /// Whether parallel lines stay parallel.
    package var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// The transform that does the same; without the vanishing point, if there is one.
    package var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

    package var isFinite: Bool {
        m11.isFinite && m12.isFinite && m13.isFinite && m21.isFinite && m22.isFinite && m23.isFinite && m31.isFinite
            && m32.isFinite && m33.isFinite
    }

    package var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// Whether all numbers are finite, and areas do not become lines.
    var isDrawable: Bool { isFinite && determinant != 0 && determinant.isFinite }

    /// Returns the projection that applies this one and then `other`.
    package func concatenating(_ other: Projection) -> Projection {
        var result = Projection()
        result.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
        result.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
        result.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
        result.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
        result.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
        result.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
        result.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
        result.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
        result.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
        return result
    }

    /// The projection back; `nil` if there is none.
    package var inverse: Projection? {
        let scale = determinant
        guard isFinite, scale != 0, scale.isFinite else { return nil }
        var result = Projection()
        result.m11 = (m22 * m33 - m23 * m32) / scale
        result.m12 = (m13 * m32 - m12 * m33) / scale
        result.m13 = (m12 * m23 - m13 * m22) / scale
        result.m21 = (m23 * m31 - m21 * m33) / scale
        result.m22 = (m11 * m33 - m13 * m31) / scale
        result.m23 = (m13 * m21 - m11 * m23) / scale
        result.m31 = (m21 * m32 - m22 * m31) / scale
        result.m32 = (m12 * m31 - m11 * m32) / scale
        result.m33 = (m11 * m22 - m12 * m21) / scale
        return result.isFinite ? result : nil
    }

    /// Returns a point's distance in front of the viewer: 1 where it keeps its size, more further away, and not above
    /// 0 behind.
    package func depth(of point: CGPoint) -> Double { point.x * m13 + point.y * m23 + m33 }

    /// Returns the projection of a point; `nil` if it is behind the viewer.
    package func point(_ point: CGPoint) -> CGPoint? {
        let depth = depth(of: point)
        guard depth > 0 else { return nil }
        return CGPoint(
            x: (point.x * m11 + point.y * m21 + m31) / depth, y: (point.x * m12 + point.y * m22 + m32) / depth)
    }

    /// The transform that does nearly the same around a point: the tangent there. That of the whole without a vanishing
    /// point, where the point cannot be seen.
    package func tangent(at center: CGPoint) -> CGAffineTransform {
        let depth = depth(of: center)
        guard !isAffine, depth > 0, let seen = point(center) else { return affine }
        let (a, b) = ((m11 - seen.x * m13) / depth, (m12 - seen.y * m13) / depth)
        let (c, d) = ((m21 - seen.x * m23) / depth, (m22 - seen.y * m23) / depth)
        return CGAffineTransform(
            a: a, b: b, c: c, d: d, tx: seen.x - a * center.x - c * center.y, ty: seen.y - b * center.x - d * center.y)
    }
}
