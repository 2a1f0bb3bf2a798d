import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

@MainActor @Suite("Values computed from several keys") struct ComputedKeyTests {
    @Test("A value that comes from another key now, equal by chance, is followed from there on")
    func otherKey() {
        let log = Log()
        let host = TestHost(Reader(log: log))
        host.set(KeyA.self, to: 1)
        host.set(KeyB.self, to: 1)
        #expect(log.values("read") == ["0", "1"])
        host.set(ChoiceKey.self, to: true)
        #expect(log.values("read") == ["0", "1"])
        host.set(KeyA.self, to: 2)
        #expect(log.values("read") == ["0", "1"])
        host.set(KeyB.self, to: 3)
        #expect(log.values("read") == ["0", "1", "3"])
        host.set(ChoiceKey.self, to: false)
        #expect(log.values("read") == ["0", "1", "3", "2"])
    }
}

private struct ChoiceKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    fileprivate var chosen: Int { self[ChoiceKey.self] ? b : a }
}

private struct Reader: View {
    let log: Log
    @Environment(\.chosen) private var value

    var body: some View {
        let _ = log.run("read", "\(value)")
        EmptyView()
    }
}
