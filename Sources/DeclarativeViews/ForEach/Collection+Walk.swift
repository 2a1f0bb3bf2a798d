extension Collection {
    /// Calls `body` with each element from a position on, until it returns false.
    ///
    /// Elements in contiguous memory are read in place, and the numbers of a range are counted. In code that is not
    /// specialised for the type of the collection, that costs less than half as much as a loop over it.
    func walk(from start: Int = 0, _ body: (Element) -> Bool) {
        if Self.self == Range<Int>.self {
            // It is that type.
            let numbers = unsafeBitCast(self, to: Range<Int>.self)
            var number = numbers.lowerBound + start
            // The elements of such a range are of type `Int`.
            while number < numbers.upperBound, body(unsafeBitCast(number, to: Element.self)) { number += 1 }
            return
        }
        let isDone: Void? = withContiguousStorageIfAvailable { elements in
            var position = start
            while position < elements.count, body(elements[position]) { position += 1 }
        }
        if isDone != nil { return }
        var index = index(startIndex, offsetBy: start)
        let end = endIndex
        while index != end, body(self[index]) { formIndex(after: &index) }
    }
}
