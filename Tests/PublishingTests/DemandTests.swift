import Publishing
import Testing

@Suite("Demands") struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test("What is unlimited stays so, and a sum that is too large is unlimited")
    func unlimited() {
        #expect(Demand.unlimited - 3 == .unlimited)
        #expect(Demand.unlimited - .unlimited == .unlimited)
        #expect(Demand.unlimited + .unlimited == .unlimited)
        #expect(Demand.max(.max) + 1 == .unlimited)
        #expect(Demand.max(.max) * 2 == .unlimited)
        #expect(Demand.unlimited > Int.max)
        #expect(Demand.unlimited.max == nil)
    }

    @Test("A difference is never below zero")
    func difference() {
        #expect(Demand.max(2) - .max(5) == .none)
        #expect(Demand.max(2) - .unlimited == .none)
        #expect(Demand.max(2) + -5 == .none)
        #expect(Demand.max(5) - 2 == .max(3))
    }

    @Test("A negative demand stops the program")
    func negative() async {
        await #expect(processExitsWith: .failure) { _ = Subscribers.Demand.max(-1) }
    }
}
