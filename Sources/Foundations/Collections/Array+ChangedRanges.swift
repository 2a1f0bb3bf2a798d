extension Array {
    /// Returns the ranges in which two arrays differ: all elements but those that are the same at both ends.
    ///
    /// Takes a comparison for each element at the ends, and one or two more.
    @inlinable package func changedRanges<Other>(
        to new: [Other], isSame: (Element, Other) -> Bool
    ) -> (old: Range<Int>, new: Range<Int>) {
        var (start, oldEnd, newEnd) = (0, count, new.count)
        while start < oldEnd, start < newEnd, isSame(self[start], new[start]) { start += 1 }
        while oldEnd > start, newEnd > start, isSame(self[oldEnd - 1], new[newEnd - 1]) {
            oldEnd -= 1
            newEnd -= 1
        }
        return (start..<oldEnd, start..<newEnd)
    }
}
