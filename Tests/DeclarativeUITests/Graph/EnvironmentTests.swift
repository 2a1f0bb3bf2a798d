import Foundation
import Observation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Environment") struct EnvironmentTests {
    let log = Log()

    @Test("The setter nearest to the reader wins")
    func nearest() {
        _ = TestHost(ReadA(log: log).environment(\.a, 1).environment(\.a, 2))
        #expect(log.values("a") == ["1"])
    }

    @Test("A reader runs when the value set around it changes")
    func change() {
        let host = TestHost(ReadA(log: log).environment(\.a, 1))
        host.show(ReadA(log: log).environment(\.a, 2))
        #expect(log.values("a") == ["1", "2"])
    }

    @Test("A reader does not run for another key, or for an equal value")
    func unaffected() {
        let host = TestHost(ReadA(log: log).environment(\.b, 1).environment(\.a, 1))
        host.show(ReadA(log: log).environment(\.b, 2).environment(\.a, 1))
        host.set(KeyB.self, to: 8)
        host.set(KeyA.self, to: 8)
        #expect(log.values("a") == ["1"])
    }

    @Test("A value set in the scope around the graph reaches the readers that have no nearer one")
    func root() {
        let host = TestHost(
            Group {
                ReadA(log: log)
                ReadA(log: log).environment(\.a, 5)
            })
        host.set(KeyA.self, to: 3)
        #expect(log.values("a") == ["0", "5", "3"])
    }

    @Test("Views between two setters do not run")
    func between() {
        func views(_ value: Int) -> some View {
            Wrapper(log: log) { ReadA(log: log).environment(\.b, 0) }.environment(\.a, value)
        }
        let host = TestHost(views(1))
        host.set(KeyA.self, to: 2)
        #expect(log("wrapper") == 1)
    }

    @Test("A view's own property sees the value around it, not the one its body sets")
    func ownValue() {
        _ = TestHost(Setter(log: log).environment(\.a, 1))
        #expect(log.values("setter") == ["1"])
        #expect(log.values("a") == ["2"])
    }

    @Test("A transform gets the value around it and follows it")
    func transform() {
        let host = TestHost(ReadA(log: log).transformEnvironment(\.a) { $0 += 10 })
        host.set(KeyA.self, to: 5)
        #expect(log.values("a") == ["10", "15"])
    }

    @Test("A transform of all values writes the keys it sets")
    func transformSelf() {
        let host = TestHost(
            ReadA(log: log).transformEnvironment(\.self) {
                $0.a = $0.b + 1
                $0.b = 100
            })
        host.set(KeyB.self, to: 5)
        #expect(log.values("a") == ["1", "6"])
    }

    @Test("What an outer view disabled, an inner one cannot enable")
    func disabled() {
        let host = TestHost(ReadEnabled(log: log).disabled(false).disabled(true))
        host.show(ReadEnabled(log: log).disabled(false).disabled(false))
        #expect(log.values("enabled") == ["false", "true"])
    }

    @Test("A view that reads all values depends on the keys it read through them")
    func readSelf() {
        let host = TestHost(ReadSelf(log: log))
        host.set(KeyB.self, to: 5)
        host.set(KeyA.self, to: 5)
        #expect(log.values("self") == ["0", "5"])
    }

    @Test("A modifier's property sees the value at its own place")
    func modifier() {
        _ = TestHost(
            ReadA(log: log).environment(\.a, 1).modifier(ReadingModifier(log: log)).environment(\.a, 2))
        #expect(log.values("modifier") == ["2"])
        #expect(log.values("a") == ["1"])
    }

    @Test("What a modifier's body sets holds for the content it is put around")
    func modifierSets() {
        _ = TestHost(ReadA(log: log).modifier(SettingModifier()))
        #expect(log.values("a") == ["7"])
    }

    @Test("An object is found by its type; another one runs its reader; without one an optional reader gets nil")
    func objects() {
        let host = TestHost(ReadModel(log: log).environment(model(1)))
        host.show(ReadModel(log: log).environment(model(2)))
        host.show(ReadModel(log: log).environment(nil as Model?))
        #expect(log.values("model") == ["1", "2", "-1"])
    }

    @Test("Values made by hand hold defaults, and describe what is set, nearest first")
    func description() {
        var values = EnvironmentValues()
        #expect(values.a == 0)
        #expect(values.description == "[]")
        values.a = 1
        values.b = 2
        #expect(values.description == "[EnvironmentPropertyKey<KeyB> = 2, EnvironmentPropertyKey<KeyA> = 1]")
    }

    @Test("A property read before it is in a view answers the default and is reported")
    func uninstalled() {
        let reported = issues { #expect(Environment(\.a).wrappedValue == 0) }
        #expect(reported.map(\.category) == ["uninstalled-environment"])
    }

    @Test("A property inside a dynamic property works")
    func nested() {
        let host = TestHost(NestedReader(log: log))
        host.set(KeyA.self, to: 2)
        #expect(log.values("nested") == ["0", "4"])
    }

    @Test("A setter that appears deep down is in force for the first body below it")
    func birth() {
        let host = TestHost(Optionally(log: log, shows: false))
        host.show(Optionally(log: log, shows: true))
        #expect(log.values("a") == ["3"])
    }

    private func model(_ x: Int) -> Model {
        let model = Model()
        model.x = x
        return model
    }
}

struct ReadA: View {
    let log: Log
    @Environment(\.a) private var a

    var body: some View {
        let _ = log.run("a", "\(a)")
        EmptyView()
    }
}

private struct ReadEnabled: View {
    let log: Log
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let _ = log.run("enabled", "\(isEnabled)")
        EmptyView()
    }
}

private struct ReadSelf: View {
    let log: Log
    @Environment(\.self) private var values

    var body: some View {
        let _ = log.run("self", "\(values.a)")
        EmptyView()
    }
}

private struct Setter: View {
    let log: Log
    @Environment(\.a) private var a

    var body: some View {
        let _ = log.run("setter", "\(a)")
        ReadA(log: log).environment(\.a, 2)
    }
}

private struct Wrapper<Content: View>: View {
    let log: Log
    @ViewBuilder let content: Content

    var body: some View {
        let _ = log.run("wrapper")
        content
    }
}

private struct ReadingModifier: ViewModifier {
    let log: Log
    @Environment(\.a) private var a

    func body(content: Content) -> some View {
        let _ = log.run("modifier", "\(a)")
        content
    }
}

private struct SettingModifier: ViewModifier {
    func body(content: Content) -> some View { content.environment(\.a, 7) }
}

private struct ReadModel: View {
    let log: Log
    @Environment(Model.self) private var model: Model?

    var body: some View {
        let _ = log.run("model", "\(model?.x ?? -1)")
        EmptyView()
    }
}

private struct Doubled: DynamicProperty {
    @Environment(\.a) private var a
    private(set) var value = 0
    mutating func update() { value = a * 2 }
}

private struct NestedReader: View {
    let log: Log
    private var doubled = Doubled()

    init(log: Log) { self.log = log }

    var body: some View {
        let _ = log.run("nested", "\(doubled.value)")
        EmptyView()
    }
}

private struct Optionally: View {
    let log: Log
    let shows: Bool

    var body: some View {
        if shows { ReadA(log: log).environment(\.a, 3) }
    }
}
