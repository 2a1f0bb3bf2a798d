import Foundation
import Observation
import TestSupport
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Body counts") struct BodyCountTests {
    let log = Log()

    @Test("A leaf shown once runs its body once, and not again without a change")
    func once() {
        let host = TestHost(Leaf(log: log, name: "leaf", value: 1))
        host.update()
        #expect(log("leaf") == 1)
    }

    @Test("A state read in a body and handed to a child runs both when it changes")
    func stateToChild() {
        let state = Handle<Binding<Bool>>()
        let host = TestHost(Owner(log: log, handle: state))
        state.value?.wrappedValue.toggle()
        host.update()
        #expect(log("owner") == 2)
        #expect(log("child") == 2)
        #expect(log.values("child") == ["0", "1"])
    }

    @Test("A state set to an equal value runs nothing")
    func equalWrite() {
        let state = Handle<Binding<Bool>>()
        let host = TestHost(Owner(log: log, handle: state))
        state.value?.wrappedValue = false
        host.update()
        #expect(log("owner") == 1)
    }

    @Test("A state no body has read keeps what is written to it and runs nothing")
    func unreadState() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Unread(log: log, handle: state))
        state.value?.wrappedValue = 5
        host.update()
        #expect(log("unread") == 1)
        #expect(state.value?.wrappedValue == 5)
    }

    @Test("Three states set in one go run the body once")
    func coalesced() {
        let states = Handle<[Binding<Int>]>()
        let host = TestHost(Three(log: log, handle: states))
        for state in states.value ?? [] { state.wrappedValue += 1 }
        host.update()
        #expect(log("three") == 2)
    }

    @Test("A child with unchanged plain fields does not run with its parent")
    func unchangedFields() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Parent(log: log, handle: state) { _ in Leaf(log: log, name: "child", value: 7) })
        state.value?.wrappedValue = 1
        host.update()
        #expect(log("parent") == 2)
        #expect(log("child") == 1)
    }

    @Test("A child with a closure that captures something new runs with its parent")
    func capturingClosure() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(
            Parent(log: log, handle: state) { value in
                let array = [value]
                return WithClosure(log: log) { array.count }
            })
        state.value?.wrappedValue = 1
        host.update()
        #expect(log("closure") == 2)
    }

    @Test("A child with a closure that captures nothing does not run with its parent")
    func plainClosure() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Parent(log: log, handle: state) { _ in WithClosure(log: log) { 3 } })
        state.value?.wrappedValue = 1
        host.update()
        #expect(log("closure") == 1)
    }

    @Test("A child that is given the same object does not run with its parent")
    func sameObject() {
        let state = Handle<Binding<Int>>()
        let shared = Thing()
        let host = TestHost(
            Parent(log: log, handle: state) { _ in WithObject(log: log, name: "same", thing: shared) })
        state.value?.wrappedValue = 1
        host.update()
        #expect(log("parent") == 2)
        #expect(log("same") == 1)
    }

    @Test("A child that is given a new object each time runs with its parent")
    func newObject() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(
            Parent(log: log, handle: state) { _ in WithObject(log: log, name: "new", thing: Thing()) })
        state.value?.wrappedValue = 1
        host.update()
        #expect(log("new") == 2)
    }

    @Test("The == of a plain view is ignored")
    func plainEquatable() {
        let state = Handle<Binding<Int>>()
        let counter = Counter()
        let host = TestHost(
            Parent(log: log, handle: state) { value in Lax(id: 0, value: value, counter: counter.place(0)) })
        state.value?.wrappedValue = 1
        host.update()
        #expect(counter.counts == [2, 0])
    }

    @Test("The == of a plain view decides where it is asked for with equatable()")
    func equatable() {
        let state = Handle<Binding<Int>>()
        let counter = Counter()
        let host = TestHost(
            Parent(log: log, handle: state) { value in
                Lax(id: 1, value: value, counter: counter.place(1)).equatable()
            })
        state.value?.wrappedValue = 1
        host.update()
        #expect(log("parent") == 2)
        #expect(counter.counts == [0, 1])
    }

    @Test("The == of a view with references decides")
    func equatableReference() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Parent(log: log, handle: state) { value in LaxReference(log: log, value: "\(value)") })
        state.value?.wrappedValue = 1
        host.update()
        #expect(log("lax") == 1)
    }

    @Test("A view whose value takes three values runs three times")
    func threeValues() {
        let host = TestHost(Leaf(log: log, name: "leaf", value: 1))
        host.show(Leaf(log: log, name: "leaf", value: 2))
        host.show(Leaf(log: log, name: "leaf", value: 3))
        #expect(log("leaf") == 3)
    }

    @Test("A root set to an equal value runs nothing; to another value it runs and keeps its state")
    func rootValues() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Keeper(log: log, handle: state, value: 1))
        host.show(Keeper(log: log, handle: state, value: 1))
        #expect(log("keeper") == 1)
        state.value?.wrappedValue = 9
        host.show(Keeper(log: log, handle: state, value: 2))
        #expect(log("keeper") == 2)
        #expect(log.values("keeper") == ["1 0", "2 9"])
    }

    @Test("Only the child that reads a changed property of an observable object runs")
    func observation() {
        let model = Model()
        let host = TestHost(ModelOwner(log: log, model: model))
        model.x = 1
        host.update()
        #expect(log("owner") == 1)
        #expect(log("x") == 2)
        #expect(log("y") == 1)
        model.unread = 3
        host.update()
        #expect(log("owner") == 1)
        model.x = 2
        model.y = 2
        host.update()
        #expect(log("x") == 3)
        #expect(log("y") == 2)
        model.x = 2
        host.update()
        #expect(log("x") == 3)
        model.items.append(1)
        host.update()
        #expect(log("items") == 2)
    }

    @Test("A write to a state in a body is dropped and reported")
    func writeInBody() {
        let state = Handle<Binding<Int>>()
        var host: TestHost?
        let reported = issues { host = TestHost(Writer(log: log, handle: state)) }
        host?.update()
        #expect(reported.map(\.category) == ["state-write-during-update"])
        #expect(log("writer") == 1)
        #expect(state.value?.wrappedValue == 0)
    }

    @Test("A child that reads a bound state runs when it is written through the binding")
    func binding() {
        let inner = Handle<Binding<Int>>()
        let host = TestHost(BindingOwner(log: log, inner: inner))
        inner.value?.wrappedValue = 4
        host.update()
        #expect(log.values("bound") == ["0", "4"])
    }

    @Test("A changed state of a modifier runs the modifier's body, not the modified view's")
    func modifierState() {
        let state = Handle<Binding<Int>>()
        let host = TestHost(Leaf(log: log, name: "content", value: 1).modifier(Stateful(log: log, handle: state)))
        state.value?.wrappedValue = 1
        host.update()
        #expect(log("modifier") == 2)
        #expect(log("content") == 1)
    }

    @Test("A write from another thread is seen at once and runs the body in the next update")
    func background() async {
        let state = Handle<Binding<Bool>>()
        let host = TestHost(Owner(log: log, handle: state))
        let binding = state.value!
        onThread { binding.wrappedValue = true }
        #expect(binding.wrappedValue)
        await eventually("the body to run again") {
            host.update()
            return log("owner") == 2
        }
        #expect(log("owner") == 2)
    }
}
