extension Array {
    /// Reverses the elements from an index on, in place: reversing a slice would copy it.
    @inlinable
    package mutating func reverse(from start: Int) {
        var (low, high) = (start, count - 1)
        while low < high {
            swapAt(low, high)
            low += 1
            high -= 1
        }
    }
}
