import Foundation

extension CGAffineTransform {
    /// Whether it does nothing but move.
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// Whether nothing is turned, skewed or mirrored.
    var keepsOrientation: Bool { b == 0 && c == 0 && a > 0 && d > 0 }

    /// Whether upright rectangles stay upright without changing their sides for one another.
    var keepsUpright: Bool { b == 0 && c == 0 }
}
