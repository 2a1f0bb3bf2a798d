import Foundation

extension CGAffineTransform {
    /// Whether the transform is only a translation.
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Whether the transform does not rotate, skew or mirror.
    var keepsOrientation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// Whether upright rectangles stay upright and keep their sides horizontal or vertical.
    var keepsUpright: Bool { b == 0 && c == 0 }
}
