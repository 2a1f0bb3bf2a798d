import Foundation
import Observation
import Testing
import BridgedEnvironment

@testable import DeclarativeUI
@_spi(Graph) @testable import DeclarativeViews

private struct Theme: Equatable {
    var tint = 0
    var size = 0
}

private struct ThemeKey: EnvironmentKey { static var defaultValue: Theme { Theme() } }
private struct ActionKey: EnvironmentKey { static var defaultValue: (() -> Int)? { nil } }
private struct BoxKey: EnvironmentKey { static var defaultValue: Box? { nil } }

private final class Box {
    var value = 0
    init() {}
}

@Observable private class Account {
    var name: String
    init(_ name: String) { self.name = name }
}
private final class SpecialAccount: Account {}

extension EnvironmentValues {
    fileprivate var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
    fileprivate var action: (() -> Int)? {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }
    fileprivate var box: Box? {
        get { self[BoxKey.self] }
        set { self[BoxKey.self] = newValue }
    }
    fileprivate var both: Int {
        get { a + b }
        set {
            a = newValue
            b = newValue * 10
        }
    }
}

/// Notes a value of the environment in its body.
private struct Read<Value>: View {
    let log: Log
    let name: String
    @Environment private var value: Value

    init(_ path: KeyPath<EnvironmentValues, Value>, _ log: Log) { self.init(path, "read", log) }

    init(_ path: KeyPath<EnvironmentValues, Value>, _ name: String, _ log: Log) {
        self.log = log
        self.name = name
        _value = Environment(path)
    }

    var body: some View {
        let _ = log.run(name, "\(value)")
        EmptyView()
    }
}

@MainActor @Suite("Rules of the environment") struct EnvironmentRuleTests {
    let log = Log()

    // MARK: The store

    @Test("Reading adds no entry; writing the default does; a copy is not changed by later writes")
    func store() {
        var values = EnvironmentValues()
        _ = values.a
        #expect(values.description == "[]")
        values.a = 0
        let copy = values
        values.a = 1
        values.b = 2
        values.a = 3
        #expect(copy.description == "[EnvironmentPropertyKey<KeyA> = 0]")
        #expect(values.description == "[EnvironmentPropertyKey<KeyA> = 3, EnvironmentPropertyKey<KeyB> = 2]")
    }

    // MARK: Propagation

    @Test("A value holds for the modified view and what is in it, not for siblings or what is around")
    func siblings() {
        _ = TestHost(
            VStack {
                Read(\.a, "before", log)
                VStack { Read(\.a, "inside", log) }.environment(\.a, 1)
                Read(\.a, "after", log)
            }
            .modifier(Around(log: log)))
        #expect(log.values("before") == ["0"])
        #expect(log.values("inside") == ["1"])
        #expect(log.values("after") == ["0"])
        #expect(log.values("around") == ["0"])
    }

    @Test("A value set again equal runs no reader; a different one runs it")
    func again() {
        func view(_ tint: Int) -> some View { Read(\.theme.tint, log).environment(\.theme, Theme(tint: tint)) }
        let host = TestHost(view(1))
        host.show(view(1))
        host.show(view(2))
        #expect(log.values("read") == ["1", "2"])
    }

    @Test("A chained key path changes a part of the value in force")
    func chained() {
        let host = TestHost(
            Read(\.theme, log).environment(\.theme.tint, 5).environment(\.theme, Theme(tint: 1, size: 7)))
        #expect(log.values("read").last == "Theme(tint: 5, size: 7)")
        host.show(Read(\.theme, log).environment(\.theme.tint, 5).environment(\.theme, Theme(tint: 1, size: 8)))
        #expect(log.values("read").last == "Theme(tint: 5, size: 8)")
    }

    @Test("A computed property may write several keys")
    func computed() {
        _ = TestHost(
            Group {
                Read(\.a, "a", log)
                Read(\.b, "b", log)
            }
            .environment(\.both, 3))
        #expect(log.values("a") == ["3"])
        #expect(log.values("b") == ["30"])
    }

    @Test("A transform of a part, and of all values, follows what is around it")
    func transforms() {
        let host = TestHost(
            Read(\.theme.tint, log).transformEnvironment(\.theme.tint) { $0 += 1 }
                .transformEnvironment(\.self) { $0.theme.tint = $0.a })
        host.set(KeyA.self, to: 4)
        host.set(KeyB.self, to: 9)
        #expect(log.values("read") == ["1", "5"])
    }

    @Test("A transform runs again when something observable it read changes")
    func observedTransform() {
        let account = Account("x")
        let host = TestHost(Read(\.a, log).transformEnvironment(\.a) { $0 = account.name.count })
        account.name = "long"
        host.update()
        #expect(log.values("read") == ["1", "4"])
    }

    @Test("A key path and a value that change together reach their readers")
    func keyPathAndValue() {
        let host = TestHost(Switching(log: log, value: 0))
        host.show(Switching(log: log, value: 2))
        #expect(log.values("both") == ["0 0", "0 2"])
    }

    @Test("An inner view cannot be enabled where an outer one is disabled, at any depth")
    func disabled() {
        let host = TestHost(Read(\.isEnabled, log).disabled(false).padding().disabled(true).disabled(false))
        host.show(Read(\.isEnabled, log).disabled(false).padding().disabled(false).disabled(false))
        #expect(log.values("read") == ["false", "true"])
    }

    @Test("An object is stored under the type it is given as")
    func staticType() {
        let special: Account = SpecialAccount("s")
        _ = TestHost(
            Group {
                Read(\.[account: "plain"]?.name, "plain", log)
                Read(\.[special: "special"]?.name, "special", log)
            }
            .environment(special))
        #expect(log.values("plain") == ["Optional(\"s\")"])
        #expect(log.values("special") == ["nil"])
    }

    @Test("Another object of the type runs its reader; an equal injection does not")
    func otherObject() {
        let (first, second) = (Account("1"), Account("2"))
        let host = TestHost(ReadAccount(log: log).environment(first))
        host.show(ReadAccount(log: log).environment(first))
        host.show(ReadAccount(log: log).environment(second))
        #expect(log.values("account") == ["1", "2"])
    }

    // MARK: Reading

    @Test("A change inside an object that is not observable runs nobody")
    func opaqueObject() {
        let box = Box()
        let host = TestHost(Read(\.box?.value, log).environment(\.box, box))
        box.value = 3
        host.update()
        host.show(Read(\.box?.value, log).environment(\.box, box))
        #expect(log.values("read") == ["Optional(0)"])
    }

    @Test("An action knows the value of the body that made it, until that runs again")
    func captured() {
        struct Keeper: View {
            let handle: Handle<() -> Int>
            @Environment(\.a) private var a
            var body: some View {
                let _ = handle.value = { a }
                EmptyView()
            }
        }
        let handle = Handle<() -> Int>()
        let host = TestHost(Keeper(handle: handle).environment(\.a, 1))
        let first = handle.value
        host.show(Keeper(handle: handle).environment(\.a, 2))
        #expect(first?() == 1)
        #expect(handle.value?() == 2)
    }

    @Test("A property outside a view answers the default, and says so")
    func uninstalled() {
        let reported = issues { #expect(Environment(\.theme).wrappedValue == Theme()) }
        #expect(reported.map(\.category) == ["uninstalled-environment"])
    }

    @Test("A style is resolved in the values it is given")
    func styles() {
        var values = EnvironmentValues()
        let light = Color.primary.resolve(in: values)
        values.colorScheme = .dark
        #expect(Color.primary.resolve(in: values) != light)
    }

    // MARK: What runs a body

    @Test("A closure set anew runs its readers with each body that makes it; one that captures nothing does not")
    func closures() {
        func view(_ number: Int) -> some View { ReadAction(log: log).environment(\.action, { number }) }
        let host = TestHost(view(1))
        host.show(view(2))
        #expect(log.values("action") == ["1", "2"])
        func plain() -> some View { ReadAction(log: log).environment(\.action, { 7 }) }
        let other = TestHost(plain())
        other.show(plain())
        #expect(log.values("action") == ["1", "2", "7"])
    }

    @Test("A row that reads an element runs for it alone; neither the owner nor other rows do")
    func rows() {
        let accounts = [Account("a"), Account("b"), Account("c")]
        let host = TestHost(Rows(log: log, accounts: accounts))
        accounts[1].name = "x"
        host.update()
        #expect(log("owner") == 1)
        #expect(log.values("row") == ["a", "b", "c", "x"])
    }
}

private struct Around: ViewModifier {
    let log: Log
    @Environment(\.a) private var a

    func body(content: Content) -> some View {
        let _ = log.run("around", "\(a)")
        content
    }
}

private struct Switching: View {
    let log: Log
    let value: Int

    var body: some View {
        ReadBoth(log: log).transformEnvironment(value == 0 ? \.a : \.b) { [value] in $0 = value }
    }
}

private struct ReadBoth: View {
    let log: Log
    @Environment(\.a) private var a
    @Environment(\.b) private var b

    var body: some View {
        let _ = log.run("both", "\(a) \(b)")
        EmptyView()
    }
}

private struct ReadAccount: View {
    let log: Log
    @Environment(Account.self) private var account

    var body: some View {
        let _ = log.run("account", account.name)
        EmptyView()
    }
}

private struct ReadAction: View {
    let log: Log
    @Environment(\.action) private var action

    var body: some View {
        let _ = log.run("action", "\(action?() ?? 0)")
        EmptyView()
    }
}

private struct Rows: View {
    let log: Log
    let accounts: [Account]

    var body: some View {
        let _ = log.run("owner")
        ForEach(accounts.indices, id: \.self) { index in
            let _ = log.run("row", accounts[index].name)
            EmptyView()
        }
    }
}

extension EnvironmentValues {
    fileprivate subscript(account name: String) -> Account? { self[Account.self] }
    fileprivate subscript(special name: String) -> SpecialAccount? { self[SpecialAccount.self] }
}
