import Foundation

extension CGAffineTransform {
    /// Whether the transform is only a translation.
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Whether the transform keeps the proportions of shapes.
    var keepsProportions: Bool {
        let (one, other) = (a * a + b * b, c * c + d * d)
        return abs(one - other) <= 1e-9 * max(one, other) && abs(a * c + b * d) <= 1e-9 * max(one, other)
    }

    /// Whether the transform does not rotate, skew or mirror.
    var keepsOrientation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// Whether all numbers are finite, and areas do not become lines.
    var isDrawable: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite && a * d != b * c
    }

    /// Whether upright rectangles stay upright and keep their sides horizontal or vertical.
    var keepsUpright: Bool { b == 0 && c == 0 }
}
