/// Finds the indices of elements by their IDs. The IDs are listed by the first search.
struct IDSearch<ID: Hashable> {
    private var ids: [ID]?
    /// Made when indices are looked for again and again.
    private var indices: ElementIndices<ID>?
    /// The number of IDs that were compared to find indices.
    private var searched = 0

    /// Returns the first index of an ID; `nil` if it is not there.
    mutating func index(of id: ID, in list: () -> [ID]) -> Int? {
        let ids = listed(list)
        // Indices cost as much to note as it does to search all of them so many times.
        if indices == nil, searched > 16 * ids.count { indices = ElementIndices(ids) }
        if let indices { return indices.index(of: id, in: ids) }
        let found = ids.firstIndex(of: id)
        searched += (found ?? ids.count) + 1
        return found
    }

    /// Returns the first index of an ID for which a condition holds.
    mutating func index(where isWanted: (ID) -> Bool, in list: () -> [ID]) -> Int? {
        listed(list).firstIndex(where: isWanted)
    }

    private mutating func listed(_ list: () -> [ID]) -> [ID] {
        if let ids { return ids }
        let ids = list()
        self.ids = ids
        return ids
    }
}
