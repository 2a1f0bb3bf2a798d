import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Identity") struct IdentityTests {
    let log = Log()

    @Test("Another branch of a condition starts a new life, also with the same type and arguments")
    func branches() {
        let states = Handle<Binding<Int>>()
        let host = TestHost(Branches(log: log, handle: states, flag: true))
        states.value?.wrappedValue = 5
        host.update()
        host.show(Branches(log: log, handle: states, flag: false))
        #expect(log.values("stateful") == ["0", "5", "0"])
    }

    @Test("A choice inside an argument keeps the state")
    func argument() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Stateful(log: log, handle: state, value: 1))
        state.value?.wrappedValue = 5
        host.show(Stateful(log: log, handle: state, value: 2))
        #expect(log.values("stateful") == ["0", "5"])
    }

    @Test("Another id starts a new life; an equal one keeps it")
    func ids() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Stateful(log: log, handle: state, value: 0).id(1))
        state.value?.wrappedValue = 5
        host.show(Stateful(log: log, handle: state, value: 1).id(1))
        host.show(Stateful(log: log, handle: state, value: 1).id(2))
        #expect(log.values("stateful") == ["0", "5", "0"])
    }

    @Test("An erased view keeps its life while the type inside stays, whatever the layers of erasure")
    func erased() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(AnyView(Stateful(log: log, handle: state, value: 0)))
        state.value?.wrappedValue = 5
        host.show(AnyView(AnyView(Stateful(log: log, handle: state, value: 1))))
        #expect(log.values("stateful") == ["0", "5"])
        host.show(AnyView(Leaf(log: log, name: "other", value: 0)))
        host.show(AnyView(Stateful(log: log, handle: state, value: 1)))
        #expect(log.values("stateful") == ["0", "5", "0"])
        #expect(log("other") == 1)
    }

    @Test("A row that is added runs its body; those before it do not run again")
    func append() {
        var made = 0
        func rows(_ ids: [Int]) -> some View {
            ForEach(ids, id: \.self) { id in
                let _ = made += 1
                Leaf(log: log, name: "row\(id)", value: id)
            }
        }
        let host = TestHost(rows([1, 2, 3]))
        #expect(made == 3)
        host.show(rows([1, 2, 3, 4]))
        #expect(made == 7)
        #expect((1...4).map { log("row\($0)") } == [1, 1, 1, 1])
    }

    @Test("Rows keep their state when they are moved")
    func reorder() {
        let states = States()
        func rows(_ ids: [Int]) -> some View { ForEach(ids, id: \.self) { Row(log: log, id: $0, states: states) } }
        let host = TestHost(rows([1, 2, 3]))
        for (id, state) in states.all { state.wrappedValue = id * 10 }
        host.update()
        host.show(rows([3, 1, 2]))
        #expect((1...3).map { log("row\($0)") } == [2, 2, 2])
        #expect((1...3).map { states.all[$0]?.wrappedValue } == [10, 20, 30])
        #expect(leafNames(host) == [3, 1, 2])
    }

    @Test("Where ids repeat, every element is shown, the repeats keep lives of their own, and one issue names the id")
    func duplicates() {
        struct Item {
            let id: Int
            let text: String
        }
        func rows(_ items: [Item]) -> some View {
            ForEach(items, id: \.id) { Leaf(log: log, name: $0.text, value: $0.id) }
        }
        var host: TestHost?
        let reported = issues {
            host = TestHost(rows([Item(id: 7, text: "a"), Item(id: 7, text: "b"), Item(id: 8, text: "c")]))
            host?.show(
                rows([
                    Item(id: 8, text: "c"), Item(id: 7, text: "a"), Item(id: 7, text: "b"), Item(id: 7, text: "d"),
                ]))
        }
        #expect(reported.map(\.category) == ["duplicate-id"])
        #expect(reported.first?.message.contains("id 7") == true)
        #expect(["a", "b", "c", "d"].map { log($0) } == [1, 1, 1, 1])
    }

    @Test("A range given as constant keeps its first elements when it changes, which is reported")
    func constantRange() {
        func rows(_ range: Range<Int>) -> some View { ForEach(range) { Leaf(log: log, name: "row\($0)", value: 0) } }
        let host = TestHost(rows(0..<2))
        let reported = issues { host.show(rows(0..<4)) }
        #expect(reported.map(\.category) == ["changed-range"])
        #expect(log("row2") == 0)
    }

    @Test("Only the row whose element's observed property changes runs its closure again")
    func observedRow() {
        let models = [Model(), Model()]
        var made = [0, 0]
        let host = TestHost(
            ForEach(0..<2) { index in
                let _ = made[index] += 1
                Leaf(log: log, name: "row\(index)", value: models[index].x)
            })
        models[1].x = 5
        host.update()
        #expect(made == [1, 2])
        #expect(log.values("row1") == ["0", "5"])
    }

    @Test("The same view value used twice has two lives")
    func twice() {
        let states = Handle<[Binding<Int>]>()
        states.value = []
        let view = Collecting(log: log, states: states)
        let host = TestHost(
            Group {
                view; view
            })
        states.value?[0].wrappedValue = 1
        host.update()
        #expect(log.values("collecting") == ["0", "0", "1"])
    }

    @Test("A root of another type takes the place of the one before")
    func rootType() {
        let host = TestHost(Leaf(log: log, name: "a", value: 0))
        host.show(Group { Leaf(log: log, name: "b", value: 0).id(0) })
        host.show(Leaf(log: log, name: "a", value: 0))
        #expect(log("a") == 2)
        #expect(log("b") == 1)
    }

    private func leafNames(_ host: TestHost) -> [Int] {
        var result: [Int] = []
        var stack = host.graph.rootNode.map { [$0] } ?? []
        while let node = stack.popLast() {
            if let row = node as? RowNode<[Int], Int, Row> { result.append(row.id) }
            stack += node.children.reversed()
        }
        return result
    }
}

@MainActor final class States {
    var all: [Int: Binding<Int>] = [:]
}

private struct Row: View {
    let log: Log
    let id: Int
    let states: States
    @State private var value = 0

    var body: some View {
        let _ = log.run("row\(id)", "\(value)")
        let _ = states.all[id] = $value
    }
}

private struct Stateful: View {
    let log: Log
    let handle: Handle<Binding<Int>>
    let value: Int
    @State private var state = 0

    var body: some View {
        let _ = log.run("stateful", "\(state)")
        let _ = handle.value = $state
    }
}

private struct Branches: View {
    let log: Log
    let handle: Handle<Binding<Int>>
    let flag: Bool

    var body: some View {
        if flag {
            Stateful(log: log, handle: handle, value: 0)
        } else {
            Stateful(log: log, handle: handle, value: 0)
        }
    }
}

private struct Collecting: View {
    let log: Log
    let states: Handle<[Binding<Int>]>
    @State private var state = 0

    var body: some View {
        let _ = log.run("collecting", "\(state)")
        let _ = states.value?.append($state)
    }
}
