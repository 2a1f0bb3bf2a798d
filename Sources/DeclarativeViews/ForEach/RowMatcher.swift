/// Finds the former row for each element of a collection, in time linear in the numbers of rows and elements.
///
/// Of equal IDs, the first element takes the first row, the second the second. The matcher knows IDs by their hashes
/// and by where they occur: its user tells which of them are equal.
struct RowMatcher {
    /// An occurrence of an ID: a former row, or a position in the collection.
    enum Occurrence {
        case row(Int)
        case position(Int)
    }

    private struct Entry {
        /// The first row not taken yet, and the last one.
        var firstRow = -1
        var lastRow = -1
        /// The position at which the ID first occurs in the collection.
        var firstPosition = -1
        /// Where the ID occurred first of all.
        let origin: Occurrence
    }

    private var table = HashTable()
    /// By the IDs' numbers.
    private var entries: [Entry] = []
    /// For each row, the next one with the same ID.
    private var following: [Int] = []
    private let firstRow: Int
    /// The positions of each ID that occurs more than once, by the ID's number.
    private var positions: [Int: [Int]] = [:]

    /// Makes a matcher for the rows from `firstRow` on, and a collection of `count` elements.
    init(firstRow: Int, rowCount: Int, count: Int) {
        self.firstRow = firstRow
        table.reserveCapacity(max(rowCount, count))
        entries.reserveCapacity(max(rowCount, count))
        following.reserveCapacity(rowCount - firstRow)
    }

    /// Adds the next row.
    ///
    /// - Parameter isSame: Whether its ID is the one at an occurrence, which has the same hash.
    mutating func addRow(hash: Int, isSame: (Occurrence) -> Bool) {
        let row = firstRow + following.count
        following.append(-1)
        let number = number(hash, at: .row(row), isSame)
        let last = entries[number].lastRow
        if last < 0 { entries[number].firstRow = row } else { following[last - firstRow] = row }
        entries[number].lastRow = row
    }

    /// Leaves out the next row, whose ID is not known.
    mutating func skipRow() { following.append(-1) }

    /// Notes that an ID occurs at a position whose row is known.
    ///
    /// - Parameter isSame: Whether it is the ID at an occurrence, which has the same hash.
    mutating func note(hash: Int, at position: Int, isSame: (Occurrence) -> Bool) {
        note(number(hash, at: .position(position), isSame), at: position)
    }

    /// Takes the row for the element at a position, if there is one.
    ///
    /// - Parameter isSame: Whether the element's ID is the one at an occurrence, which has the same hash.
    mutating func takeRow(hash: Int, at position: Int, isSame: (Occurrence) -> Bool) -> Int? {
        let number = number(hash, at: .position(position), isSame)
        note(number, at: position)
        let row = entries[number].firstRow
        if row < 0 { return nil }
        entries[number].firstRow = following[row - firstRow]
        return row
    }

    /// The IDs that occur more than once, in the order in which they first do, each by one occurrence, with their
    /// positions.
    var repeats: [(origin: Occurrence, positions: [Int])] {
        if positions.isEmpty { return [] }
        return positions.sorted { $0.value[0] < $1.value[0] }.map { (entries[$0.key].origin, $0.value) }
    }

    @inline(__always)
    private mutating func number(_ hash: Int, at occurrence: Occurrence, _ isSame: (Occurrence) -> Bool) -> Int {
        let (number, isNew) = table.insert(hash) { isSame(entries[$0].origin) }
        if isNew { entries.append(Entry(origin: occurrence)) }
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
