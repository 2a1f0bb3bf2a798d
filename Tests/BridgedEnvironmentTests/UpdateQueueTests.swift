import Testing
import TestSupport

@testable import BridgedEnvironment

/// Notes each of its turns.
@MainActor private final class Participant: UpdateParticipant {
    var queuedPhases = UpdateQueue.PhaseSet()
    let name: String
    let updateDepth: Int
    let updateSerial: UInt64?
    let turn: (String, UpdateQueue.Phase) -> Void

    init(
        _ name: String, depth: Int = 0, serial: UInt64? = nil, turn: @escaping (String, UpdateQueue.Phase) -> Void
    ) {
        self.name = name
        updateDepth = depth
        updateSerial = serial
        self.turn = turn
    }

    func performUpdate(in phase: UpdateQueue.Phase) { turn(name, phase) }
    var updateLabel: String { name }
}

@MainActor @Suite struct UpdateQueueTests {
    private let queue = UpdateQueue.shared

    @Test("A participant has one turn in each phase it waits for, however often it was asked for")
    func several() {
        settleOthers()
        var turns: [UpdateQueue.Phase] = []
        let participant = Participant("one") { turns.append($1) }
        for phase in [UpdateQueue.Phase.display, .layout, .display, .handlers, .layout, .handlers] {
            queue.enqueue(participant, in: phase)
        }
        queue.flush()
        #expect(turns == [.handlers, .layout, .display])
        #expect(!queue.hasWork)
    }

    @Test("A participant may be asked for again in its own turn, for this phase or an earlier one")
    func again() {
        settleOthers()
        var turns: [UpdateQueue.Phase] = []
        var next: [UpdateQueue.Phase] = [.layout, .handlers, .display]
        var participant: Participant?
        participant = Participant("one") { _, phase in
            turns.append(phase)
            if !next.isEmpty, let participant { queue.enqueue(participant, in: next.removeFirst()) }
        }
        if let participant { queue.enqueue(participant, in: .layout) }
        queue.flush()
        #expect(turns == [.layout, .layout, .handlers, .display])
        participant = nil
    }

    @Test("A flush up to a phase leaves what comes later to the next one")
    func upTo() {
        settleOthers()
        var turns: [UpdateQueue.Phase] = []
        let participant = Participant("one") { turns.append($1) }
        queue.enqueue(participant, in: .layout)
        queue.enqueue(participant, in: .display)
        queue.flush(through: .representables)
        #expect(turns.isEmpty)
        queue.flush(through: .layout)
        #expect(turns == [.layout])
        #expect(queue.hasWork)
        #expect(!queue.hasWork(before: .display))
        #expect(queue.hasWork(before: .callbacks))
        queue.flush()
        #expect(turns == [.layout, .display])
    }

    @Test("What is to happen at the end of a flush happens though the flush has nothing else to do, and once")
    func ending() {
        settleOthers()
        var count = 0
        queue.atEnd { count += 1 }
        queue.flush(through: .changes)
        queue.flush()
        #expect(count == 1)
    }

    @Test("Who keeps an update awake is stopped, everyone else has a turn, and all can be asked for again")
    func stopped() {
        settleOthers()
        var turns = 0
        var isRestless = true
        var participant: Participant?
        participant = Participant("restless") { _, _ in
            turns += 1
            if isRestless, let participant { queue.enqueue(participant, in: .layout) }
        }
        let other = Participant("other") { _, _ in turns += 1_000_000 }
        guard let participant else { return }
        let reported = issues {
            queue.enqueue(other, in: .display)
            queue.enqueue(participant, in: .layout)
            queue.flush()
        }
        #expect(reported.count == 1)
        #expect(!queue.hasWork)
        #expect(turns > 1_000_000 && turns < 1_000_300)
        isRestless = false
        turns = 0
        queue.enqueue(other, in: .display)
        queue.enqueue(participant, in: .layout)
        queue.flush()
        #expect(turns == 1_000_001)
    }

    private enum Command {
        case add(depth: Int, serial: UInt64?)
        case withdraw(Int)
        case run
    }

    @Test("Of those who wait, the highest has its turn first, then the lowest number, then who came first")
    func order() {
        PropertyCheck<Command>("update order") { source in
            switch Int.random(in: 0..<8, using: &source) {
            case 0, 1: return .run
            case 2: return .withdraw(Int.random(in: 0..<1_000, using: &source))
            default: break
            }
            return .add(
                depth: Int.random(in: 0..<4, using: &source),
                serial: Bool.random(using: &source) ? nil : UInt64.random(in: 0..<1_000, using: &source))
        } run: { commands in
            var heap = PhaseQueue()
            var model: [(depth: Int, serial: UInt64, name: String)] = []
            var waiting: [String: Participant] = [:]
            @MainActor func insert(_ participant: Participant) {
                waiting[participant.name] = participant
                heap.insert(participant)
            }
            var arrivals: UInt64 = 0
            for (index, command) in commands.enumerated() {
                switch command {
                case .add(let depth, let serial):
                    if model.isEmpty { arrivals = 0 }
                    let number = serial ?? arrivals
                    arrivals += 1
                    // Two of one number may come in either order.
                    if model.contains(where: { $0.depth == depth && $0.serial == number }) {
                        insert(Participant("\(index)", depth: 1_000, serial: UInt64(index)) { _, _ in })
                        model.append((1_000, UInt64(index), "\(index)"))
                    } else {
                        insert(Participant("\(index)", depth: depth, serial: serial) { _, _ in })
                        model.append((depth, number, "\(index)"))
                    }
                case .withdraw(let number):
                    if model.isEmpty { continue }
                    let name = model.remove(at: number % model.count).name
                    if let participant = waiting[name] { heap.withdraw(participant) }
                    weak let gone = waiting.removeValue(forKey: name)
                    if gone != nil { return "\(name) is kept" }
                case .run:
                    let expected = model.min { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
                    let found = (heap.popFirst() as? Participant)?.name
                    if found != expected?.name {
                        return "\(found ?? "nobody") instead of \(expected?.name ?? "nobody")"
                    }
                    model.removeAll { $0.name == expected?.name && $0.serial == expected?.serial }
                }
                if heap.isEmpty != model.isEmpty { return "isEmpty is \(heap.isEmpty)" }
            }
            var rest = 0
            while heap.popFirst() != nil { rest += 1 }
            return rest == model.count && heap.isEmpty ? nil : "\(rest) left of \(model.count)"
        }
        .check(sequences: 300, length: 40)
    }

    @Test("Those that are withdrawn over and over give their memory back, and those that wait keep their order")
    func withdrawnOften() {
        var queue = PhaseQueue()
        let waiting = (0..<40).map { Participant("\($0)", depth: ($0 * 7) % 40, serial: 0) { _, _ in } }
        for participant in waiting { queue.insert(participant) }
        for _ in 0..<1_000 {
            let other = Participant("other", depth: 50, serial: 0) { _, _ in }
            queue.insert(other)
            queue.withdraw(other)
            #expect(queue.entryCount <= 130)
        }
        var names: [String] = []
        while let next = queue.popFirst() as? Participant { names.append(next.name) }
        #expect(names == waiting.sorted { $0.updateDepth < $1.updateDepth }.map(\.name))
        #expect(queue.isEmpty && queue.entryCount == 0)
    }

    @Test("A set of phases names the first, those before one and those up to one")
    func sets() {
        var set = UpdateQueue.PhaseSet()
        #expect(set.isEmpty && set.first == nil)
        for phase in UpdateQueue.Phase.allCases {
            set.insert(phase)
            #expect(set.contains(phase) && set.through(phase).contains(phase) && !set.before(phase).contains(phase))
        }
        #expect(set.before(.scopes).isEmpty)
        #expect(set.first == .scopes)
        for phase in UpdateQueue.Phase.allCases {
            #expect(set.first == phase)
            set.remove(phase)
            #expect(!set.contains(phase) && set.through(phase).isEmpty)
        }
        #expect(set.isEmpty)
    }
}
