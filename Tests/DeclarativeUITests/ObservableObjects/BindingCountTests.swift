import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// The rows about bindings in the table of body counts.
@MainActor @Suite("Body counts with bindings") struct BindingCountTests {
    let log = Log()

    // Whether the owner runs too is not known for certain; it reads nothing here, so it need not.
    @Test("A child that reads a binding runs when it writes it; the owner that does not read the state does not")
    func reading() {
        let inner = Handle<Binding<Int>>()
        let host = TestHost(Owner(log: log, inner: inner, reads: true))
        inner.value?.wrappedValue = 4
        host.update()
        #expect(log.values("child") == ["0", "4"])
        #expect(log("middle") == 1)
        #expect(log("owner") == 1)
    }

    // Not known for certain either: nobody reads the value, so nobody need run.
    @Test("A child that writes a binding it never reads runs nothing")
    func writingOnly() {
        let inner = Handle<Binding<Int>>()
        let host = TestHost(Owner(log: log, inner: inner, reads: false))
        inner.value?.wrappedValue = 4
        host.update()
        #expect(log("child") == 1)
        #expect(log("middle") == 1)
        #expect(log("owner") == 1)
        #expect(inner.value?.wrappedValue == 4)
    }

    @Test("An owner that reads the state runs with the child, each once")
    func ownerReads() {
        let inner = Handle<Binding<Int>>()
        let host = TestHost(ReadingOwner(log: log, inner: inner))
        inner.value?.wrappedValue = 4
        host.update()
        #expect(log("owner") == 2)
        #expect(log.values("child") == ["0", "4"])
    }

    @Test("A child bound to a part runs when that part changes, not when another does")
    func parts() {
        let whole = Handle<Binding<Duo>>()
        let host = TestHost(PartOwner(log: log, whole: whole))
        whole.value?.wrappedValue.a = 1
        host.update()
        #expect(log.values("a") == ["0", "1"])
        #expect(log.values("b") == ["0"])
        whole.value?.b.wrappedValue = 2
        host.update()
        #expect(log.values("a") == ["0", "1"])
        #expect(log.values("b") == ["0", "2"])
        #expect(log("owner") == 1)
    }

    @Test("A child bound through an optional runs when the value changes")
    func optional() {
        let whole = Handle<Binding<Duo>>()
        let host = TestHost(OptionalOwner(log: log, whole: whole))
        whole.value?.wrappedValue.a = 3
        host.update()
        #expect(log.values("optional") == ["Optional(0)", "Optional(3)"])
    }

    @Test("Views see values written under different transactions one after the other, also through bindings")
    func groups() {
        let inner = Handle<Binding<Int>>()
        let host = TestHost(Owner(log: log, inner: inner, reads: true))
        inner.value?.wrappedValue = 1
        inner.value?.wrappedValue = 2
        withTransaction(\.animation, .default) { inner.value?.wrappedValue = 3 }
        host.update()
        #expect(log.values("child") == ["0", "2", "3"])
    }

    @Test("A property of one's own that reads a binding or a state in update() runs the view when that changes")
    func customProperty() {
        let inner = Handle<Binding<Int>>()
        let host = TestHost(CustomOwner(log: log, inner: inner))
        inner.value?.wrappedValue = 2
        host.update()
        #expect(log.values("custom") == ["0 0", "4 2"])
    }

    @Test("A child that is gone is not told of changes, and its binding still writes")
    func gone() {
        let inner = Handle<Binding<Int>>()
        let shown = Handle<Binding<Bool>>()
        let host = TestHost(HidingOwner(log: log, inner: inner, shown: shown))
        shown.value?.wrappedValue = false
        host.update()
        inner.value?.wrappedValue = 5
        host.update()
        #expect(log("child") == 1)
        shown.value?.wrappedValue = true
        host.update()
        #expect(log.values("child") == ["0", "5"])
    }
}

private struct Duo: Hashable {
    var a = 0
    var b = 0
}

private struct Child: View {
    let log: Log
    let inner: Handle<Binding<Int>>
    let reads: Bool
    @Binding var value: Int

    var body: some View {
        let _ = reads ? log.run("child", "\(value)") : log.run("child")
        let _ = inner.value = $value
        EmptyView()
    }
}

private struct Owner: View {
    let log: Log
    let inner: Handle<Binding<Int>>
    let reads: Bool
    @State private var value = 0

    var body: some View {
        let _ = log.run("owner")
        Middle(log: log, inner: inner, reads: reads, value: $value)
    }

    struct Middle: View {
        let log: Log
        let inner: Handle<Binding<Int>>
        let reads: Bool
        @Binding var value: Int

        var body: some View {
            let _ = log.run("middle")
            Child(log: log, inner: inner, reads: reads, value: $value)
        }
    }
}

private struct ReadingOwner: View {
    let log: Log
    let inner: Handle<Binding<Int>>
    @State private var value = 0

    var body: some View {
        let _ = log.run("owner", "\(value)")
        Child(log: log, inner: inner, reads: true, value: $value)
    }
}

private struct PartOwner: View {
    let log: Log
    let whole: Handle<Binding<Duo>>
    @State private var pair = Duo()

    var body: some View {
        let _ = log.run("owner")
        let _ = whole.value = $pair
        Part(log: log, name: "a", value: $pair.a)
        Part(log: log, name: "b", value: $pair.b)
    }
}

private struct Part: View {
    let log: Log
    let name: String
    @Binding var value: Int

    var body: some View {
        let _ = log.run(name, "\(value)")
        EmptyView()
    }
}

private struct OptionalOwner: View {
    let log: Log
    let whole: Handle<Binding<Duo>>
    @State private var pair = Duo()

    var body: some View {
        let _ = whole.value = $pair
        Part(log: log, value: Binding($pair.a))
    }

    struct Part: View {
        let log: Log
        @Binding var value: Int?

        var body: some View {
            let _ = log.run("optional", "\(value as Any)")
            EmptyView()
        }
    }
}

private struct Doubled: DynamicProperty {
    @Binding var base: Int
    @State var own = 0
    var result = 0

    mutating func update() { result = base * 2 + own }
}

private struct CustomOwner: View {
    let log: Log
    let inner: Handle<Binding<Int>>
    @State private var value = 0

    var body: some View {
        let _ = inner.value = $value
        Reader(log: log, doubled: Doubled(base: $value))
    }

    struct Reader: View {
        let log: Log
        var doubled: Doubled

        var body: some View {
            let _ = log.run("custom", "\(doubled.result) \(doubled.base)")
            EmptyView()
        }
    }
}

private struct HidingOwner: View {
    let log: Log
    let inner: Handle<Binding<Int>>
    let shown: Handle<Binding<Bool>>
    @State private var value = 0
    @State private var isShown = true

    var body: some View {
        let _ = shown.value = $isShown
        if isShown { Child(log: log, inner: inner, reads: true, value: $value) }
    }
}
