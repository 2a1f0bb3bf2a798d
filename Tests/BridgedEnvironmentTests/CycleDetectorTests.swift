import TestSupport
import Testing

@testable import BridgedEnvironment

/// Does in each of its turns what it is told to.
@MainActor private class Actor: UpdateParticipant {
    var queuedPhases = UpdateQueue.PhaseSet()
    let updateLabel: String
    let phase: UpdateQueue.Phase
    private(set) var turns = 0
    /// What its last turn saw of what it follows.
    var seen: [Int] = []
    var turn: (Actor) -> Void = { _ in }

    init(_ label: String, in phase: UpdateQueue.Phase = .layout) {
        updateLabel = label
        self.phase = phase
    }

    func ask() { UpdateQueue.shared.enqueue(self, in: phase) }

    func performUpdate(in phase: UpdateQueue.Phase) {
        turns += 1
        turn(self)
    }
}

private final class Label: Actor {}

@MainActor @Suite("Finding what keeps an update awake") struct CycleDetectorTests {
    private let queue = UpdateQueue.shared

    @Test("Of two that wake each other and one that they wake, the two are stopped and the third sees the last of it")
    func downstream() {
        settleOthers()
        let (a, b, c) = (Actor("a", in: .handlers), Actor("b"), Actor("c", in: .display))
        a.turn = { _ in b.ask() }
        b.turn = { _ in
            a.ask()
            c.ask()
        }
        c.turn = { $0.seen = [b.turns] }
        a.ask()
        let found = issues { queue.flush() }
        #expect(found.count == 1)
        #expect(found.first?.message.contains("a (handlers), b (layout). ") == true, "\(found)")
        #expect(c.seen == [b.turns] && c.turns >= 1)
        #expect(a.turns < 1_000)
        #expect(!queue.hasWork)
    }

    @Test("A member that 5,000 others each wake once, or that each force in turn, is in no loop")
    func hub() {
        settleOthers()
        let hub = Actor("hub", in: .bodies)
        let forced = Actor("forced", in: .bodies)
        let others = (0..<5_000).map { Actor("\($0)", in: .representables) }
        for other in others {
            other.turn = { _ in
                hub.ask()
                forced.ask()
                queue.flush(through: .bodies)
            }
            other.ask()
        }
        #expect(issues { queue.flush() }.isEmpty)
        #expect(hub.turns == 5_000 && forced.turns == 5_000)
    }

    @Test("A chain of 20,000, each waking the next in an earlier phase, comes to its end")
    func chain() {
        settleOthers()
        var last = Actor("last", in: .handlers)
        let end = last
        var all = [last]
        for index in 1..<20_000 {
            let next = last
            let actor = Actor("\(index)", in: index.isMultiple(of: 2) ? .handlers : .display)
            actor.turn = { _ in next.ask() }
            all.append(actor)
            last = actor
        }
        last.ask()
        #expect(issues { queue.flush() }.isEmpty)
        #expect(end.turns == 1)
        // So that they are not freed one inside the other.
        for actor in all { actor.turn = { _ in } }
    }

    @Test("One that makes something new in each of 1,000 turns is not stopped; one that does so for ever is")
    func growth() {
        settleOthers()
        for limit in [1_000, Int.max] {
            var made: [Actor] = []
            let maker = Actor("maker", in: .bodies)
            maker.turn = { _ in
                if made.count >= limit { return }
                let next = Actor("made", in: .layout)
                next.turn = { _ in maker.ask() }
                made.append(next)
                next.ask()
            }
            maker.ask()
            let found = issues { queue.flush() }
            if limit == 1_000 {
                #expect(found.isEmpty && made.count == 1_000)
            } else {
                #expect(found.count == 1 && found[0].message.contains("maker (bodies)"))
                #expect(made.count < 10_000)
            }
        }
    }

    @Test("Members that each make the next one without end are stopped, and what they wake is not")
    func lineage() {
        settleOthers()
        final class Count { var value = 0 }
        let count = Count()
        let label = Label("label", in: .display)
        label.turn = { $0.seen = [count.value] }
        @MainActor func make() {
            let next = Actor("made")
            next.turn = { _ in
                count.value += 1
                make()
                label.ask()
            }
            next.ask()
        }
        make()
        let found = issues { queue.flush() }
        #expect(found.count == 1 && found[0].message.contains("without end: made."), "\(found)")
        #expect(count.value < 200_000)
        #expect(label.seen == [count.value])
        #expect(!queue.hasWork)
    }

    @Test("What was stopped takes part in the next update again")
    func next() {
        settleOthers()
        let restless = Actor("restless")
        restless.turn = { $0.ask() }
        restless.ask()
        #expect(issues { queue.flush() }.count == 1)
        restless.turn = { _ in }
        let before = restless.turns
        restless.ask()
        #expect(issues { queue.flush() }.isEmpty)
        #expect(restless.turns == before + 1)
    }

    // MARK: Law

    private enum Command {
        /// Actor `from` wakes `to`: always, or at its first turn only.
        case wakes(from: Int, to: Int, always: Bool)
        /// Actor `from` makes one that wakes `to`, at its first turns.
        case makes(from: Int, to: Int, times: Int)
        /// Actor `from` forces an update in its first turns.
        case forces(from: Int, times: Int)
        /// Actor `from` does so much in each of its turns.
        case works(from: Int, steps: Int)
        case start(Int)
    }

    private static let count = 8

    @Test("In random graphs who is in a loop is stopped, and everybody else sees the last of what wakes it")
    func graphs() {
        PropertyCheck<Command>("update loops") { source in
            let (from, to) = (
                Int.random(in: 0..<Self.count, using: &source), Int.random(in: 0..<Self.count, using: &source)
            )
            switch Int.random(in: 0..<11, using: &source) {
            case 10: return .works(from: from, steps: Int.random(in: 1...400, using: &source))
            case 0..<4: return .wakes(from: from, to: to, always: Int.random(in: 0..<3, using: &source) == 0)
            case 4: return .makes(from: from, to: to, times: Int.random(in: 1...3, using: &source))
            case 5: return .forces(from: from, times: Int.random(in: 1...3, using: &source))
            default: return .start(from)
            }
        } run: { commands in
            check(commands)
        }
        .check(sequences: 400, length: 24)
    }

    private func check(_ commands: [Command]) -> String? {
        settleOthers()
        let phases = UpdateQueue.Phase.allCases.filter { $0 != .scopes && $0 != .changes }
        let actors = (0..<Self.count).map { Actor("<\($0)>", in: phases[$0 % phases.count]) }
        var follows = Array(repeating: Set<Int>(), count: Self.count)
        var deeds = Array(repeating: [(Actor) -> Void](), count: Self.count)
        var starts: Set<Int> = []
        for command in commands {
            switch command {
            case .wakes(let from, let to, let always):
                if always { follows[to].insert(from) }
                deeds[from].append { if always || $0.turns == 1 { actors[to].ask() } }
            case .makes(let from, let to, let times):
                deeds[from].append { maker in
                    if maker.turns > times { return }
                    let made = Actor("made", in: .layout)
                    made.turn = { _ in actors[to].ask() }
                    made.ask()
                }
            case .forces(let from, let times):
                deeds[from].append { if $0.turns <= times { UpdateQueue.shared.flush(through: .layout) } }
            case .works(let from, let steps): deeds[from].append { _ in UpdateWork.count(steps) }
            case .start(let index): starts.insert(index)
            }
        }
        for (index, actor) in actors.enumerated() {
            let (mine, above) = (deeds[index], follows[index].sorted())
            actor.turn = { actor in
                actor.seen = above.map { actors[$0].turns }
                for deed in mine { deed(actor) }
            }
        }
        for index in starts.sorted() { actors[index].ask() }
        let found = issues { CycleDetector.withWorkLimit(4_000) { queue.flush() } }
        defer { for actor in actors { actor.turn = { _ in } } }
        if queue.hasWork { return "there is work left" }

        // Who can wake itself by what happens at every turn is in a loop, if it had a turn at all.
        var reach = follows
        for middle in 0..<Self.count {
            for index in 0..<Self.count where reach[index].contains(middle) { reach[index].formUnion(reach[middle]) }
        }
        let restless = (0..<Self.count).filter { reach[$0].contains($0) && actors[$0].turns > 0 }
        for index in 0..<Self.count where !reach[index].contains(index) {
            if found.contains(where: { $0.message.contains("<\(index)>") }) { return "<\(index)> is in no loop" }
            let latest = follows[index].sorted().map { actors[$0].turns }
            // It reads before the deeds of a forced update, so what it follows may only be as new or newer in a loop.
            if actors[index].turns > 0, actors[index].seen != latest {
                return "<\(index)> saw \(actors[index].seen) and not \(latest)"
            }
            if actors[index].turns == 0, latest.contains(where: { $0 > 0 }) { return "<\(index)> had no turn" }
        }
        // Each loop is reported by at least one of those that can wake each other.
        for index in restless {
            let loop = (0..<Self.count).filter { reach[$0].contains(index) && reach[index].contains($0) }
            if !loop.contains(where: { member in found.contains { $0.message.contains("<\(member)>") } }) {
                return "the loop of \(loop) is not reported"
            }
        }
        for actor in actors where actor.turns > 20_000 { return "\(actor.updateLabel) had \(actor.turns) turns" }
        return nil
    }
}
