extension Int {
    /// Returns a sum, clamped to the least or the greatest integer.
    @inlinable package func addingSaturated(_ other: Int) -> Int {
        let (sum, isBeyond) = addingReportingOverflow(other)
        return isBeyond ? (other < 0 ? .min : .max) : sum
    }

    /// Returns a difference, clamped to the least or the greatest integer.
    @inlinable package func subtractingSaturated(_ other: Int) -> Int {
        let (difference, isBeyond) = subtractingReportingOverflow(other)
        return isBeyond ? (other < 0 ? .max : .min) : difference
    }

    /// Returns a product, clamped to the least or the greatest integer.
    @inlinable package func multipliedSaturated(by other: Int) -> Int {
        let (product, isBeyond) = multipliedReportingOverflow(by: other)
        return isBeyond ? ((self < 0) == (other < 0) ? .max : .min) : product
    }
}
