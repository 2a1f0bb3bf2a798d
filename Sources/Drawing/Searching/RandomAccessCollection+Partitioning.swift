extension RandomAccessCollection {
    /// Returns the index of the first element that a predicate holds for; `endIndex` if it holds for none.
    ///
    /// The predicate has to hold for all elements behind one it holds for. Logarithmic in the number of elements.
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
