extension Int {
    /// Makes an integer of a number without its fraction, whatever the number is.
    ///
    /// What is beyond all integers gives the least or the greatest one, and NaN gives 0. Every number that may come
    /// from outside is made an integer in this way: `Int(_:)` traps for most that are none.
    @inlinable package init(clamping number: Double) {
        // The greatest integer has no `Double` of its own; the next one is the first that is too large.
        if number >= Double(Int.max) {
            self = .max
        } else if number > Double(Int.min) {
            self.init(number)
        } else {
            self = number.isNaN ? 0 : .min
        }
    }

    /// Makes an integer of a range of a number without its fraction: the nearest end for what is outside of it, and
    /// the one nearest to 0 for NaN.
    @inlinable package init(clamping number: Double, to range: ClosedRange<Int>) {
        self = Swift.min(Swift.max(Int(clamping: number), range.lowerBound), range.upperBound)
    }
}
