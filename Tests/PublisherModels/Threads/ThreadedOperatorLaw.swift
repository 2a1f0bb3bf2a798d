import Foundation
import Publishing
import Synchronization
import TestSupport

/// Whatever several threads send, ask for and cancel, an operator keeps the laws that `Probe` checks, and what comes of it
/// is what its rule says.
///
/// Eight threads have its sources send, each of which calls one thread at a time, as a publisher must. They ask for values
/// and let time go on; some end sources or cancel. The subscriber does the same while it receives.
package struct ThreadedOperatorLaw {
    private let operation: OperatorCase
    private let team: ThreadTeam
    private let steps: Int

    package init(_ operation: OperatorCase, team: ThreadTeam, steps: Int = 24) {
        self.operation = operation
        self.team = team
        self.steps = steps
    }

    /// What is wrong after several runs, with how many seconds there are for each of them.
    package func failure(runs: Int, seed: UInt64, within seconds: TimeInterval = 120) -> String? {
        var source = SplitMix64(seed: seed)
        for run in 0..<runs {
            if let failure = failure(seed: source.next(), seconds) {
                return "\(operation.name), run \(run) from seed \(seed): \(failure)"
            }
        }
        return nil
    }

    /// What may happen in one run, and what threads have in common there.
    // All of it is constant, or safe on every thread.
    private final class Run: @unchecked Sendable {
        let world = World(isAlone: false)
        let probe: Probe
        let publisher: AnyPublisher<String, any Error>
        let seed: UInt64
        let areUnique: Bool
        /// How often in a thousand steps a source ends, and the subscriber cancels.
        let (ending, cancelling): (Int, Int)
        let wantsAll: Bool
        let subscribesFirst: Bool
        private let values = Atomic<Int>(1000)

        init(_ operation: OperatorCase, _ seed: UInt64) {
            var random = SplitMix64(seed: seed)
            self.seed = random.next()
            areUnique = operation.rule != nil
            ending = [0, 4, 20][random.below(3)]
            cancelling = [0, 0, 4][random.below(3)]
            wantsAll = random.below(2) == 0
            subscribesFirst = random.below(2) == 0
            probe = Probe(world, asking: wantsAll ? .unlimited : .max(random.below(4)))
            publisher = operation.build(world)
            var reactions = SplitMix64(seed: random.next())
            probe.react = { [unowned self] in reaction(&reactions) }
            if subscribesFirst { publisher.subscribe(probe) }
        }

        private func value(_ random: inout SplitMix64) -> Int {
            areUnique ? values.wrappingAdd(1, ordering: .relaxed).newValue : random.below(6)
        }

        private func reaction(_ random: inout SplitMix64) -> Reaction? {
            switch random.below(12) {
            case 0: random.below(1000) < cancelling * 20 ? .cancelInside : nil
            case 1 where random.below(1000) < ending * 20:
                random.below(2) == 0 ? .finishInside(random.below(8)) : .failInside(random.below(8), random.below(9))
            case 2, 3: .sendInside(random.below(8), value(&random))
            case 4, 5: .requestInside(1 + random.below(3))
            case 6, 7: .ask(random.below(4))
            default: nil
            }
        }

        func work(_ thread: Int, steps: Int) {
            if thread == 0, !subscribesFirst { publisher.subscribe(probe) }
            var random = SplitMix64(seed: seed &+ UInt64(thread))
            // Less than a timeout has.
            var time = 8
            for _ in 0..<steps {
                if random.below(1000) < ending {
                    world.end(random.below(8), random.below(3) == 0 ? random.below(9) : nil)
                }
                if random.below(1000) < cancelling { probe.cancel() }
                switch random.below(10) {
                case 0, 1: probe.request(.max(1 + random.below(3)))
                case 2, 3:
                    let steps = min(random.below(3), time)
                    time -= steps
                    world.advance(by: steps)
                default: world.send(random.below(8), value(&random))
                }
            }
        }
    }

    private func failure(seed: UInt64, _ seconds: TimeInterval) -> String? {
        let run = Run(operation, seed)
        let steps = steps
        guard team.run(within: seconds, { run.work($0, steps: steps) }) else {
            return "threads still wait for each other after \(seconds) seconds"
        }
        let (world, probe) = (run.world, run.probe)
        probe.react = { nil }
        let end = world.conclude(probe)
        if let wrong = world.wrong { return "\(wrong); \(end.got)" }
        if let source = end.leaked { return "source \(source.index) goes on after \(end.got)" }
        guard let rule = operation.rule else {
            return operation.difference(of: end.got, isCancelled: end.isCancelled, end.events)
        }
        return rule.problem(
            ThreadRun(
                end.events, sources: world.sources.count, end.got, isCancelled: end.isCancelled,
                wantsAll: run.wantsAll))
    }
}
