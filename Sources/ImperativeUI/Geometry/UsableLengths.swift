import Foundation

extension CGFloat {
    /// The number, or 0 where it is not finite.
    var finiteOrZero: CGFloat { isFinite ? self : 0 }
    /// The number, or 0 where it is negative or not finite.
    var usableLength: CGFloat { isFinite && self > 0 ? self : 0 }
}

extension CGSize {
    /// The size with 0 for lengths that are negative or not finite.
    var usable: CGSize { CGSize(width: width.usableLength, height: height.usableLength) }
    /// The size with 0 for lengths that are not finite.
    var finite: CGSize { CGSize(width: width.finiteOrZero, height: height.finiteOrZero) }
}

extension CGPoint {
    /// The point with 0 for coordinates that are not finite.
    var finite: CGPoint { CGPoint(x: x.finiteOrZero, y: y.finiteOrZero) }
}

extension CGRect {
    /// The rectangle with sizes that are not negative; empty at the origin where a number is not finite.
    var usable: CGRect { isFinite ? standardized : .zero }
}

extension UIEdgeInsets {
    /// The distances with others added.
    func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
    }

    /// The distances to the other side.
    var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

    /// The distances, with 0 in place of negative or non-finite ones.
    var usable: UIEdgeInsets {
        UIEdgeInsets(
            top: top.usableLength, left: left.usableLength, bottom: bottom.usableLength, right: right.usableLength)
    }

    /// The distances, with 0 in place of non-finite ones.
    var finite: UIEdgeInsets {
        UIEdgeInsets(
            top: top.finiteOrZero, left: left.finiteOrZero, bottom: bottom.finiteOrZero, right: right.finiteOrZero)
    }
}
