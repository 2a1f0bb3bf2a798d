import TestSupport
import Testing

@testable import BridgedEnvironment

/// Does some steps of work, and something else, in each of its turns.
@MainActor private class Worker: UpdateParticipant {
    var queuedPhases = UpdateQueue.PhaseSet()
    let updateLabel: String
    let phase: UpdateQueue.Phase
    private(set) var turns = 0
    var steps = 1
    var turn: (Worker) -> Void = { _ in }

    init(_ label: String, in phase: UpdateQueue.Phase = .bodies) {
        updateLabel = label
        self.phase = phase
    }

    func ask() { UpdateQueue.shared.enqueue(self, in: phase) }

    func performUpdate(in phase: UpdateQueue.Phase) {
        turns += 1
        UpdateWork.count(steps)
        turn(self)
    }
}

private final class Label: Worker {}

@MainActor @Suite("How much an update does because of itself", .serialized) struct UpdateWorkTests {
    private let queue = UpdateQueue.shared

    /// What is reported while everything is brought to its end, and how many steps that took.
    private func settle(within limit: Int) -> (found: [RuntimeIssue], steps: Int) {
        let before = UpdateWork.steps
        let found = issues { CycleDetector.withWorkLimit(limit) { queue.flush() } }
        return (found, UpdateWork.steps - before)
    }

    /// One that makes something new in each turn, by which it is woken: as a list that is made row by row.
    private func maker(steps: Int, made: Int, until end: Int = .max) -> Worker {
        let maker = Worker("maker")
        maker.turn = { maker in
            let next = Worker("made", in: .actions)
            next.steps = made
            next.turn = { _ in if maker.turns < end { maker.ask() } }
            next.ask()
        }
        maker.steps = steps
        return maker
    }

    @Test(
        "A loop that makes something new ends after as much work, be its rounds dear or cheap", arguments: [1, 10, 400])
    func rounds(steps: Int) {
        settleOthers()
        let maker = maker(steps: steps, made: steps)
        maker.ask()
        let (found, done) = settle(within: 10_000)
        #expect(found.count == 1 && found.first?.message.contains("maker (bodies)") == true, "\(found)")
        #expect(done < 30_000)
        #expect(maker.turns >= SettlingLimit.returns.rounds)
        maker.turn = { _ in }
    }

    @Test("What rounds lead to counts as theirs, however far from what comes back it is done")
    func aside() {
        settleOthers()
        let maker = maker(steps: 1, made: 1)
        let turn = maker.turn
        maker.turn = { maker in
            for _ in 0..<10 {
                let first = Worker("first", in: .layout)
                first.turn = { _ in
                    let second = Worker("second", in: .actions)
                    second.steps = 100
                    second.ask()
                }
                first.ask()
            }
            turn(maker)
        }
        maker.ask()
        let (found, done) = settle(within: 20_000)
        #expect(found.count == 1)
        #expect(done < 60_000 && maker.turns < 100)
        maker.turn = { _ in }
    }

    @Test("Rounds that come to their end within the limit are not stopped")
    func finite() {
        settleOthers()
        let maker = maker(steps: 10, made: 10, until: 400)
        maker.ask()
        let (found, _) = settle(within: 10_000)
        #expect(found.isEmpty && maker.turns == 400)
    }

    @Test("Work that nothing comes back to is not stopped, however much it is, nor what comes back beside it")
    func large() {
        settleOthers()
        let maker = maker(steps: 1, made: 1, until: 300)
        maker.ask()
        for index in 0..<300 {
            let worker = Worker("\(index)", in: .layout)
            worker.steps = 1_000
            worker.ask()
        }
        let (found, done) = settle(within: 10_000)
        #expect(found.isEmpty && done > 300_000 && maker.turns == 300)
    }

    @Test("Much work in one of many rounds is not that of a loop")
    func once() {
        settleOthers()
        let maker = maker(steps: 1, made: 1, until: 300)
        let turn = maker.turn
        maker.turn = { maker in
            if maker.turns == 140 { UpdateWork.count(100_000) }
            turn(maker)
        }
        maker.ask()
        let (found, _) = settle(within: 10_000)
        #expect(found.isEmpty && maker.turns == 300, "\(found)")
    }

    @Test(
        "Members of which each is made when the one before is called end after as much work, and what they wake does not"
    )
    func line() {
        settleOthers()
        let label = Label("label", in: .display)
        var count = 0
        @MainActor func make() {
            let body = Worker("body")
            body.steps = 100
            body.turn = { _ in
                let call = Worker("call", in: .actions)
                call.turn = { _ in
                    count += 1
                    label.ask()
                    make()
                }
                call.ask()
            }
            body.ask()
        }
        make()
        let (found, done) = settle(within: 10_000)
        #expect(found.count == 1 && found.first?.message.contains("without end") == true, "\(found)")
        #expect(done < 60_000 && count < 1_000)
        #expect(label.turns > 0 && !queue.hasWork)
    }

    @Test("What is nested deep, and calls nobody, is made whole however much that is")
    func deep() {
        settleOthers()
        var count = 0
        @MainActor func make() {
            let body = Worker("body")
            body.steps = 100
            body.turn = { _ in
                count += 1
                if count < 2_000 { make() }
            }
            body.ask()
        }
        make()
        let (found, done) = settle(within: 10_000)
        #expect(found.isEmpty && count == 2_000 && done >= 200_000)
    }

    // MARK: Changes

    /// Makes changes, of which each may ask for others when it is made.
    @MainActor private final class Changes: UpdateParticipant {
        var queuedPhases = UpdateQueue.PhaseSet()
        let updateLabel = "changes"
        private var waiting: [(cause: UpdateCause, steps: Int, change: () -> Void)] = []
        private(set) var refused = 0

        func ask(steps: Int, _ change: @escaping () -> Void) {
            waiting.append((CycleDetector.cause, steps, change))
            UpdateQueue.shared.enqueue(self, in: .actions)
        }

        func countsRuns(in phase: UpdateQueue.Phase) -> Bool { false }

        func performUpdate(in phase: UpdateQueue.Phase) {
            while !waiting.isEmpty {
                let next = waiting.removeFirst()
                CycleDetector.shared.countRound()
                guard CycleDetector.mayChange(self, because: next.cause) else {
                    refused += 1
                    continue
                }
                UpdateWork.count(next.steps)
                next.change()
            }
        }
    }

    @Test("Changes that bring about each other are cut once they did too much, and other changes are made")
    func changes() {
        settleOthers()
        let changes = Changes()
        var (count, others) = (0, 0)
        @MainActor func again() {
            count += 1
            changes.ask(steps: 100, again)
        }
        let starter = Worker("starter", in: .actions)
        starter.turn = { starter in
            if starter.turns == 1 { changes.ask(steps: 100, again) }
            // Others come one after the other, too, but do little.
            changes.ask(steps: 1) { others += 1 }
            if starter.turns < 20 { starter.ask() }
        }
        starter.ask()
        let (found, done) = settle(within: 10_000)
        #expect(found.isEmpty && changes.refused == 1)
        #expect(others == 20 && count >= 8 && done < 40_000)
    }

    @Test("Any number of changes asked for in one run are made, however much they do")
    func wide() {
        settleOthers()
        let changes = Changes()
        var count = 0
        let starter = Worker("starter", in: .actions)
        starter.turn = { _ in for _ in 0..<1_000 { changes.ask(steps: 100) { count += 1 } } }
        starter.ask()
        _ = settle(within: 10_000)
        #expect(count == 1_000 && changes.refused == 0)
    }
}
