import Testing

@testable import UnifiedStorage

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
}
