extension Array where Element: AnyObject {
    /// Returns the index of an object; `nil` if it is not there. Many objects often leave in order, from either end, so the
    /// search proceeds from both ends.
    func indexFromEnds(of object: Element) -> Int? {
        var (low, high) = (0, count - 1)
        while low <= high {
            if self[high] === object { return high }
            if self[low] === object { return low }
            (low, high) = (low + 1, high - 1)
        }
        return nil
    }
}
