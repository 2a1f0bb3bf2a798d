/// Finds for each element of a collection the row that stood for it before: of equal ids the first takes the first, the
/// second the second. Takes time linear in the numbers of rows and elements.
struct RowMatcher<ID: Hashable> {
    private struct Entry {
        /// The first row not yet taken, and the last one.
        var firstRow = -1
        var lastRow = -1
        /// Where the id occurs first in the collection.
        var firstPosition = -1
    }

    private var table: IDTable<ID>
    private var entries: [Entry] = []
    /// By row: the next one of the same id.
    private var following: [Int] = []
    private let firstRow: Int
    /// By number of id: all its positions, where there is more than one.
    private var positions: [Int: [Int]] = [:]

    /// A matcher for the rows from `firstRow` on and for a collection of `count` elements.
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

    /// Says that an id occurs at a position whose row is known.
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

    /// The ids that occur more than once, in the order they first do, and where.
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
