import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Callbacks after an update") struct CallbackTests {
    let log = Log()

    @Test("Writes under one transaction are shown together, those under another after them; onChange tells both steps")
    func transactions() {
        let host = TestHost(Stepper(log: log))
        #expect(log.values("body") == ["0", "2", "4"])
        #expect(log.values("change") == ["0 2", "2 4"])
        host.close()
    }

    @Test("Two writes in two turns run the body three times, and onChange tells each")
    func turns() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Watched(log: log, handle: state))
        state.value?.wrappedValue = 1
        host.update()
        state.value?.wrappedValue = 2
        host.update()
        #expect(log.values("body") == ["0", "1", "2"])
        #expect(log.values("change") == ["0 1", "1 2"])
    }

    @Test("A value changed and changed back in one turn runs nothing, and onChange is not called")
    func backAndForth() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Watched(log: log, handle: state))
        state.value?.wrappedValue = 1
        #expect(state.value?.wrappedValue == 1)
        state.value?.wrappedValue = 0
        host.update()
        #expect(log.values("body") == ["0"])
        #expect(log.values("change") == [])
    }

    @Test("What is written to a state is read at once outside an update")
    func readAtOnce() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Watched(log: log, handle: state))
        state.value?.wrappedValue = 1
        withTransaction(Transaction(animation: .default)) { state.value?.wrappedValue = 2 }
        #expect(state.value?.wrappedValue == 2)
        host.update()
        #expect(log.values("body") == ["0", "1", "2"])
    }

    @Test("Deeper views appear before others; actions of one view run in the order written, tasks after all")
    func order() async {
        // A change that waits elsewhere makes no difference.
        ChangeQueue.shared.add(.other {}, under: Transaction())
        let host = TestHost(
            VStack {
                Color.red.onAppear { log.run("a") }.task { log.run("task a") }
                HStack { Color.blue.onAppear { log.run("b") } }.onAppear { log.run("row") }
            }
            .onAppear { log.run("first") }
            .onChange(of: 1, initial: true) { log.run("changed") }
            .onAppear { log.run("last") })
        #expect(log.entries == ["b", "a", "row", "first", "changed", "last"])
        await eventually("all calls") { log.entries.count == 7 }
        #expect(log.entries.last == "task a")
        host.close()
    }

    @Test(
        "An erased view that shows nothing counts as one, also in a modifier: where its type changes, what is around is told"
    )
    func emptyErasedView() {
        let host = TestHost()
        func show(isPadded: Bool) {
            let empty = AnyView(EmptyView())
            host.show(
                (isPadded ? AnyView(empty.padding()) : AnyView(empty.id(1)))
                    .onAppear { log.run("+") }
                    .onDisappear { log.run("-") })
        }
        show(isPadded: true)
        #expect(log.entries == ["+"])
        show(isPadded: false)
        #expect(log.entries.sorted() == ["+", "+", "-"])
        host.close()
    }

    @Test("An id that changes: the new view appears before the old one disappears; outside the id nothing happens")
    func identityChange() {
        let host = TestHost()
        func show(_ id: Int) {
            host.show(
                Color.red.onAppear { log.run("inner appears") }.onDisappear { log.run("inner disappears") }
                    .id(id)
                    .onAppear { log.run("outer appears") }.onDisappear { log.run("outer disappears") })
        }
        show(1)
        #expect(log.entries == ["inner appears", "outer appears"])
        show(2)
        #expect(log.entries.dropFirst(2) == ["inner appears", "inner disappears"])
        host.close()
        #expect(log.entries.dropFirst(4).sorted() == ["inner disappears", "outer disappears"])
    }

    @Test("An id that changes, with the identity transition: the old view disappears before the new one appears")
    func identityTransition() {
        let host = TestHost()
        func show(_ flag: Bool) {
            host.show(
                Color.red.onAppear { log.run("A\(flag)") }.onDisappear { log.run("D") }
                    .transition(.identity)
                    .id(flag)
                    .onAppear { log.run("outer A") }.onDisappear { log.run("outer D") })
        }
        show(false)
        show(true)
        #expect(log.entries.filter { !$0.hasPrefix("outer") } == ["Afalse", "D", "Atrue"])
        #expect(log.entries.filter { $0.hasPrefix("outer") } == ["outer A", "outer D", "outer A"])
        host.close()
        #expect(log.entries.filter { $0 == "D" }.count == 2)
    }

    @Test("An erased view of another type: the old one disappears, then the new one appears, also outside")
    func erased() {
        let host = TestHost()
        func show(_ flag: Bool) {
            let view =
                flag
                ? AnyView(Color.red.onAppear { log.run("red") }.onDisappear { log.run("no red") })
                : AnyView(Text("b").onAppear { log.run("text") }.onDisappear { log.run("no text") })
            host.show(view.onAppear { log.run("outer") }.onDisappear { log.run("no outer") })
        }
        show(true)
        show(false)
        #expect(log.entries == ["red", "outer", "no red", "no outer", "text", "outer"])
        host.close()
    }

    @Test("The members of a group count together: the first to come appears, the last to go disappears")
    func group() {
        let host = TestHost()
        func show(_ a: Bool, _ b: Bool) {
            host.show(
                Group {
                    if a { Color.red }
                    if b { Color.blue } else { EmptyView() }
                }
                .onAppear { log.run("appear") }.onDisappear { log.run("disappear") })
        }
        show(false, false)
        #expect(log.entries == [])
        show(true, false)
        show(true, true)
        show(false, true)
        #expect(log.entries == ["appear"])
        show(false, false)
        #expect(log.entries == ["appear", "disappear"])
        host.close()
        #expect(log.entries.count == 2)
    }

    @Test("An empty view never appears; an erased one does, once")
    func empty() {
        let host = TestHost(EmptyView().onAppear { log.run("empty") })
        #expect(log.entries == [])
        host.show(AnyView(EmptyView()).onAppear { log.run("erased") })
        host.show(AnyView(EmptyView()).onAppear { log.run("erased") })
        #expect(log.entries == ["erased"])
    }

    @Test("Views disappear with their host and appear again with it; their state is kept")
    func visibility() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(
            Watched(log: Log(), handle: state).onAppear { log.run("appear") }.onDisappear { log.run("disappear") })
        state.value?.wrappedValue = 3
        host.graph.setVisible(false)
        host.update()
        host.graph.setVisible(true)
        host.update()
        #expect(log.entries == ["appear", "disappear", "appear"])
        #expect(state.value?.wrappedValue == 3)
    }

    @Test("The onDisappear of a removed view reads the current state of the owner that lives on")
    func currentState() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Remover(log: log, handle: state))
        state.value?.wrappedValue = 7
        host.update()
        #expect(log.entries == ["gone 7"])
    }

    @Test("A task starts when its view appears, again when its id differs, and is cancelled when the view goes")
    func tasks() async {
        let host = TestHost()
        func show(_ id: Int) {
            host.show(
                Color.red.task(id: id) {
                    log.run("start \(id)")
                    try? await Task.sleep(for: .seconds(100_000))
                    log.run("cancelled \(id) \(Task.isCancelled)")
                })
        }
        show(1)
        await eventually("the task to start") { log.entries.count == 1 }
        show(1)
        show(2)
        await eventually("the next task") { log.entries.count == 3 }
        #expect(log.entries.sorted() == ["cancelled 1 true", "start 1", "start 2"])
        host.close()
        await eventually("the last task to be cancelled") { log.entries.count == 4 }
        #expect(log.entries.last == "cancelled 2 true")
    }

    @Test("One onChange is called twice in a turn at most; what is more is reported")
    func limited() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Endless(log: log, handle: state))
        let reported = issues {
            state.value?.wrappedValue = 1
            host.update()
        }
        #expect(log.values("change") == ["1", "2"])
        #expect(reported.map(\.category) == ["repeated-change"])
    }

    @Test("The deprecated onChange calls the function of the view with the old value")
    @available(*, deprecated)
    func deprecated() {
        let host = TestHost()
        func show(_ value: Int) {
            host.show(Color.red.onChange(of: value, perform: { new in log.run("\(value) then \(new)") }))
        }
        show(1)
        show(2)
        #expect(log.entries == ["1 then 2"])
    }

    @Test("A nested transaction sets its values over those of the one around it")
    func nested() {
        var transaction = Transaction()
        transaction[NoteKey.self] = "outer"
        withTransaction(transaction) {
            withTransaction(\.disablesAnimations, true) {
                #expect(Transaction.current[NoteKey.self] == "outer")
                #expect(Transaction.current.disablesAnimations)
            }
            withTransaction(Transaction(animation: nil)) { #expect(Transaction.current[NoteKey.self] == "outer") }
            #expect(!Transaction.current.disablesAnimations)
        }
        #expect(Transaction.current[NoteKey.self] == "")
    }
}

private enum NoteKey: TransactionKey { static var defaultValue: String { "" } }
