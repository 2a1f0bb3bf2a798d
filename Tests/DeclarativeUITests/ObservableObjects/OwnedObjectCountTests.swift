import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// The rows about what a view makes for itself in the table of body counts.
@MainActor @Suite("Body counts with objects a view makes") struct OwnedObjectCountTests {
    let log = Log()

    @Test("An object of a child whose parent runs again is made once")
    func madeOnce() {
        var made = 0
        let outer = Handle<Binding<Int>>()
        let host = TestHost(
            Parent(log: log, handle: outer) { value in
                Maker(log: log) {
                    made += 1
                    return Pair(unread: value)
                }
            })
        outer.value?.wrappedValue = 7
        host.update()
        #expect(made == 1)
        #expect(log("parent") == 2)
        // The way the object would have been made is not compared.
        #expect(log.values("maker") == ["0"])
    }

    @Test("A state made from a parameter in init keeps its first value; the child runs, for it differs")
    func stateFromParameter() {
        let outer = Handle<Binding<Int>>()
        let host = TestHost(Parent(log: log, handle: outer) { Seeded(log: log, seed: $0) })
        outer.value?.wrappedValue = 7
        host.update()
        #expect(log.values("seeded") == ["0", "0"])
    }

    @Test("An object in a state stays the first one; the parent makes one to throw away each time it runs")
    func objectInState() {
        let outer = Handle<Binding<Int>>()
        let counter = InstanceCounter()
        let host = TestHost(Parent(log: log, handle: outer) { _ in Holding(log: log, counter: counter) })
        outer.value?.wrappedValue = 1
        host.update()
        outer.value?.wrappedValue = 2
        host.update()
        #expect(counter.made == 3)
        #expect(Set(log.values("holding")) == ["1"])
        // The one in use, and the one in the view's latest value.
        #expect(counter.alive <= 2)
    }
}

private struct Maker: View {
    let log: Log
    @StateObject private var pair: Pair

    init(log: Log, make: @escaping () -> Pair) {
        self.log = log
        _pair = StateObject(wrappedValue: make())
    }

    var body: some View {
        let _ = log.run("maker", "\(pair.unread)")
        EmptyView()
    }
}

private struct Seeded: View {
    let log: Log
    @State private var value: Int

    init(log: Log, seed: Int) {
        self.log = log
        _value = State(initialValue: seed)
    }

    var body: some View {
        let _ = log.run("seeded", "\(value)")
        EmptyView()
    }
}

@MainActor private final class InstanceCounter {
    var made = 0
    var alive: Int { instances.count { $0.object != nil } }
    private var instances: [Weak] = []

    private struct Weak {
        weak var object: Instance?
    }

    final class Instance {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    func make() -> Instance {
        made += 1
        let instance = Instance(made)
        instances.append(Weak(object: instance))
        return instance
    }
}

private struct Holding: View {
    let log: Log
    @State private var instance: InstanceCounter.Instance

    init(log: Log, counter: InstanceCounter) {
        self.log = log
        _instance = State(wrappedValue: counter.make())
    }

    var body: some View {
        let _ = log.run("holding", "\(instance.number)")
        EmptyView()
    }
}
