import Observation
import Testing
import BridgedEnvironment

@Observable private final class Model {
    var number = 0
}

@MainActor private final class Count {
    var value = 0
}

@MainActor @Suite struct ObservationHistoryTests {
    @Test("Code is expected to read once it has read something observable, each part of a type's for itself")
    func expectation() {
        let history = ObservationHistory()
        let model = Model()
        let (first, second) = (
            ObservationHistory.Code(of: Model.self, part: 1), ObservationHistory.Code(of: Model.self)
        )
        var unexpected = 0
        func run(_ body: () -> Void) {
            history.track(first, as: nil, body) { _ in
                unexpected += 1
                return { _ in {} }
            }
        }
        run {}
        #expect(!history.expectsReads(by: first) && unexpected == 0)
        run { _ = model.number }
        #expect(history.expectsReads(by: first) && !history.expectsReads(by: second) && unexpected == 1)
    }

    @Test("A run that is given is told of what was read in it")
    func given() {
        let history = ObservationHistory()
        let model = Model()
        let count = Count()
        let run = ObservedRun { count.value += 1 }
        let read = history.track(.init(1), as: run) {
            model.number
        } unexpected: { _ in
            Issue.record("a given run is no unexpected one")
            return { _ in {} }
        }
        model.number = 1
        #expect(read == 0 && count.value == 1)
        #expect(!history.expectsReads(by: .init(1)))
        run.end()
    }
}
