extension Int {
    /// Creates an integer from any number by dropping its fraction.
    ///
    /// Numbers out of range give the minimum or maximum, and NaN gives 0. Every number that may come from outside is
    /// converted in this way, because `Int(_:)` traps for numbers that cannot be represented.
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

    /// Makes an integer within a range from a number without its fraction: the nearest bound for a number outside of
    /// it, and the value nearest to 0 for NaN.
    @inlinable package init(clamping number: Double, to range: ClosedRange<Int>) {
        self = Swift.min(Swift.max(Int(clamping: number), range.lowerBound), range.upperBound)
    }
}
