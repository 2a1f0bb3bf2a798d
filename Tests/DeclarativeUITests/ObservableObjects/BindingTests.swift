import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Bindings") struct BindingTests {
    private final class Box: @unchecked Sendable {
        // Used on the main actor only.
        var value = 0
        var seen: [Transaction] = []
    }

    private func binding(to box: Box) -> Binding<Int> {
        Binding(
            get: { box.value },
            set: { new, transaction in
                box.value = new
                box.seen.append(transaction)
            })
    }

    @Test("What is set through a binding is set under its transaction, over the one in force")
    func transaction() {
        let box = Box()
        var base = Transaction()
        base.isContinuous = true
        let bound = binding(to: box).transaction(base)
        bound.wrappedValue = 1
        withTransaction(\.animation, .linear) { bound.wrappedValue = 2 }
        withTransaction(\.animation, .linear) { bound.animation(nil).wrappedValue = 3 }
        binding(to: box).wrappedValue = 4
        #expect(box.seen.map(\.isContinuous) == [true, true, true, false])
        #expect(box.seen.map(\.animation) == [nil, .linear, nil, nil])
        #expect(bound.transaction.isContinuous)
    }

    @Test("What is made from a binding carries its transaction")
    func carried() {
        let base = Binding.constant(Duo()).animation(.linear)
        #expect(base.a.transaction.animation == .linear)
        #expect(Binding<Duo?>(base).transaction.animation == .linear)
        #expect(Binding.constant([1]).animation(.linear)[0].transaction.animation == .linear)
        #expect(Binding<AnyHashable>(base.a).transaction.animation == .linear)
    }

    @Test("Bindings are equal by place, value and transaction")
    func equality() {
        func same<T>(_ a: T, _ b: T) -> Bool { valuesAreEqual(a, b, mode: .equatableUnlessPlain) }
        let base = Binding.constant(Duo())
        #expect(same(base.a, base.a))
        #expect(!same(base.a, base.b))
        #expect(same(base.a.animation(.linear), base.a.animation(.linear)))
        #expect(!same(base.a.animation(.linear), base.a))
        #expect(same(Binding<Int?>(base.a), Binding<Int?>(base.a)))
        let box = Box()
        #expect(!same(binding(to: box), binding(to: Box())))
    }

    @Test("Dynamic properties in an enum's payload are reported, once for a case")
    func enumPayload() {
        let reported = issues {
            _ = TestHost(Choice.one(State(initialValue: 1)))
            _ = TestHost(Choice.one(State(initialValue: 1)))
            _ = TestHost(Choice.two(text: "", State(initialValue: 1)))
            _ = TestHost(Choice.three(1))
        }
        #expect(reported.map(\.category) == ["enum-payload", "enum-payload"])
        #expect(reported.first?.message.contains("Choice.one carries a dynamic property, State<Int>") == true)
    }
}

private enum Choice: View {
    case one(State<Int>)
    case two(text: String, State<Int>)
    case three(Int)

    var body: some View { Text("") }
}

private struct Duo: Hashable {
    var a = 0
    var b = 0
}
