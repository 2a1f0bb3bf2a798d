// A heap in an array: no element comes before the one that the two after it hang below.
extension Array {
    /// Moves an element towards the front until none before it comes after it. Logarithmic in the number of elements.
    ///
    /// - Parameters:
    ///   - index: Where the element is, the only one that may be out of place.
    ///   - precedes: Whether one element comes before another.
    ///   - didMove: Called with each index that has another element now.
    @inlinable
    package mutating func siftUp(
        from index: Int, by precedes: (Element, Element) -> Bool, didMove: (Element, Int) -> Void = { _, _ in }
    ) {
        var index = index
        while index > 0, precedes(self[index], self[(index - 1) / 2]) {
            exchange(index, (index - 1) / 2, didMove)
            index = (index - 1) / 2
        }
    }

    /// Moves an element towards the end until none after it comes before it. As `siftUp(from:by:didMove:)` else.
    @inlinable
    package mutating func siftDown(
        from index: Int, by precedes: (Element, Element) -> Bool, didMove: (Element, Int) -> Void = { _, _ in }
    ) {
        var index = index
        while 2 * index + 1 < count {
            var next = 2 * index + 1
            if next + 1 < count, precedes(self[next + 1], self[next]) { next += 1 }
            if !precedes(self[next], self[index]) { return }
            exchange(index, next, didMove)
            index = next
        }
    }

    @inlinable
    package mutating func exchange(_ one: Int, _ other: Int, _ didMove: (Element, Int) -> Void) {
        swapAt(one, other)
        didMove(self[one], one)
        didMove(self[other], other)
    }
}
