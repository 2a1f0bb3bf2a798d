import Testing

@_spi(Store) @testable import BridgedEnvironment

private enum KeyA: StorageKey { static let defaultValue = "" }
private enum KeyB: StorageKey { static let defaultValue = 0 }

private final class Observer: KeyObserver {
    var heard: [[KeyID]] = []
    override func keysDidChange(_ changes: KeyChanges) { heard.append(changes.keys) }
}

@MainActor @Suite("Writes that scopes share") struct SharedWriteTests {
    private let a = KeyID(KeyA.self, in: .environment)
    private let b = KeyID(KeyB.self, in: .environment)
    private let one = SharedWrite(PropertyWrite(KeyA.self, in: .environment, value: "one"))
    private let two = SharedWrite(PropertyWrite(KeyA.self, in: .environment, value: "two"))
    private let root: Scope

    init() {
        root = Scope(root: .empty)
        root.isLive = true
    }

    private func value(_ scope: Scope) -> String? { scope.map.value(of: KeyA.self, in: .environment) }

    @Test("Scopes with the same write share a map where they inherit the same values, and only there")
    func maps() {
        let other = Scope(parent: root, writes: [PropertyWrite(KeyB.self, in: .environment, value: 1)])
        let scopes = [root, root, other].map { Scope(parent: $0, sharing: one) }
        #expect(scopes.map { value($0) } == ["one", "one", "one"])
        #expect(scopes[0].map.isIdentical(to: scopes[1].map))
        #expect(!scopes[0].map.isIdentical(to: scopes[2].map))
        #expect(scopes[2].map.value(of: KeyB.self, in: .environment) == 1)
        scopes[0].stage(sharing: two)
        #expect(value(scopes[0]) == "one")
        PendingChanges.shared.commit()
        #expect(scopes.map { value($0) } == ["two", "one", "one"])
        scopes[0].stage(sharing: one)
        root.stage(PropertyWrite(KeyB.self, in: .environment, value: 2))
        PendingChanges.shared.commit()
        #expect(scopes[0].map.isIdentical(to: scopes[1].map))
        #expect(scopes.map { $0.map.value(of: KeyB.self, in: .environment) } == [2, 2, 1])
        for scope in scopes + [root, other] { scope.checkInvariants() }
    }

    @Test("The map that scopes shared goes with them")
    func release() {
        final class Token: Sendable {}
        enum Key: StorageKey { static var defaultValue: Token? { nil } }
        weak var token: Token?
        do {
            let made = Token()
            token = made
            let outer = Scope(parent: root, writes: [PropertyWrite(Key.self, in: .environment, value: made)])
            #expect(value(Scope(parent: outer, sharing: one)) == "one")
        }
        #expect(token == nil)
    }

    @Test("Who waits for other keys is filed further out, hears of them, and is taken out again")
    func observers() {
        let scope = Scope(parent: Scope(parent: root, sharing: one), sharing: two)
        let observer = Observer()
        observer.file(in: scope, keys: [a, b])
        #expect(scope.subscriberCount == 1)
        #expect(root.subscriberCount == 1)
        for scope in [root, scope] { scope.checkInvariants() }
        root.stage(PropertyWrite(KeyB.self, in: .environment, value: 3))
        PendingChanges.shared.commit()
        root.stage(PropertyWrite(KeyA.self, in: .environment, value: "hidden"))
        PendingChanges.shared.commit()
        scope.stage(sharing: one)
        PendingChanges.shared.commit()
        #expect(observer.heard == [[b], [a]])
        observer.unfile()
        #expect(scope.subscriberCount == 0)
        #expect(root.subscriberCount == 0)
    }
}
