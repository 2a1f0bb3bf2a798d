/// Finds the places of elements by their IDs. The IDs are listed by the first search.
struct IDSearch<ID: Hashable> {
    private var ids: [ID]?
    /// Made when places are looked for again and again.
    private var places: ElementPlaces<ID>?
    /// The number of IDs that were compared to find places.
    private var searched = 0

    /// Returns the first place of an ID; `nil` if it is not there.
    mutating func place(of id: ID, in list: () -> [ID]) -> Int? {
        let ids = listed(list)
        // Places cost as much to note as it does to search all of them so many times.
        if places == nil, searched > 16 * ids.count { places = ElementPlaces(ids) }
        if let places { return places.place(of: id, in: ids) }
        let found = ids.firstIndex(of: id)
        searched += (found ?? ids.count) + 1
        return found
    }

    /// Returns the first place of an ID for which a condition holds.
    mutating func place(where isWanted: (ID) -> Bool, in list: () -> [ID]) -> Int? {
        listed(list).firstIndex(where: isWanted)
    }

    private mutating func listed(_ list: () -> [ID]) -> [ID] {
        if let ids { return ids }
        let ids = list()
        self.ids = ids
        return ids
    }
}
