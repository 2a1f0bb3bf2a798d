/// Finds IDs that more than one element of a collection has, among those that are noted.
struct RepeatedIDs<ID: Hashable> {
    private var table = HashTable()
    /// By the IDs' numbers: each ID, and where it was found first.
    private var ids: [(id: ID, position: Int)] = []

    init() {}

    /// Notes the ID of the element at a position. Returns whether another element has it, too.
    mutating func note(_ id: ID, at position: Int) -> Bool {
        let (number, isNew) = table.insert(id.tableHash) { ids[$0].id == id }
        if isNew { ids.append((id, position)) }
        return ids[number].position != position
    }

    /// Returns the IDs that occur more than once in a list, each with its positions.
    static func all(in ids: [ID]) -> [(id: ID, positions: [Int])] {
        var matcher = RowMatcher(firstRow: 0, rowCount: 0, count: ids.count)
        func id(at occurrence: RowMatcher.Occurrence) -> ID {
            switch occurrence {
            case .row(let position), .position(let position): ids[position]
            }
        }
        for (position, own) in ids.enumerated() {
            matcher.note(hash: own.tableHash, at: position) { id(at: $0) == own }
        }
        return matcher.repeats.map { (id(at: $0.origin), $0.positions) }
    }
}
