/// Finds the former row for each element of a collection, in time linear in the numbers of rows and elements.
///
/// Of equal IDs, the first element takes the first row, the second the second.
struct RowMatcher<ID: Hashable> {
    private struct Entry {
        /// The first row not taken yet, and the last one.
        var firstRow = -1
        var lastRow = -1
        /// The position at which the ID first occurs in the collection.
        var firstPosition = -1
    }

    private var table: IDTable<ID>
    private var entries: [Entry] = []
    /// For each row, the next one with the same ID.
    private var following: [Int] = []
    private let firstRow: Int
    /// The positions of each ID that occurs more than once, by the ID's number.
    private var positions: [Int: [Int]] = [:]

    /// Makes a matcher for the rows from `firstRow` on, and a collection of `count` elements.
    init(firstRow: Int, rowCount: Int, count: Int) {
        self.firstRow = firstRow
        table = IDTable(capacity: rowCount - firstRow + count)
        entries.reserveCapacity(max(rowCount, count))
        following.reserveCapacity(rowCount - firstRow)
    }

    /// Adds the next row.
    mutating func addRow(_ id: ID, hash: Int) {
        let row = firstRow + following.count
        following.append(-1)
        let number = number(of: id, hash)
        let last = entries[number].lastRow
        if last < 0 { entries[number].firstRow = row } else { following[last - firstRow] = row }
        entries[number].lastRow = row
    }

    /// Notes that an ID occurs at a position whose row is known.
    mutating func note(_ id: ID, hash: Int, at position: Int) { note(number(of: id, hash), at: position) }

    /// Takes the row for the element at a position, if there is one.
    mutating func takeRow(for id: ID, hash: Int, at position: Int) -> Int? {
        let number = number(of: id, hash)
        note(number, at: position)
        let row = entries[number].firstRow
        if row < 0 { return nil }
        entries[number].firstRow = following[row - firstRow]
        return row
    }

    /// The IDs that occur more than once, in the order in which they first do, with their positions.
    var repeats: [(id: ID, positions: [Int])] {
        if positions.isEmpty { return [] }
        return positions.sorted { $0.value[0] < $1.value[0] }.map { (table.ids[$0.key], $0.value) }
    }

    private mutating func number(of id: ID, _ hash: Int) -> Int {
        let (number, isNew) = table.insert(id, hash: hash)
        if isNew { entries.append(Entry()) }
        return number
    }

    private mutating func note(_ number: Int, at position: Int) {
        let first = entries[number].firstPosition
        if first < 0 {
            entries[number].firstPosition = position
        } else {
            positions[number, default: [first]].append(position)
        }
    }
}
