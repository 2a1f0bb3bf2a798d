import Foundation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

private struct Counting: ViewModifier {
    let log: Log
    let name: String
    @State private var count = 0
    @Environment(\.a) private var a
    func body(content: Content) -> some View {
        log.run(name, "\(count) \(a)")
        return content.environment(\.a, a + 1).onTapGesture(count: 2) { count += 1 }
    }
}

private struct Reading: View {
    let log: Log
    @Environment(\.a) private var a
    var body: some View {
        log.run("content", "\(a)")
        return Color.red
    }
}

@MainActor @Suite("Modifiers on modifiers") struct ModifierCompositionTests {
    @Test("Joined modifiers apply in their order, each with state of its own and the environment of its place")
    func concat() {
        let log = Log()
        let inner = Counting(log: log, name: "inner")
        let host = ControlHost(
            Reading(log: log).modifier(inner.concat(Counting(log: log, name: "outer"))).environment(\.a, 10))
        #expect(log.values("outer") == ["0 10"])
        #expect(log.values("inner") == ["0 11"])
        #expect(log.values("content") == ["12"])
        host.tap(50, 50, count: 2)
        #expect(log.values("inner") == ["0 11", "1 11"])
        #expect(log("outer") == 1)
        #expect(log("content") == 1)
    }

    @Test("One modifier applied twice has two states")
    func twice() {
        let log = Log()
        let modifier = Counting(log: log, name: "modifier")
        let host = ControlHost(Reading(log: log).modifier(modifier).modifier(modifier))
        host.tap(50, 50, count: 2)
        #expect(log.values("modifier").sorted() == ["0 0", "0 1", "1 1"])
    }

    @Test("A modifier inside a modifier's body keeps its state while the outer one runs again")
    func nested() {
        struct Outer: ViewModifier {
            let log: Log
            let value: Int
            func body(content: Content) -> some View {
                log.run("outer", "\(value)")
                return content.modifier(Counting(log: log, name: "inner"))
            }
        }
        let log = Log()
        func view(_ value: Int) -> some View { Reading(log: log).modifier(Outer(log: log, value: value)) }
        let host = ControlHost(view(1))
        host.tap(50, 50, count: 2)
        host.show(view(2))
        #expect(log.values("outer") == ["1", "2"])
        #expect(log.values("inner") == ["0 0", "1 0"])
        #expect(log("content") == 1)
        host.tap(50, 50, count: 2)
        #expect(log.values("inner") == ["0 0", "1 0", "2 0"])
    }
}
