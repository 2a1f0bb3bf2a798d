/// The indices of elements by their IDs, to find one of many again and again.
struct ElementIndices<ID: Hashable> {
    private var table = HashTable()
    /// The index of each distinct ID, the first one if there are several.
    private var indices: [Int] = []

    /// Takes time linear in the number of IDs.
    init(_ ids: [ID]) {
        table.reserveCapacity(ids.count)
        indices.reserveCapacity(ids.count)
        for (index, id) in ids.enumerated() {
            if table.insert(id.tableHash, isSame: { ids[indices[$0]] == id }).isNew { indices.append(index) }
        }
    }

    /// Returns the first index of an ID among the initial IDs; `nil` if it is not there.
    func index(of id: ID, in ids: [ID]) -> Int? {
        table.number(of: id.tableHash) { ids[indices[$0]] == id }.map { indices[$0] }
    }
}
