import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("ForEach over a bound collection") struct ForEachBindingTests {
    let log = Log()

    @Test("Only the row whose element was written runs its body again")
    func write() {
        let rows = Bindings()
        let host = TestHost(ItemList(log: log, rows: rows))
        rows[2]?.wrappedValue.text = "x"
        host.update()
        #expect(log("list") == 2)
        #expect(log.values("row2") == ["b", "x"])
        #expect(log("row1") == 1)
        #expect(log("row3") == 1)
    }

    @Test("Rows follow their ids, and their bindings the new indices")
    func move() {
        let rows = Bindings()
        let host = TestHost(ItemList(log: log, rows: rows))
        rows.list?.wrappedValue.reverse()
        host.update()
        rows[1]?.wrappedValue.text = "y"
        host.update()
        #expect(rows.list?.wrappedValue.map(\.text) == ["c", "b", "y"])
        #expect(log.values("row1").last == "y")
    }

    @Test("An element that came later can be written through its binding")
    func append() {
        let rows = Bindings()
        let host = TestHost(ItemList(log: log, rows: rows))
        rows.list?.wrappedValue.append(Item(4, "d"))
        host.update()
        rows[4]?.wrappedValue.text = "z"
        host.update()
        #expect(rows.list?.wrappedValue.map(\.text) == ["a", "b", "c", "z"])
        #expect([1, 2, 3, 4].map { log("row\($0)") } == [1, 1, 1, 2])
    }

    @Test("A binding kept after its element went answers its last value; writes are dropped and reported")
    func removed() {
        let rows = Bindings()
        let host = TestHost(ItemList(log: log, rows: rows))
        let kept = rows[3]
        kept?.wrappedValue.text = "last"
        host.update()
        rows.list?.wrappedValue = [Item(1, "a")]
        let reported = issues {
            #expect(kept?.wrappedValue.text == "last")
            kept?.wrappedValue.text = "lost"
            kept?.text.wrappedValue = "lost"
            host.update()
        }
        #expect(reported.map(\.category) == ["removed-element", "removed-element"])
        #expect(kept?.wrappedValue.text == "last")
        #expect(rows.list?.wrappedValue.map(\.text) == ["a"])
    }

    @Test("A row that runs while the collection is shorter already shows the value it had")
    func early() {
        let box = Box()
        let trigger = Model()
        let host = TestHost(
            ForEach(Binding(get: { box.items }, set: { box.items = $0 })) { $item in
                let _ = trigger.x
                Leaf(log: log, name: "row", value: item.id)
            })
        box.items = []
        trigger.x = 1
        host.update()
        #expect(log.values("row") == ["1", "2"])
        #expect(issues { host.update() }.isEmpty)
    }

    @Test("A row on its way out runs with the collection it was last shown with")
    func departing() {
        let rows = Bindings()
        let trigger = Model()
        let host = TestHost(FadingList(log: log, rows: rows, trigger: trigger))
        withTransaction(\.animation, .default) { rows.list?.wrappedValue = [Item(1, "a")] }
        host.update()
        trigger.x = 1
        host.update()
        #expect(log.values("fading3").last == "c")
    }

    @Test("A bound collection is followed also where it is taken for a collection of bindings")
    func asCollection() {
        struct Generic<Rows: RandomAccessCollection>: View where Rows.Element: Identifiable {
            let log: Log
            let rows: Rows
            var body: some View {
                ForEach(rows) { row in Leaf(log: log, name: "row\(row.id)", value: 0) }
            }
        }
        struct Owner: View {
            let log: Log
            let bindings: Bindings
            @State private var items = [Item(1, "a")]
            var body: some View {
                let _ = bindings.list = $items
                Generic(log: log, rows: $items)
            }
        }
        let bindings = Bindings()
        let host = TestHost(Owner(log: log, bindings: bindings))
        bindings.list?.wrappedValue.append(Item(2, "b"))
        host.update()
        #expect(log("row2") == 1)
    }

    @Test("A bound collection has an initializer of its own")
    func overload() {
        let items = Binding.constant([Item(1, "a")])
        let view = ForEach(items) { $item in Text(item.text) }
        let named = ForEach(items, id: \.text) { $item in Text(item.text) }
        #expect("\(type(of: view))".contains("LazyMapSequence"))
        #expect("\(type(of: named))".contains("LazyMapSequence"))
    }

    @Test("Elements can be named by any of their properties")
    func named() {
        let box = Box()
        let names = Handle<[String]>()
        names.value = []
        let items = Binding(get: { box.items }, set: { box.items = $0 })
        let host = TestHost(
            ForEach(items, id: \.text) { item in
                let _ = names.value?.append(item.wrappedValue.text)
                EmptyView()
            })
        host.update()
        #expect(names.value == ["a", "b"])
        #expect(Array(ForEach(items, id: \.text) { _ in EmptyView() }.data.map(\.1)) == ["a", "b"])
    }

    @Test("Bindings to one element are the same place, whenever they were made")
    func sameness() {
        let box = Box()
        let items = Binding(get: { box.items }, set: { box.items = $0 })
        #expect(valuesAreEqual(items[0], items[0], mode: .equatableUnlessPlain))
        #expect(!valuesAreEqual(items[0], items[1], mode: .equatableUnlessPlain))
        let before = items[0]
        items[0].wrappedValue.text = "new"
        #expect(!valuesAreEqual(items[0], before, mode: .equatableUnlessPlain))
    }
}

private final class Box: @unchecked Sendable {
    // Used on the main actor only.
    var items = [Item(1, "a"), Item(2, "b")]
}

/// The bindings rows got.
@MainActor private final class Bindings {
    var list: Binding<[Item]>?
    private var all: [Int: Binding<Item>] = [:]
    subscript(id: Int) -> Binding<Item>? {
        get { all[id] }
        set { all[id] = newValue }
    }
}

private struct ItemList: View {
    let log: Log
    let rows: Bindings
    @State private var items = [Item(1, "a"), Item(2, "b"), Item(3, "c")]

    var body: some View {
        let _ = log.run("list")
        let _ = rows.list = $items
        ForEach($items) { $item in
            ItemRow(log: log, rows: rows, item: $item)
        }
    }
}

private struct ItemRow: View {
    let log: Log
    let rows: Bindings
    @Binding var item: Item

    var body: some View {
        let _ = log.run("row\(item.id)", item.text)
        let _ = rows[item.id] = $item
    }
}

private struct FadingList: View {
    let log: Log
    let rows: Bindings
    let trigger: Model
    @State private var items = [Item(1, "a"), Item(2, "b"), Item(3, "c")]

    var body: some View {
        let _ = rows.list = $items
        ForEach($items) { $item in
            let _ = trigger.x
            let _ = log.run("fading\(item.id)", item.text)
            Text(item.text)
        }
    }
}
