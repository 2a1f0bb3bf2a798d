import Observation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

/// Keeps the lines that bodies would print.
@MainActor private final class LoggedLines {
    private var lines: [String] = []

    func add<V: View>(_ type: V.Type) { lines.append(BodyChanges.line(for: type)) }

    /// The lines since the last call.
    var new: [String] {
        defer { lines = [] }
        return lines
    }
}

@MainActor private final class LoggedControls {
    var set: ((Int) -> Void)?
    var setOther: ((Int) -> Void)?
}

@Observable private final class LoggedShelf: @unchecked Sendable {
    // Used on the main actor only.
    var count = 0
    var other = 0
}

private struct LoggedBare: View {
    let lines: LoggedLines
    var body: some View {
        let _ = lines.add(Self.self)
        Text("")
    }
}

private struct LoggedState: View {
    let lines: LoggedLines
    let controls: LoggedControls
    var value = 0
    @State private var name = 0
    @Environment(\.a) private var a
    @State private var other = 0
    let model: LoggedShelf

    var body: some View {
        let _ = lines.add(Self.self)
        let _ = controls.set = { name = $0 }
        let _ = controls.setOther = { other = $0 }
        Text("\(name) \(other) \(a) \(model.count) \(value)")
    }
}

private enum LoggedOuter {
    struct Inner<Value>: View {
        let lines: LoggedLines
        let value: Value
        var body: some View {
            let _ = lines.add(Self.self)
            Text("\(value)")
        }
    }
}

private struct LoggedReader: View {
    let lines: LoggedLines
    let value: Int
    @Binding var bound: Int

    var body: some View {
        let _ = lines.add(Self.self)
        Text("\(value) \(bound)")
    }
}

private struct LoggedOwner: View {
    let lines: LoggedLines
    let controls: LoggedControls
    @State private var state = 0

    var body: some View {
        let _ = lines.add(Self.self)
        let _ = controls.set = { state = $0 }
        LoggedReader(lines: lines, value: 0, bound: $state)
    }
}

@MainActor @Suite struct ChangeLogTests {
    private let lines = LoggedLines()
    private let controls = LoggedControls()

    @Test("The first run of a view without dynamic properties says @self alone, and a later value says it again")
    func bare() {
        struct LoggedAround: View {
            let lines: LoggedLines
            let value: Int
            var body: some View { LoggedOuter.Inner(lines: lines, value: value) }
        }
        let host = TestHost(LoggedBare(lines: lines))
        #expect(lines.new == ["LoggedBare: @self changed."])
        host.show(LoggedAround(lines: lines, value: 1))
        #expect(lines.new == ["LoggedOuter.Inner: @self changed."])
        host.show(LoggedAround(lines: lines, value: 2))
        #expect(lines.new == ["LoggedOuter.Inner: @self changed."])
        host.show(LoggedAround(lines: lines, value: 2))
        #expect(lines.new == [])
    }

    @Test("The first run of a view with dynamic properties says @self, @identity and every property in order")
    func first() {
        _ = TestHost(LoggedState(lines: lines, controls: controls, model: LoggedShelf()))
        #expect(lines.new == ["LoggedState: @self, @identity, _name, _a, _other changed."])
    }

    @Test("Later runs name what changed: state, environment, what is observed, the value, in a fixed order")
    func later() {
        let model = LoggedShelf()
        let host = TestHost(LoggedState(lines: lines, controls: controls, model: model))
        _ = lines.new
        controls.set?(1)
        host.update()
        #expect(lines.new == ["LoggedState: _name changed."])
        controls.setOther?(1)
        controls.set?(2)
        host.update()
        #expect(lines.new == ["LoggedState: _name, _other changed."])
        host.set(KeyA.self, to: 5)
        #expect(lines.new == ["LoggedState: _a changed."])
        host.set(KeyB.self, to: 5)
        #expect(lines.new == [])
        model.other = 1
        host.update()
        #expect(lines.new == [])
        model.count = 1
        host.update()
        #expect(lines.new == ["LoggedState: @dependencies changed."])
        host.show(LoggedState(lines: lines, controls: controls, value: 1, model: model))
        #expect(lines.new == ["LoggedState: @self changed."])
    }

    @Test("Several reasons in one run are all named")
    func together() {
        struct Around: View {
            let lines: LoggedLines
            let controls: LoggedControls
            let value: Int
            let model: LoggedShelf
            var body: some View {
                LoggedState(lines: lines, controls: controls, value: value, model: model).environment(\.a, value)
            }
        }
        let model = LoggedShelf()
        let host = TestHost(Around(lines: lines, controls: controls, value: 0, model: model))
        _ = lines.new
        model.count = 1
        controls.set?(1)
        host.show(Around(lines: lines, controls: controls, value: 1, model: model))
        #expect(lines.new == ["LoggedState: @self, _name, _a, @dependencies changed."])
    }

    @Test("A new identity says what a first run says")
    func newIdentity() {
        let model = LoggedShelf()
        let host = TestHost(LoggedState(lines: lines, controls: controls, model: model).id(1))
        _ = lines.new
        host.show(LoggedState(lines: lines, controls: controls, model: model).id(2))
        #expect(lines.new == ["LoggedState: @self, @identity, _name, _a, _other changed."])
    }

    @Test("A write through a binding shows as the reader's binding; the owner, which reads nothing, does not run")
    func binding() {
        let host = TestHost(LoggedOwner(lines: lines, controls: controls))
        #expect(
            lines.new == [
                "LoggedOwner: @self, @identity, _state changed.", "LoggedReader: @self, @identity, _bound changed.",
            ])
        controls.set?(1)
        host.update()
        #expect(lines.new == ["LoggedReader: _bound changed."])
    }

    @Test("Outside of a body nothing has changed")
    func outside() {
        lines.add(LoggedBare.self)
        #expect(lines.new == ["LoggedBare: unchanged."])
    }

    @Test("_logChanges() writes the line to the log under its category")
    func log() {
        struct Logged: View {
            @State private var x = 0
            var body: some View {
                let _ = Self._logChanges()
                let _ = Self._printChanges()
                Text("\(x)")
            }
        }
        let issues = issues { _ = TestHost(Logged()) }
        #expect(issues.map(\.category) == ["Changed Body Properties"])
        #expect(issues.first?.message == "ChangeLogTests.Logged: @self, @identity, _x changed.")
    }
}
