import Foundation

/// Collects the proposals for which all items of a stack keep their sizes, while the stack measures them.
///
/// They do as long as no item is proposed a length outside of the range for which it was measured. A stack that is
/// proposed a point more proposes each item at most a point more, divided by the number of items that share the rest.
struct StackReach {
    /// The length proposed along the stack, and the sum of the gaps.
    private let main: CGFloat
    private let gaps: CGFloat
    /// The lengths across the stack.
    var cross = LengthRange.all
    /// The lengths along the stack for which no item is proposed a length outside of its range.
    private var lower: CGFloat = -.infinity
    private var upper: CGFloat = .infinity
    /// The lengths that are in the ranges of all items.
    private var common = LengthRange.all

    init(main: CGFloat, gaps: CGFloat) {
        self.main = main
        self.gaps = gaps
    }

    /// Takes an item into account.
    ///
    /// - Parameters:
    ///   - range: The lengths along the stack for which it has the size that was measured.
    ///   - share: The length it was proposed.
    ///   - count: The number of items among which the rest is divided; 0 if it is not divided.
    @inline(__always)
    mutating func limit(to range: LengthRange, share: CGFloat, among count: Int) {
        common = common.intersection(range)
        if range.isUnlimited { return }
        // No share is less than 0.
        if range.lower > 0 { lower = max(lower, main - (share - range.lower) * CGFloat(count)) }
        if range.upper < .infinity { upper = min(upper, main + (range.upper - share) * CGFloat(count)) }
    }

    /// Returns whether every item has at least `need` of a length that is divided equally, and takes this into account.
    mutating func divides(_ length: CGFloat, amongEqualParts count: Int, of need: CGFloat) -> Bool {
        if count < 2 { return true }
        let sum = (need + (main + 1) * Self.precision) * CGFloat(count)
        if !(sum <= length) { return false }
        lower = max(lower, main - (length - sum))
        return true
    }

    /// Returns the proposals for which all items keep their sizes.
    func range(along axis: Axis) -> ProposalRange {
        ProposalRange(axis: axis, main: along, cross: cross)
    }

    private var along: LengthRange {
        if common.isUnlimited { return common }
        var range = LengthRange(main)
        range.includesUnspecified = common.includesUnspecified
        if main.isNaN || main == .infinity {
            // Every item gets the same proposal; the division of a rest is another matter.
            if common.upper == .infinity { (range.lower, range.upper) = (.infinity, .infinity) }
            return range
        }
        if main - gaps <= 0 {
            // Every item is proposed 0 as long as the gaps take all there is.
            (range.lower, range.upper) = (0, max(main, gaps))
            return range
        }
        // Shares are rounded.
        let margin = (main + 1) * Self.precision
        range.lower = min(main, max(0, lower + margin))
        range.upper = max(main, upper - margin)
        // Of less than the gaps, every item is proposed 0.
        if range.lower <= gaps { range.lower = common.lower <= 0 ? 0 : min(main, gaps + margin) }
        return range
    }

    /// More than rounding can make out of a length, divided again and again.
    private static let precision: CGFloat = 1e-9
}
