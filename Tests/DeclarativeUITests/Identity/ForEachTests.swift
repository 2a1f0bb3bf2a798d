import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("ForEach") struct ForEachTests {
    let log = Log()
    let states = RowStates()

    private func show(_ items: [Item], in host: TestHost) {
        host.show(ForEach(items) { ItemProbe(log: log, states: states, name: "\($0.id)", text: $0.text) })
    }

    @Test(
        "Same ids with new values keep their rows: the closure runs for each, a body only where its row's value differs"
    )
    func newValues() {
        var made = 0
        func rows(_ items: [Item]) -> some View {
            ForEach(items) { item in
                let _ = made += 1
                ItemProbe(log: log, states: states, name: "\(item.id)", text: item.text)
            }
        }
        let host = TestHost(rows([Item(1, "a"), Item(2, "b")]))
        states["1"]?.wrappedValue = 10
        host.update()
        host.show(rows([Item(1, "c"), Item(2, "b")]))
        #expect(made == 4)
        #expect(log.values("1") == ["a 0", "a 10", "c 10"])
        #expect(log("2") == 1)
    }

    @Test("A row goes with its id and comes with it, each time with a new life")
    func appearing() {
        let host = TestHost()
        show([Item(1, "a"), Item(2, "b"), Item(3, "c")], in: host)
        states["2"]?.wrappedValue = 5
        host.update()
        show([Item(1, "a"), Item(3, "c")], in: host)
        show([Item(1, "a"), Item(2, "b"), Item(3, "c")], in: host)
        #expect(log.values("2") == ["b 0", "b 5", "b 0"])
        #expect(log("1") == 1)
        #expect(log("3") == 1)
    }

    @Test("An element whose id changes in place gets a new row")
    func changedInPlace() {
        func rows(_ texts: [String]) -> some View {
            ForEach(texts, id: \.self) { ItemProbe(log: log, states: states, name: $0, text: "") }
        }
        let host = TestHost(rows(["a", "b"]))
        states["a"]?.wrappedValue = 5
        host.update()
        host.show(rows(["x", "b"]))
        #expect(log.values("x") == [" 0"])
        #expect(log("b") == 1)
    }

    @Test("With indices as ids the last row goes when the first element does, and states stay at their index")
    func indicesAsIDs() {
        func rows(_ texts: [String]) -> some View {
            ForEach(texts.indices, id: \.self) { ItemProbe(log: log, states: states, name: "\($0)", text: texts[$0]) }
        }
        let host = TestHost(rows(["a", "b"]))
        states["0"]?.wrappedValue = 7
        host.update()
        host.show(rows(["b"]))
        #expect(log.values("0") == ["a 0", "a 7", "b 7"])
        #expect(log("1") == 1)
    }

    @Test("A changed constant range keeps the first elements, takes the new closure, and is reported once")
    func constantRange() {
        func rows(_ range: Range<Int>, _ text: String) -> some View {
            ForEach(range) { ItemProbe(log: log, states: states, name: "\($0)", text: text) }
        }
        let host = TestHost(rows(0..<2, "old"))
        let reported = issues {
            host.show(rows(0..<3, "new"))
            host.show(rows(1..<3, "newer"))
        }
        #expect(reported.map(\.category) == ["changed-range"])
        #expect(reported.first?.message.contains("is 0..<3 and was 0..<2") == true)
        #expect(log.values("1") == ["old 0", "new 0", "newer 0"])
        #expect(log("2") == 0)
    }

    @Test("A constant range that only moved is reported as well")
    func movedRange() {
        func rows(_ range: Range<Int>) -> some View { ForEach(range) { Leaf(log: log, name: "\($0)", value: 0) } }
        let host = TestHost(rows(0..<2))
        #expect(issues { host.show(rows(1..<3)) }.map(\.category) == ["changed-range"])
        #expect(issues { host.show(rows(0..<2)) }.isEmpty)
    }

    @Test("Equal ids are reported once for each id, with all positions; no two rows share a state")
    func duplicates() {
        var host = TestHost()
        func rows(_ items: [Item]) -> some View {
            ForEach(items) { ItemProbe(log: log, states: states, name: $0.text, text: "") }
        }
        let items = [Item(7, "a"), Item(8, "b"), Item(7, "c"), Item(9, "d"), Item(7, "e"), Item(9, "f")]
        let reported = issues {
            host = TestHost(rows(items))
            host.show(rows(items))
            host.show(rows(items.reversed()))
        }
        #expect(reported.map(\.category) == ["duplicate-id", "duplicate-id"])
        #expect(
            reported.first?.message.contains("the id 7 occurs 3 times in the collection, at positions 0, 2, 4") == true)
        #expect(reported.last?.message.contains("the id 9 occurs 2 times in the collection, at positions 3, 5") == true)
        host = TestHost(rows(items))
        for text in ["a", "c", "e"] { states[text]?.wrappedValue = Int(text.utf8.first ?? 0) }
        host.update()
        #expect(["a", "c", "e"].map { states[$0]?.wrappedValue } == [97, 99, 101])
    }

    @Test("An id that comes to repeat later is reported with the positions it has then")
    func laterDuplicates() {
        let host = TestHost()
        show([Item(1, "a"), Item(2, "b")], in: host)
        let reported = issues { show([Item(1, "a"), Item(2, "b"), Item(2, "c")], in: host) }
        #expect(reported.map(\.category) == ["duplicate-id"])
        #expect(reported.first?.message.contains("positions 1, 2") == true)
    }

    @Test("Rows may have different numbers of views; each view of a row lives by its place in it")
    func differentCounts() {
        func rows(_ items: [Item]) -> some View {
            ForEach(items) { item in
                if item.id > 1 { ItemProbe(log: log, states: states, name: "extra\(item.id)", text: "") }
                ItemProbe(log: log, states: states, name: "\(item.id)", text: item.text)
            }
        }
        let host = TestHost(rows([Item(1, "a"), Item(2, "b")]))
        states["extra2"]?.wrappedValue = 5
        host.update()
        host.show(rows([Item(2, "b"), Item(1, "a")]))
        #expect(states["extra2"]?.wrappedValue == 5)
        #expect(log("extra2") == 2)
        #expect(log("extra1") == 0)
    }

    @Test("Two siblings with the same ids are independent")
    func siblings() {
        struct Pair: View {
            let log: Log
            let states: RowStates
            let ids: [Int]
            var body: some View {
                ForEach(ids, id: \.self) { ItemProbe(log: log, states: states, name: "l\($0)", text: "") }
                ForEach(ids, id: \.self) { ItemProbe(log: log, states: states, name: "r\($0)", text: "") }
            }
        }
        let host = TestHost(Pair(log: log, states: states, ids: [1, 2]))
        states["l1"]?.wrappedValue = 4
        host.show(Pair(log: log, states: states, ids: [2, 1]))
        #expect(states["l1"]?.wrappedValue == 4)
        #expect(states["r1"]?.wrappedValue == 0)
    }

    @Test("ForEach and what modifies it tell their collection")
    func dynamicContent() {
        func count<V: DynamicViewContent>(_ view: V) -> Int { view.data.count }
        let rows = ForEach([1, 2, 3], id: \.self) { Text("\($0)") }
        #expect(count(rows) == 3)
        #expect(count(ModifiedContent(content: rows, modifier: EmptyModifier())) == 3)
    }
}

struct Item: Identifiable {
    var id: Int
    var text: String

    init(_ id: Int, _ text: String) {
        self.id = id
        self.text = text
    }
}

/// The states of rows by name.
@MainActor final class RowStates {
    private var all: [String: Binding<Int>] = [:]
    subscript(name: String) -> Binding<Int>? {
        get { all[name] }
        set { all[name] = newValue }
    }
}

struct ItemProbe: View {
    let log: Log
    let states: RowStates
    let name: String
    let text: String
    @State private var value = 0

    var body: some View {
        let _ = log.run(name, "\(text) \(value)")
        let _ = states[name] = $value
    }
}
