import Foundation

/// A range of lengths that can be proposed on one axis, with or without an unspecified length.
package struct LengthRange: Equatable {
    /// The smallest length; greater than `upper` if no specified length is in the range.
    package var lower: CGFloat
    /// The greatest length, which may be infinite.
    package var upper: CGFloat
    /// Whether an unspecified length is in the range.
    package var includesUnspecified: Bool

    package init(lower: CGFloat, upper: CGFloat, includesUnspecified: Bool) {
        self.lower = lower
        self.upper = upper
        self.includesUnspecified = includesUnspecified
    }

    /// All lengths.
    package static let all = LengthRange(lower: 0, upper: .infinity, includesUnspecified: true)

    /// No length.
    static let none = LengthRange(lower: .infinity, upper: -.infinity, includesUnspecified: false)

    /// One length; NaN if it is unspecified.
    @inline(__always)
    package init(_ length: CGFloat) {
        if length.isNaN {
            self.init(lower: .infinity, upper: -.infinity, includesUnspecified: true)
        } else {
            self.init(lower: length, upper: length, includesUnspecified: false)
        }
    }

    /// Whether all specified lengths are in the range.
    @inline(__always)
    var isUnlimited: Bool { lower <= 0 && upper == .infinity }

    @inline(__always)
    package func contains(_ length: CGFloat) -> Bool {
        length.isNaN ? includesUnspecified : lower <= length && length <= upper
    }

    func contains(_ other: LengthRange) -> Bool {
        if other.includesUnspecified && !includesUnspecified { return false }
        return other.lower > other.upper || (lower <= other.lower && other.upper <= upper)
    }

    @inline(__always)
    func intersection(_ other: LengthRange) -> LengthRange {
        LengthRange(
            lower: max(lower, other.lower), upper: min(upper, other.upper),
            includesUnspecified: includesUnspecified && other.includesUnspecified)
    }

    /// Returns the lengths of the range, but none below or above.
    package func clamped(to least: CGFloat, _ most: CGFloat) -> LengthRange {
        LengthRange(lower: max(lower, least), upper: min(upper, most), includesUnspecified: includesUnspecified)
    }

    /// Returns the lengths that are in this range once an inset is subtracted from them; below 0 counts as 0.
    ///
    /// - Parameter length: One of these lengths.
    package func expanded(by inset: CGFloat, with length: CGFloat) -> LengthRange {
        var (least, most) = (lower, upper)
        if lower <= upper {
            // The limits are exact: subtracting the inset again must not leave the range by rounding.
            if lower <= 0 {
                least = 0
            } else {
                least = lower + inset
                while least - inset < lower { least = least.nextUp }
            }
            if upper < .infinity {
                most = upper + inset
                while most - inset > upper { most = most.nextDown }
            }
        }
        if !length.isNaN { (least, most) = (min(least, length), max(most, length)) }
        return LengthRange(lower: max(0, least), upper: most, includesUnspecified: includesUnspecified)
    }
}
