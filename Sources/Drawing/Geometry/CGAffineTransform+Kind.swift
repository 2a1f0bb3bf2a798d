import Foundation

extension CGAffineTransform {
    /// Whether the transform is only a translation.
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Whether the transform does not rotate, skew or mirror.
    var keepsOrientation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// Whether all numbers are finite, and areas do not become lines.
    var isDrawable: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite && a * d != b * c
    }

    /// Whether upright rectangles stay upright and keep their sides horizontal or vertical.
    var keepsUpright: Bool { b == 0 && c == 0 }
}
