import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Views and observed objects") struct ObjectLifetimeTests {
    let log = Log()

    @Test("Another object takes the place of the one before, which is not observed any more")
    func replaced() {
        let first = Pair(unread: 1)
        let second = Pair(unread: 2)
        let host = TestHost(Watcher(log: log, pair: first))
        host.show(Watcher(log: log, pair: second))
        first.unread = 10
        host.update()
        #expect(log.values("watcher") == ["1", "2"])
        second.unread = 20
        host.update()
        #expect(log.values("watcher") == ["1", "2", "20"])
    }

    @Test("An object that counts itself equal to the one before takes its place all the same")
    func equalObject() {
        let first = Lookalike()
        let second = Lookalike()
        let host = TestHost(LookalikeWatcher(log: log, object: first))
        host.show(LookalikeWatcher(log: log, object: second))
        second.value = 5
        host.update()
        #expect(log.values("lookalike") == ["0", "0", "5"])
    }

    @Test("An owned object goes with the view's place, and a new place makes a new one")
    func owned() {
        weak var kept: Pair?
        let host = TestHost()
        func show(_ id: Int) {
            host.show(
                Owning(log: log) {
                    let pair = Pair(unread: id)
                    kept = pair
                    return pair
                }
                .id(id))
        }
        show(1)
        #expect(kept?.unread == 1)
        let first = WeakBox(kept)
        show(2)
        #expect(first.object == nil)
        #expect(log.values("owning") == ["1", "2"])
        host.show(Text(""))
        #expect(kept == nil)
    }

    @Test("An object does not keep the views that observe it, and tells none that are gone")
    func notKept() {
        let pair = Pair()
        var host: TestHost? = TestHost(Watcher(log: log, pair: pair))
        weak let graph = host?.graph
        host?.close()
        host = nil
        #expect(graph == nil)
        pair.unread = 3
        #expect(log("watcher") == 1)
    }

    @Test("A view that is gone while its host stays does not run")
    func removed() {
        let pair = Pair()
        let host = TestHost(AnyView(Watcher(log: log, pair: pair)))
        host.show(AnyView(Text("")))
        pair.unread = 3
        host.update()
        #expect(log("watcher") == 1)
    }

    @Test("An object in the environment is observed; another one injected takes its place")
    func environmentObject() {
        let first = Pair(unread: 1)
        let second = Pair(unread: 2)
        func tree(_ pair: Pair) -> some View { EnvironmentWatcher(log: log).environmentObject(pair) }
        let host = TestHost(tree(first))
        first.unread = 3
        host.update()
        host.show(tree(second))
        first.unread = 4
        host.update()
        second.unread = 5
        host.update()
        #expect(log.values("environment") == ["1", "3", "2", "5"])
    }

    @Test("Reading an object that is not in the environment says which and what to do")
    func missing() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestHost(EnvironmentWatcher(log: Log())) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "No ObservableObject of type Pair found. A View.environmentObject(_:) for Pair may be missing as an ancestor "
                    + "of this view."))
    }

    @Test("An object that is missing and never read stops nothing")
    func missingUnread() {
        struct Unread: View {
            let log: Log
            @EnvironmentObject var pair: Pair
            var body: some View {
                let _ = log.run("unread")
                EmptyView()
            }
        }
        _ = TestHost(Unread(log: log))
        #expect(log("unread") == 1)
    }

    @Test("Bindings to an object's properties read and write it, and run the view that reads them")
    func bindings() {
        let pair = Pair()
        let handle = Handle<Binding<Int>>()
        let host = TestHost(Binder(log: log, pair: pair, handle: handle))
        handle.value?.wrappedValue = 6
        host.update()
        #expect(pair.unread == 6)
        #expect(log.values("bound") == ["0", "6"])
    }

    @Test("An owned object read outside of a tree is made anew each time, which is reported")
    func uninstalled() {
        let property = StateObject(wrappedValue: Pair())
        let reported = issues { #expect(property.wrappedValue !== property.wrappedValue) }
        #expect(reported.map(\.category) == ["uninstalled-state-object", "uninstalled-state-object"])
    }

    @Test("Many changes in one go take no memory for each and run the body once")
    func manyChanges() {
        let pair = Pair()
        let host = TestHost(Watcher(log: log, pair: pair))
        for _ in 0..<10_000 { pair.unread += 1 }
        host.update()
        #expect(log.values("watcher") == ["0", "10000"])
    }

    @Test("A modifier observes objects as a view does")
    func modifier() {
        let pair = Pair()
        let host = TestHost(Text("").modifier(WatchingModifier(log: log, pair: pair)))
        pair.unread = 2
        host.update()
        #expect(log.values("modifier") == ["0", "2"])
    }
}

private struct WeakBox {
    weak var object: Pair?
    init(_ object: Pair?) { self.object = object }
}

private final class Lookalike: ObservableObject, Equatable {
    @Published var value = 0
    static func == (a: Lookalike, b: Lookalike) -> Bool { true }
}

private struct LookalikeWatcher: View {
    let log: Log
    @ObservedObject var object: Lookalike
    var body: some View {
        let _ = log.run("lookalike", "\(object.value)")
        EmptyView()
    }
}

private struct Watcher: View {
    let log: Log
    @ObservedObject var pair: Pair
    var body: some View {
        let _ = log.run("watcher", "\(pair.unread)")
        EmptyView()
    }
}

private struct WatchingModifier: ViewModifier {
    let log: Log
    @ObservedObject var pair: Pair
    func body(content: Content) -> some View {
        let _ = log.run("modifier", "\(pair.unread)")
        content
    }
}

private struct Owning: View {
    let log: Log
    @StateObject private var pair: Pair

    init(log: Log, make: @escaping () -> Pair) {
        self.log = log
        _pair = StateObject(wrappedValue: make())
    }

    var body: some View {
        let _ = log.run("owning", "\(pair.unread)")
        EmptyView()
    }
}

private struct EnvironmentWatcher: View {
    let log: Log
    @EnvironmentObject private var pair: Pair
    var body: some View {
        let _ = log.run("environment", "\(pair.unread)")
        EmptyView()
    }
}

private struct Binder: View {
    let log: Log
    @ObservedObject var pair: Pair
    let handle: Handle<Binding<Int>>
    var body: some View { Bound(log: log, handle: handle, value: $pair.unread) }

    struct Bound: View {
        let log: Log
        let handle: Handle<Binding<Int>>
        @Binding var value: Int
        var body: some View {
            let _ = log.run("bound", "\(value)")
            let _ = handle.value = $value
        }
    }
}
