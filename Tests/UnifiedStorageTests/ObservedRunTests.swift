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
        let run = ObservedRun { _ in count.add() }
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
            let run = ObservedRun { _ in count.add() }
            last = run
            run.track { _ = model.first }
            run.end()
        }
        #expect(last == nil)
        model.first = 1
        #expect(count.value == 0)
    }

    @Test(
        "A run that read nothing observable is not made; one that did is told, unless it has ended",
        arguments: [false, true])
    func unexpected(naming: Bool) {
        let model = Model()
        let count = Count()
        var made: [ObservedRun] = []
        func run(_ body: () -> Void) {
            ObservedRun.trackUnexpected(naming: naming, body) {
                let run = ObservedRun { _ in count.add() }
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

    @Test("What changes is named by the types of the object and of its property, also where nobody expected a read")
    func names() {
        let model = Model()
        let names = Names()
        let run = ObservedRun { names.add($0) }
        run.track { _ = model.first }
        ObservedRun.trackUnexpected(naming: true) {
            _ = model.first
        } makeRun: {
            ObservedRun { names.add($0) }
        }
        model.first = 1
        model.first = 2
        #expect(names.values == ["Model Int", "Model Int"])
        ObservedRun.trackUnexpected(naming: false) {
            _ = model.first
        } makeRun: {
            ObservedRun { names.add($0) }
        }
        model.first = 3
        #expect(names.values.last == "unknown")
    }
}

private final class Names: Sendable {
    private let list = Mutex<[String]>([])
    var values: [String] { list.withLock { $0 } }
    func add(_ property: ObservedRun.Property?) {
        let name = property.map { "\($0.object) \($0.value)" } ?? "unknown"
        list.withLock { $0.append(name) }
    }
}
