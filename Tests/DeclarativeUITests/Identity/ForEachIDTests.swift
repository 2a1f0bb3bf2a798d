import Foundation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("ForEach with ids that do not work well") struct ForEachIDTests {
    let log = Log()

    @Test("Ids made anew with each update start new lives, which is reported once")
    func madeAnew() {
        struct Made: Identifiable {
            let id = UUID()
            let text: String
        }
        func rows() -> some View {
            ForEach(["a", "b"].map { Made(text: $0) }) { Leaf(log: log, name: $0.text, value: 0) }
        }
        let host = TestHost(rows())
        let reported = issues {
            host.show(rows())
            host.show(rows())
        }
        #expect(reported.map(\.category) == ["unstable-ids"])
        #expect(log("a") == 3)
    }

    @Test("An id that differs each time it is asked for is reported, also with one element")
    func computed() {
        struct Computed: Identifiable {
            var id: UUID { UUID() }
        }
        func rows() -> some View { ForEach([Computed()]) { _ in Leaf(log: log, name: "row", value: 0) } }
        let host = TestHost(rows())
        #expect(issues { host.show(rows()) }.map(\.category) == ["unstable-ids"])
        #expect(log("row") == 2)
    }

    @Test("Objects made anew with each update, named by their identity, are reported")
    func objects() {
        final class Object: Identifiable {
            let text: String
            init(_ text: String) { self.text = text }
        }
        func rows(_ objects: [Object]) -> some View {
            ForEach(objects) { Leaf(log: log, name: $0.text, value: 0) }
        }
        let first = [Object("a"), Object("b")]
        let host = TestHost(rows(first))
        #expect(issues { host.show(rows([Object("a"), Object("b")])) }.map(\.category) == ["unstable-ids"])
    }

    @Test("Elements of a bound collection made anew are reported")
    func boundElements() {
        struct Made: Identifiable {
            var id = UUID()
            var text: String
        }
        func rows(_ items: [Made]) -> some View {
            ForEach(.constant(items)) { $item in Leaf(log: log, name: item.text, value: 0) }
        }
        let host = TestHost(rows([Made(text: "a"), Made(text: "b")]))
        #expect(issues { host.show(rows([Made(text: "c"), Made(text: "d")])) }.isEmpty)
        #expect(issues { host.show(rows([Made(text: "c"), Made(text: "d")])) }.map(\.category) == ["unstable-ids"])
    }

    @Test("Other data, a replaced single element and an edited string that is its own id are not reported")
    func replaced() {
        let host = TestHost()
        func show(_ items: [Item]) { host.show(ForEach(items) { Leaf(log: log, name: $0.text, value: 0) }) }
        func show(_ texts: [String]) { host.show(ForEach(texts, id: \.self) { Text($0) }) }
        let reported = issues {
            show([Item(1, "a"), Item(2, "b")])
            show([Item(3, "c"), Item(4, "d")])
            show([Item(5, "c")])
            show([Item(6, "c")])
            show(["a", "b"])
            show(["c", "d"])
        }
        #expect(reported.isEmpty)
    }

    @Test("Elements that keep a property of the id's type are compared by it")
    func sameType() {
        struct Book: Identifiable {
            let id: String
            let title: String
            let isRead = false
        }
        func rows(_ books: [Book]) -> some View { ForEach(books) { Text($0.title) } }
        let host = TestHost(rows([Book(id: "1", title: "A"), Book(id: "2", title: "B")]))
        #expect(issues { host.show(rows([Book(id: "3", title: "C"), Book(id: "4", title: "D")])) }.isEmpty)
    }

    @Test("Ids whose equality and hash contradict each other or change never trap")
    func misbehaving() {
        for seed in 0..<40 as Range<UInt64> {
            let chaos = Chaos(seed)
            let host = TestHost()
            for count in [0, 3, 40, 40, 7, 300, 2] {
                let ids = (0..<count).map { ChaoticID(value: $0 % 17, chaos: chaos) }
                _ = issues { host.show(ForEach(ids, id: \.self) { Leaf(log: log, name: "row", value: $0.value) }) }
            }
        }
        let host = TestHost()
        for ids in [[.nan, 1], [1, .nan, .nan], [.nan, 1]] as [[Double]] {
            _ = issues {
                host.show(ForEach(ids, id: \.self) { Leaf(log: log, name: "nan", value: Int($0.isNaN ? 0 : $0)) })
            }
        }
        #expect(log("row") > 0)
    }

    @Test("Whatever the ids, rows come in the collection's order, and of equal ids the n-th keeps the n-th state")
    func random() {
        PropertyCheck<[Int]>(
            "rows",
            make: { source in
                (0..<Int.random(in: 0...8, using: &source)).map { _ in .random(in: 0...5, using: &source) }
            },
            run: { lists in
                var failure: String?
                _ = issues { failure = RowModel().follow(lists) }
                return failure
            }
        )
        .check(sequences: 150, length: 12)
    }
}

/// What lives rows have by the rule that of equal ids the n-th stays the n-th.
@MainActor private final class RowModel {
    private struct Key: Hashable {
        let id: Int
        let occurrence: Int
    }
    private var lives: [Key: Int] = [:]
    private let made = Made()

    func follow(_ lists: [[Int]]) -> String? {
        let made = made
        let host = TestHost()
        for list in lists {
            made.shown = [:]
            host.show(
                ForEach(Array(list.enumerated()), id: \.element) {
                    Living(made: made, position: $0.offset, round: made.round)
                }
            )
            made.round += 1
            var seen: [Int: Int] = [:]
            var next: [Key: Int] = [:]
            for (position, id) in list.enumerated() {
                let key = Key(id: id, occurrence: seen[id, default: 0])
                seen[id, default: 0] += 1
                guard let life = made.shown[position] else { return "nothing at \(position) of \(list)" }
                if let before = lives[key], before != life { return "\(key) lost its state in \(list)" }
                if lives[key] == nil, lives.values.contains(life) { return "\(key) took another's state in \(list)" }
                next[key] = life
            }
            if Set(next.values).count != list.count { return "two rows share a state in \(list)" }
            lives = next
        }
        return nil
    }
}

@MainActor private final class Made {
    var round = 0
    var count = 0
    /// The life shown at each position.
    var shown: [Int: Int] = [:]
    func next() -> Int {
        count += 1
        return count
    }
}

private struct Living: View {
    let made: Made
    let position: Int
    let round: Int
    @State private var life: Int

    init(made: Made, position: Int, round: Int) {
        self.made = made
        self.position = position
        self.round = round
        _life = State(initialValue: made.next())
    }

    var body: some View {
        let _ = made.shown[position] = life
        EmptyView()
    }
}

private final class Chaos {
    var source: SplitMix64
    init(_ seed: UInt64) { source = SplitMix64(seed: seed) }
}

/// An id that is equal to what it likes, and hashes as it likes.
private struct ChaoticID: Hashable {
    let value: Int
    let chaos: Chaos

    static func == (a: Self, b: Self) -> Bool { Bool.random(using: &a.chaos.source) }
    func hash(into hasher: inout Hasher) { hasher.combine(Int.random(in: 0...3, using: &chaos.source)) }
}
