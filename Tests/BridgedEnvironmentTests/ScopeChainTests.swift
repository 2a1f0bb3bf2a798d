import Testing

@testable import BridgedEnvironment

private enum DialectKey: StorageKey { static let defaultValue = "" }

@MainActor @Suite("Chains of scopes") struct ScopeChainTests {
    @Test("A chain of 100,000 scopes that nobody else holds goes without recursion")
    func freed() {
        weak var first: Scope?
        do {
            var last = Scope(root: .empty)
            first = last
            for _ in 0..<100_000 { last = Scope(parent: last) }
        }
        #expect(first == nil)
    }

    @Test("Scopes that were made before the values of a system were known read them afterwards")
    func prediction() {
        let before = Scope.prediction
        defer { Scope.prediction = before }
        let scope = Scope(parent: .predicted)
        #expect(scope.map.value(of: DialectKey.self, in: .trait) == nil)
        Scope.prediction = before.applying([PropertyWrite(DialectKey.self, in: .trait, value: "known")])
        #expect(scope.map.value(of: DialectKey.self, in: .trait) == "known")
    }
}
