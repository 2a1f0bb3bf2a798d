import Foundation
import Observation
import Testing
import UnifiedStorage

@testable import DeclarativeUI

/// The rows about objects in the table of body counts.
@MainActor @Suite("Body counts with objects") struct ObjectCountTests {
    let log = Log()

    @Test("A published property read for one of two children runs the owner and that child")
    func published() {
        let pair = Pair()
        let host = TestHost(ObservedPair(log: log, pair: pair))
        pair.t1.toggle()
        host.update()
        #expect(log("owner") == 2)
        #expect(log("child") == 3)
    }

    @Test("A property that is not published runs nothing")
    func notPublished() {
        let pair = Pair()
        let host = TestHost(ObservedPair(log: log, pair: pair))
        pair.t2.toggle()
        host.update()
        #expect(log("owner") == 1)
        #expect(log("child") == 2)
    }

    @Test("Both hold for an object the view owns")
    func stateObject() {
        let pair = Pair()
        let host = TestHost(OwnedPair(log: log, pair: pair))
        pair.t2.toggle()
        host.update()
        #expect(log("owner") == 1)
        #expect(log("child") == 2)
        pair.t1.toggle()
        host.update()
        #expect(log("owner") == 2)
        // Both properties have changed since the first run.
        #expect(log("child") == 4)
    }

    @Test("Both hold for an observable object in a constant")
    func observableConstant() {
        let pair = ObservablePair()
        let host = TestHost(ConstantPair(log: log, pair: pair))
        pair.t2.toggle()
        host.update()
        #expect(log("owner") == 1)
        #expect(log("child") == 2)
        pair.t2.toggle()
        pair.t1.toggle()
        host.update()
        #expect(log("owner") == 2)
        #expect(log("child") == 3)
    }

    @Test("Both hold for an observable object in a state")
    func observableState() {
        let pair = ObservablePair()
        let host = TestHost(StatePair(log: log, pair: pair))
        pair.t2.toggle()
        host.update()
        #expect(log("owner") == 1)
        #expect(log("child") == 2)
        pair.t2.toggle()
        pair.t1.toggle()
        host.update()
        #expect(log("owner") == 2)
        #expect(log("child") == 3)
    }

    @Test("A published property the body never reads runs it all the same, once")
    func unread() {
        let pair = Pair()
        let host = TestHost(ObservedPair(log: log, pair: pair))
        pair.unread += 1
        pair.unread += 1
        host.update()
        #expect(log("owner") == 2)
        #expect(log("child") == 2)
    }

    @Test("Setting a published property to an equal value runs the body")
    func equalValue() {
        let pair = Pair()
        let host = TestHost(ObservedPair(log: log, pair: pair))
        let same = pair.t1
        pair.t1 = same
        host.update()
        #expect(log("owner") == 2)
        #expect(log("child") == 2)
    }

    @Test("An observable object in a state, read by a child only, runs the child only")
    func childReads() {
        let model = Model()
        let host = TestHost(PassingOwner(log: log, model: model))
        model.x = 1
        host.update()
        #expect(log("owner") == 1)
        #expect(log("child") == 2)
    }

    @Test("Two properties read by one child and set in one go run it once")
    func coalesced() {
        let model = Model()
        let host = TestHost(BothReader(log: log, model: model))
        model.x = 1
        model.y = 1
        host.update()
        #expect(log.values("both") == ["0", "2"])
    }

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

    @Test("What a child sets through a binding to an observable object its parent sees on appearing, which comes later")
    func bindable() {
        let model = Model()
        let seen = Handle<Int>()
        let host = TestHost(BindableOwner(model: model, seen: seen))
        host.update()
        #expect(seen.value == 1)
        #expect(model.x == 1)
    }
}

// MARK: Objects

final class Pair: ObservableObject {
    @Published var t1 = false
    var t2 = false
    @Published var unread: Int

    init(unread: Int = 0) { self.unread = unread }
}

@Observable final class ObservablePair {
    var t1 = false
    @ObservationIgnored var t2 = false
}

// MARK: Views

private struct Child: View {
    let log: Log
    let value: Bool

    var body: some View {
        let _ = log.run("child")
        EmptyView()
    }
}

private struct ObservedPair: View {
    let log: Log
    @ObservedObject var pair: Pair

    var body: some View {
        let _ = log.run("owner")
        Child(log: log, value: pair.t1)
        Child(log: log, value: pair.t2)
    }
}

private struct OwnedPair: View {
    let log: Log
    @StateObject var pair: Pair

    init(log: Log, pair: Pair) {
        self.log = log
        _pair = StateObject(wrappedValue: pair)
    }

    var body: some View {
        let _ = log.run("owner")
        Child(log: log, value: pair.t1)
        Child(log: log, value: pair.t2)
    }
}

private struct ConstantPair: View {
    let log: Log
    let pair: ObservablePair

    var body: some View {
        let _ = log.run("owner")
        Child(log: log, value: pair.t1)
        Child(log: log, value: pair.t2)
    }
}

private struct StatePair: View {
    let log: Log
    @State var pair: ObservablePair

    var body: some View {
        let _ = log.run("owner")
        Child(log: log, value: pair.t1)
        Child(log: log, value: pair.t2)
    }
}

private struct PassingOwner: View {
    let log: Log
    @State var model: Model

    var body: some View {
        let _ = log.run("owner")
        Reader(log: log, model: model)
    }

    struct Reader: View {
        let log: Log
        let model: Model

        var body: some View {
            let _ = log.run("child", "\(model.x)")
            EmptyView()
        }
    }
}

private struct BothReader: View {
    let log: Log
    let model: Model

    var body: some View {
        let _ = log.run("both", "\(model.x + model.y)")
        EmptyView()
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

private struct BindableOwner: View {
    let model: Model
    let seen: Handle<Int>

    var body: some View {
        Setter(value: Bindable(model).x)
            .onAppear { seen.value = model.x }
    }

    struct Setter: View {
        @Binding var value: Int
        var body: some View { EmptyLeaf().onAppear { value = 1 } }
    }

    struct EmptyLeaf: View {
        var body: some View { Text("") }
    }
}
