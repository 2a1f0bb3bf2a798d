import Observation
import Synchronization
import Testing
import UnifiedStorage

@Observable private final class Model {
    var first = 0
    var second = 0
}

private final class Count: Sendable {
    private let number = Atomic(0)
    func add() { number.add(1, ordering: .relaxed) }
    var value: Int { number.load(ordering: .relaxed) }
}

@Suite struct ObservedRunTests {
    @Test("A run is told once of the first change of what it read")
    func once() {
        let model = Model()
        let count = Count()
        let run = ObservedRun { count.add() }
        #expect(run.track { model.first } == 0)
        model.second = 1
        #expect(count.value == 0)
        model.first = 1
        model.first = 2
        #expect(count.value == 1)
    }

    @Test("A run that has ended is told nothing, and nothing keeps it")
    func ended() {
        let model = Model()
        let count = Count()
        weak var last: ObservedRun?
        for _ in 0..<3 {
            let run = ObservedRun { count.add() }
            last = run
            run.track { _ = model.first }
            run.end()
        }
        #expect(last == nil)
        model.first = 1
        #expect(count.value == 0)
    }

    @Test("A run that read nothing observable is not made; one that did is told, unless it has ended")
    func unexpected() {
        let model = Model()
        let count = Count()
        var made: [ObservedRun] = []
        func run(_ body: () -> Void) {
            ObservedRun.trackUnexpected(body) {
                let run = ObservedRun { count.add() }
                made.append(run)
                return run
            }
        }
        run {}
        #expect(made.isEmpty)
        run { _ = model.first }
        run { _ = model.second }
        #expect(made.count == 2)
        made[1].end()
        model.first = 1
        model.second = 1
        #expect(count.value == 1)
    }
}
