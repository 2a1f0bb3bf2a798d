import Testing

@testable import WebServer

@Suite struct DeadlinesTests {
    @Test("Deadlines come in the order of their times, and equal ones in that of the connections")
    func order() {
        var deadlines = Deadlines()
        for (id, time) in [(1, 30), (2, 10), (4, 20), (3, 20)] as [(Int, UInt64)] { deadlines.set(id, at: time) }
        #expect(deadlines.next == 10)
        #expect(deadlines.removeExpired(at: 9) == nil)
        #expect(deadlines.removeExpired(at: 20) == 2)
        #expect(deadlines.removeExpired(at: 20) == 3)
        #expect(deadlines.removeExpired(at: 20) == 4)
        #expect(deadlines.removeExpired(at: 20) == nil)
        #expect(deadlines.next == 30)
    }

    @Test("A deadline that was missed by far is put off, so that what arrived meanwhile is read first")
    func missed() {
        var deadlines = Deadlines()
        deadlines.set(1, at: 10)
        deadlines.set(2, at: 10 + Deadlines.patience)
        let now = 11 + Deadlines.patience
        deadlines.postponeMissed(at: now)
        #expect(deadlines.removeExpired(at: now) == 2)
        #expect(deadlines.removeExpired(at: now) == nil)
        deadlines.postponeMissed(at: now + Deadlines.patience)
        #expect(deadlines.removeExpired(at: now + Deadlines.patience) == 1)
    }

    @Test("A connection has one deadline, which can be moved and removed")
    func moving() {
        var deadlines = Deadlines()
        deadlines.set(1, at: 10)
        deadlines.set(1, at: 20)
        #expect(deadlines.next == 20)
        #expect(deadlines.removeExpired(at: 10) == nil)
        deadlines.set(1, at: nil)
        #expect(deadlines.next == nil)
        #expect(deadlines == Deadlines())
    }

    @Test("Seconds of any size, and none, are a time")
    func times() {
        #expect(Deadlines.time(1.5, after: 7) == 1_500_000_007)
        for seconds in [0, -1, -Double.infinity, Double.nan] { #expect(Deadlines.time(seconds, after: 7) == 7) }
        #expect(Deadlines.time(.infinity, after: 0) == 1_000_000_000_000_000_000)
        #expect(Deadlines.time(.greatestFiniteMagnitude, after: .max - 1) == .max)
    }
}
