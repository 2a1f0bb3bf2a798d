import DeclarativeUI
import TestSupport
import Testing

/// One row: what is set at levels 0 to 3, and what the readers at levels 0 to 4 see.
struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    init(_ text: String) { self.text = text }
    private var cells: [String] { text.split(separator: " ").map(String.init) }
    var set: [Letter?] { cells.prefix(4).map { $0 == "·" ? nil : Letter($0) } }
    var expected: [String] { Array(cells.suffix(from: 5)) }
    var testDescription: String { text }
}

@MainActor private func check<K: LetterKey>(_ key: K.Type, _ row: Row) {
    let chain = Chain<K>()
    chain.set(u0: row.set[0], s1: row.set[1], u2: row.set[2], s3: row.set[3])
    #expect(chain.seen == row.expected)
}

/// Goes from row to row at random: the values depend on what is set, not on how it came to be.
@MainActor private func checkWalk<K: LetterKey>(_ key: K.Type, _ rows: [Row]) {
    PropertyCheck("walk over the rows of \(key)", make: { random -> Row in rows[random.below(rows.count)] }) { walk in
        let chain = Chain<K>()
        for row in walk {
            chain.set(u0: row.set[0], s1: row.set[1], u2: row.set[2], s3: row.set[3])
            if chain.seen != row.expected { return "\(row.text) sees \(chain.seen)" }
        }
        return nil
    }
    .check(sequences: 10, length: 30)
}

private let bridged = [
    "· · · · | td td td td td", "· · · d | td td td d d", "· · c · | td td c c c", "· · c d | td td c d d",
    "· b · · | td b b b b", "· b · d | td b b d d", "· b c · | td b c c c", "· b c d | td b c d d",
    "a · · · | a a a a a", "a · · d | a a a d d", "a · c · | a a c c c", "a · c d | a a c d d",
    "a b · · | a b b b b", "a b · d | a b b d d", "a b c · | a b c c c", "a b c d | a b c d d",
].map(Row.init)

private let collisions = [
    "· b c b | td b c b b", "· kd c kd | td kd c kd kd", "a b a · | a b a a a", "a b a b | a b a b b",
    "· b · b | td b b b b", "· b b · | td b b b b", "a a · · | a a a a a",
].map(Row.init)

private let plain = [
    "· · · · | td kd td kd td", "· · · d | td kd td d td", "· · c · | td kd c kd c", "· · c d | td kd c d c",
    "· b · · | td b td b td", "· b · d | td b td d td", "· b c · | td b c b c", "· b c d | td b c d c",
    "a · · · | a kd a kd a", "a · · d | a kd a d a", "a · c · | a kd c kd c", "a · c d | a kd c d c",
    "a b · · | a b a b a", "a b · d | a b a d a", "a b c · | a b c b c", "a b c d | a b c d c",
].map(Row.init)

/// `write` does nothing: further in the traits alone are read.
private let readOnly = [
    "· · · · | td td td td td", "· · · d | td td td d td", "· · c · | td td c c c", "· · c d | td td c d c",
    "· b · · | td b td td td", "· b · d | td b td d td", "· b c · | td b c c c", "· b c d | td b c d c",
    "a · · · | a a a a a", "a · · d | a a a d a", "a · c · | a a c c c", "a · c d | a a c d c",
    "a b · · | a b a a a", "a b · d | a b a d a", "a b c · | a b c c c", "a b c d | a b c d c",
    "· b td · | td b td td td",
].map(Row.init)

/// `write` makes capitals: what it loses is lost at the next boundary, and the value set is read back before it.
private let lossy = [
    "· · · · | td td td td td", "· · · d | td td td d D", "· · c · | td td c c c", "· · c d | td td c d D",
    "· b · · | td b B B B", "· b · d | td b B d D", "· b c · | td b c c c", "· b c d | td b c d D",
    "a · · · | a a a a a", "a · · d | a a a d D", "a · c · | a a c c c", "a · c d | a a c d D",
    "a b · · | a b B B B", "a b · d | a b B d D", "a b c · | a b c c c", "a b c d | a b c d D",
].map(Row.init)

/// `read` returns x: wherever the value comes from traits.
private let constant = [
    "· · · · | td x td x td", "· · · d | td x td d d", "· · c · | td x c x c", "· · c d | td x c d d",
    "· b · · | td b b x b", "· b · d | td b b d d", "· b c · | td b c x c", "· b c d | td b c d d",
    "a · · · | a x a x a", "a · · d | a x a d d", "a · c · | a x c x c", "a · c d | a x c d d",
    "a b · · | a b b x b", "a b · d | a b b d d", "a b c · | a b c x c", "a b c d | a b c d d",
].map(Row.init)

@MainActor @Suite struct TruthTableTests {
    @Test("Bridged key, four boundaries: the setter nearest to the reader wins", arguments: bridged)
    func bridgedKey(_ row: Row) { check(BridgedKey.self, row) }

    @Test("Bridged key, equal values: the nearest setter wins all the same", arguments: collisions)
    func equalValues(_ row: Row) { check(BridgedKey.self, row) }

    @Test("A key without a bridge: two channels that do not see each other", arguments: plain)
    func plainKey(_ row: Row) { check(PlainKey.self, row) }

    @Test("A bridge that does not write: further in the traits alone are read", arguments: readOnly)
    func readOnlyKey(_ row: Row) { check(ReadOnlyKey.self, row) }

    @Test("A bridge whose write loses something: it is lost behind the next boundary", arguments: lossy)
    func lossyKey(_ row: Row) { check(CapitalKey.self, row) }

    @Test(
        "A bridge whose read is constant: that is read wherever no view of the tree sets a value", arguments: constant)
    func constantKey(_ row: Row) { check(ConstantKey.self, row) }

    @Test("The values depend on what is set, not on how it came to be")
    func walks() {
        checkWalk(BridgedKey.self, bridged + collisions)
        checkWalk(PlainKey.self, plain)
        checkWalk(ReadOnlyKey.self, readOnly)
        checkWalk(CapitalKey.self, lossy)
        checkWalk(ConstantKey.self, constant)
    }
}
