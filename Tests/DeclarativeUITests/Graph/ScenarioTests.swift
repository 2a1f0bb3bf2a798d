import Observation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Which bodies run in scenarios that each change one thing.
@MainActor @Suite("Body counts by scenario") struct ScenarioTests {
    let log = Log()

    @Test("A view hosted and laid out once runs its body once")
    func laidOutOnce() {
        let host = TestHost(Leaf(log: log, name: "leaf", value: 1))
        host.graph.place(in: CGSize(width: 10, height: 10))
        #expect(log("leaf") == 1)
    }

    @Test("Laid out again without a change, it does not run")
    func laidOutAgain() {
        let host = TestHost(Leaf(log: log, name: "leaf", value: 1))
        host.graph.place(in: CGSize(width: 10, height: 10))
        host.graph.place(in: CGSize(width: 20, height: 10))
        #expect(log("leaf") == 1)
    }

    @Test("A changed observable property that nobody reads runs nobody")
    func unread() {
        let model = ScenarioModel()
        let host = TestHost(Reading(log: log, name: "x", model: model, path: \.x))
        model.y = 1
        host.update()
        #expect(log("x") == 1)
    }

    @Test("Of two children that read two properties, the one whose property changes runs")
    func twoProperties() {
        let model = ScenarioModel()
        let host = TestHost(
            VStack {
                Reading(log: log, name: "x", model: model, path: \.x)
                Reading(log: log, name: "y", model: model, path: \.y)
            })
        model.x = 1
        host.update()
        #expect(log("x") == 2)
        #expect(log("y") == 1)
    }

    @Test("Two properties read by one view and set in one action run it once")
    func coalesced() {
        let model = ScenarioModel()
        let host = TestHost(Reading(log: log, name: "sum", model: model, path: \.sum))
        model.x = 1
        model.y = 1
        host.update()
        #expect(log.values("sum") == ["0", "2"])
    }

    @Test("An observable property set to its own value runs nobody")
    func equalSet() {
        let model = ScenarioModel()
        let host = TestHost(Reading(log: log, name: "x", model: model, path: \.x))
        let same = model.x
        model.x = same
        host.update()
        #expect(log("x") == 1)
    }

    @Test("An element appended to an observable array runs the view that reads its count")
    func append() {
        let model = ScenarioModel()
        let host = TestHost(Reading(log: log, name: "count", model: model, path: \.items.count))
        model.items.append(1)
        host.update()
        #expect(log.values("count") == ["0", "1"])
    }

    @Test("An id that follows an observable flag: the owner runs twice, what is inside appears anew, outside it stays")
    func identified() {
        let model = ScenarioModel()
        let host = TestHost(Identified(log: log, model: model))
        model.x = 1
        host.update()
        #expect(log("owner") == 2)
        #expect(log("inner appears") == 2)
        #expect(log("outer appears") == 1)
    }

    @Test("Another branch with the same view runs it anew, with its initial state")
    func branch() {
        let (host, value, inner) = owner { value, inner in
            if value == 0 {
                Counted(log: log, handle: inner, value: 7)
            } else {
                Counted(log: log, handle: inner, value: 7)
            }
        }
        inner.value?.wrappedValue = 5
        host.update()
        value.wrappedValue = 1
        host.update()
        #expect(log.values("child") == ["7 0", "7 5", "7 0"])
    }

    @Test("A choice in an argument runs the child again and keeps its state")
    func choice() {
        let (host, value, inner) = owner { value, inner in
            Counted(log: log, handle: inner, value: value == 0 ? 1 : 2)
        }
        inner.value?.wrappedValue = 5
        value.wrappedValue = 1
        host.update()
        #expect(log("parent") == 2)
        #expect(log.values("child") == ["1 0", "2 5"])
    }

    @Test("Another type in an erased view ends the first view and runs the other with fresh state")
    func erasedType() {
        let (host, value, _) = owner { value, inner in
            value == 0
                ? AnyView(Counted(log: log, handle: inner, value: 1)) : AnyView(Leaf(log: log, name: "other", value: 2))
        }
        value.wrappedValue = 1
        host.update()
        #expect(log("child") == 1)
        #expect(log("other") == 1)
        value.wrappedValue = 0
        host.update()
        #expect(log.values("child") == ["1 0", "1 0"])
    }

    @Test("Another value in an erased view of the same type runs it again and keeps its state")
    func erasedValue() {
        let (host, value, inner) = owner { value, inner in AnyView(Counted(log: log, handle: inner, value: value)) }
        inner.value?.wrappedValue = 5
        value.wrappedValue = 1
        host.update()
        #expect(log.values("child") == ["0 0", "1 5"])
    }

    @Test("A row appended runs the owner, all row closures and the new row's body; no other row's body")
    func rowAppended() {
        let (host, value, _) = owner { value, _ in
            ForEach(0..<(3 + value), id: \.self) { id in
                let _ = log.run("closure")
                Leaf(log: log, name: "row\(id)", value: id)
            }
        }
        value.wrappedValue = 1
        host.update()
        #expect(log("parent") == 2)
        #expect(log("closure") == 3 + 4)
        #expect((0..<4).map { log("row\($0)") } == [1, 1, 1, 1])
    }

    @Test("Rows put in another order keep their states, and their bodies do not run")
    func rowsReordered() {
        let handles = [Handle<Binding<Int>>(), Handle<Binding<Int>>(), Handle<Binding<Int>>()]
        let (host, value, _) = owner { value, _ in
            ForEach(value == 0 ? [0, 1, 2] : [2, 0, 1], id: \.self) { id in
                Counted(log: log, name: "row\(id)", handle: handles[id], value: id)
            }
        }
        handles[1].value?.wrappedValue = 5
        host.update()
        value.wrappedValue = 1
        host.update()
        #expect(log("parent") == 2)
        #expect(log.values("row0") == ["0 0"])
        #expect(log.values("row1") == ["1 0", "1 5"])
        #expect(log.values("row2") == ["2 0"])
        #expect(handles[1].value?.wrappedValue == 5)
    }

    @Test("A root view set to an equal value runs nothing")
    func equalRoot() {
        let controller = UIHostingController(rootView: Leaf(log: log, name: "root", value: 1))
        let window = show(controller)
        controller.rootView = Leaf(log: log, name: "root", value: 1)
        window.layoutIfNeeded()
        #expect(log("root") == 1)
    }

    @Test("A root view set to another value of its type runs, and keeps its state")
    func otherRoot() {
        let inner = Handle<Binding<Int>>()
        let controller = UIHostingController(rootView: Counted(log: log, handle: inner, value: 1))
        let window = show(controller)
        inner.value?.wrappedValue = 5
        controller.rootView = Counted(log: log, handle: inner, value: 2)
        window.layoutIfNeeded()
        #expect(log.values("child") == ["1 0", "2 5"])
    }

    @Test("A hosting view that is resized runs no body that reads no size")
    func resized() {
        let controller = UIHostingController(rootView: Leaf(log: log, name: "root", value: 1))
        let window = show(controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
        window.layoutIfNeeded()
        #expect(log("root") == 1)
    }

    @Test("A trait or environment value that changes around the host and that no view reads runs nothing")
    func unreadSurroundings() {
        let controller = UIHostingController(rootView: Leaf(log: log, name: "root", value: 1))
        let window = show(controller)
        window.traitOverrides.userInterfaceStyle = .dark
        window.layoutIfNeeded()
        let host = TestHost(Leaf(log: log, name: "hosted", value: 1))
        host.set(KeyA.self, to: 4)
        #expect(log("root") == 1)
        #expect(log("hosted") == 1)
    }

    @Test("A write to a state in its own body is dropped and reported, and nothing runs again")
    func writeInBody() {
        var host: TestHost?
        let reported = issues { host = TestHost(SelfWriting(log: log)) }
        host?.update()
        #expect(reported.map(\.category) == ["state-write-during-update"])
        #expect(log.values("body") == ["0"])
    }

    // MARK: Parts

    private func owner<V: View>(
        @ViewBuilder _ content: @escaping (Int, Handle<Binding<Int>>) -> V
    ) -> (TestHost, Binding<Int>, Handle<Binding<Int>>) {
        let (state, inner) = (Handle<Binding<Int>>(), Handle<Binding<Int>>())
        let host = TestHost(Parent(log: log, handle: state) { content($0, inner) })
        guard let binding = state.value else { fatalError("The parent's body gives the binding.") }
        return (host, binding, inner)
    }

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(windowScene: UIWindowScene())
        window.isHidden = false
        window.rootViewController = controller
        window.layoutIfNeeded()
        return window
    }
}
