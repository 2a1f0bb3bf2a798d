/// The places of elements by their IDs, to find one of many again and again.
struct ElementPlaces<ID: Hashable> {
    private var table = HashTable()
    /// The place of each distinct ID, the first one if there are several.
    private var places: [Int] = []

    /// Takes time linear in the number of IDs.
    init(_ ids: [ID]) {
        table.reserveCapacity(ids.count)
        places.reserveCapacity(ids.count)
        for (place, id) in ids.enumerated() {
            if table.insert(id.tableHash, isSame: { ids[places[$0]] == id }).isNew { places.append(place) }
        }
    }

    /// Returns the first place of an ID among the initial IDs; `nil` if it is not there.
    func place(of id: ID, in ids: [ID]) -> Int? {
        table.number(of: id.tableHash) { ids[places[$0]] == id }.map { places[$0] }
    }
}
