import Foundation
import Observation
import Synchronization
import Testing
import TestSupport
import BridgedEnvironment

@Observable private final class Model {
    var first = 0
    var second = 0
}

private final class Count: Sendable {
    private let number = Atomic(0)
    func add() { number.add(1, ordering: .relaxed) }
    var value: Int { number.load(ordering: .relaxed) }
}

/// An object used by one thread at a time.
private struct Sent: @unchecked Sendable {
    // Whoever sends it waits until the other thread is done.
    let model: Model
}

@MainActor private final class Names {
    private(set) var values: [String] = []
    func add(_ property: ObservedRun.Property?) {
        values.append(property.map { "\($0.object) \($0.value)" } ?? "unknown")
    }
}

@MainActor private final class Done {
    var numbers: [Int] = []
}

@MainActor @Suite struct ObservedRunTests {
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
        run.end()
    }

    @Test("Changes on another thread are left for the next update once, however many, and are told until the run ends")
    func elsewhere() {
        let model = Sent(model: Model())
        let count = Count()
        let run = ObservedRun { count.add() }
        run.track { _ = model.model.first }
        // What tests left that wait for it now.
        UpdateQueue.shared.flush()
        for round in 1...3 {
            onThread { for number in 1...100 { model.model.first = number } }
            #expect(MainMailbox.count == 1)
            #expect(count.value == round - 1)
            UpdateQueue.shared.flush()
            #expect(count.value == round)
        }
        run.end()
        onThread { model.model.first = 0 }
        #expect(MainMailbox.count == 0)
    }

    @Test(
        "What other threads leave is done in order at the start of the next update, and what is left then in the one after"
    )
    func mailbox() {
        let done = Done()
        onThread {
            for number in 1...3 {
                MainMailbox.leave {
                    done.numbers.append(number)
                    MainMailbox.leave { done.numbers.append(number + 10) }
                }
            }
        }
        #expect(done.numbers.isEmpty)
        UpdateQueue.shared.flush()
        #expect(done.numbers == [1, 2, 3])
        UpdateQueue.shared.flush()
        #expect(done.numbers == [1, 2, 3, 11, 12, 13])
    }

    @Test("What other threads leave is done soon, also when nobody asks for an update")
    func soon() async {
        let done = Done()
        onThread { MainMailbox.leave { done.numbers.append(1) } }
        await eventually("the update that does what is left") { !done.numbers.isEmpty }
        #expect(done.numbers == [1])
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
            ObservedRun.trackUnexpected(body) { run in
                made.append(run)
                return { _ in { count.add() } }
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
        run { model.first = 2 }
        run { run {} }
        #expect(made.count == 2)
    }

    @Test("A run that nobody expected to read is told of what another thread changed before it was known")
    func early() {
        let model = Sent(model: Model())
        let count = Count()
        var last: ObservedRun?
        ObservedRun.trackUnexpected {
            _ = model.model.first
        } note: { run in
            last = run
            onThread { model.model.first = 1 }
            return { _ in { count.add() } }
        }
        #expect(count.value == 0)
        UpdateQueue.shared.flush()
        #expect(count.value == 1)
        last?.end()
    }

    @Test(
        "A change that another thread tells of while a run ends is told: the next run may have registered too late for it"
    )
    func endedMeanwhile() {
        for _ in 0..<8 {
            let model = Sent(model: Model())
            let count = Count()
            let (isHeld, mayGoOn, isDone) = (
                DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
            )
            // Most likely some of them are told before the run.
            let holding = (0..<16).map { _ in
                ObservedRun { _ in
                    isHeld.signal()
                    mayGoOn.wait()
                    return {}
                }
            }
            let run = ObservedRun { count.add() }
            for other in holding.prefix(8) { other.track { _ = model.model.first } }
            run.track { _ = model.model.first }
            for other in holding.dropFirst(8) { other.track { _ = model.model.first } }
            Thread.detachNewThread {
                model.model.first = 1
                isDone.signal()
            }
            isHeld.wait()
            run.end()
            for _ in holding { mayGoOn.signal() }
            isDone.wait()
            UpdateQueue.shared.flush()
            #expect(count.value == 1)
            for other in holding { other.end() }
        }
    }

    @Test("What changes is named by the types of the object and of its property, wherever it changes and was read")
    func names() {
        let model = Sent(model: Model())
        let names = Names()
        var runs: [ObservedRun] = []
        func read() {
            let run = ObservedRun { property in { names.add(property) } }
            run.track { _ = model.model.first }
            runs.append(run)
            ObservedRun.trackUnexpected {
                _ = model.model.first
            } note: { run in
                runs.append(run)
                return { property in { names.add(property) } }
            }
        }
        read()
        model.model.first = 1
        #expect(names.values == ["Model Int", "Model Int"])
        for run in runs { run.end() }
        read()
        onThread { model.model.first = 2 }
        UpdateQueue.shared.flush()
        #expect(names.values == Array(repeating: "Model Int", count: 4))
        #expect(runs.allSatisfy { $0.changedProperty.map { "\($0.object) \($0.value)" } == "Model Int" })
        for run in runs { run.end() }
    }
}
