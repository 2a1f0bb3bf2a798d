extension RandomAccessCollection {
    /// Returns the index of the first element for which a predicate holds; `endIndex` if there is none.
    ///
    /// The collection must be partitioned: after the first element for which the predicate holds, it holds for all.
    /// Takes logarithmic time.
    @inlinable
    package func partitioningIndex(where holds: (Element) throws -> Bool) rethrows -> Index {
        var (low, length) = (startIndex, count)
        while length > 0 {
            let half = length / 2
            let middle = index(low, offsetBy: half)
            if try holds(self[middle]) {
                length = half
            } else {
                low = index(after: middle)
                length -= half + 1
            }
        }
        return low
    }
}
