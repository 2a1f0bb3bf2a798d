import Foundation
import Observation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

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
