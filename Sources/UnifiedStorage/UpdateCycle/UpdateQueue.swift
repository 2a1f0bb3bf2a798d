/// Runs what became dirty, in phases, until nothing is: one flush a turn of the main actor.
///
/// The lowest phase that has work always runs first; within a phase, what is higher in the tree. An update that does
/// not settle is stopped and reported; it never hangs.
@MainActor public final class UpdateQueue {
    /// The one queue of the main actor.
    package static let shared = UpdateQueue()

    /// The phases of an update, in order.
    ///
    /// `changes` lets in the next of the changes that wait, once what the one before caused is done. `actions` are what
    /// views asked to be called for once they are laid out; `callbacks` come when everything is drawn.
    package enum Phase: Int, CaseIterable, Sendable {
        case scopes, handlers, bodies, representables, changes, layout, actions, display, callbacks
    }

    // Read and changed in single steps on one actor: checks of access would cost a fifth of a small update.
    @exclusivity(unchecked) private var queues: [PhaseQueue] = Array(
        repeating: PhaseQueue(), count: Phase.allCases.count)
    @exclusivity(unchecked) private var isScheduled = false
    @exclusivity(unchecked) private var nesting = 0
    @exclusivity(unchecked) private var lastPhase = Phase.scopes
    @exclusivity(unchecked) private var lastRun: ObjectIdentifier?
    @exclusivity(unchecked) private var cycles = CycleDetector()
    /// Trees outside every window that the flush in progress takes along.
    @exclusivity(unchecked) private var included: [(Scope) -> Bool] = []

    @exclusivity(unchecked) private var endings: [() -> Void] = []
    /// Whether what the change let in last caused is still going on.
    @exclusivity(unchecked) private var isShowingChange = false
    /// How many flushes there were, not counting those inside others.
    package private(set) var flushCount: UInt64 = 0

    private init() {
        StagingArea.shared.onWork = { [unowned self] in schedule() }
    }

    /// Whether a flush is going on.
    package var isFlushing: Bool { nesting > 0 }

    /// Adds a participant to a phase, once, and makes sure a flush comes.
    package func enqueue(_ participant: any UpdateParticipant, in phase: Phase) {
        if queues[phase.rawValue].insert(participant) { schedule() }
    }

    /// Whether a phase before `phase` has work.
    package func hasWork(before phase: Phase) -> Bool {
        if StagingArea.shared.hasWork, phase.rawValue > 0 { return true }
        for index in 0..<phase.rawValue where !queues[index].isEmpty { return true }
        return false
    }

    /// Runs `body` when the flush in progress, or else the next one, is over.
    package func atEnd(_ body: @escaping () -> Void) { endings.append(body) }

    /// Whether anything is dirty.
    package var hasWork: Bool {
        if StagingArea.shared.hasWork { return true }
        for queue in queues where !queue.isEmpty { return true }
        return false
    }

    private func schedule() {
        if isScheduled || nesting > 0 { return }
        isScheduled = true
        Task { @MainActor in
            self.isScheduled = false
            self.flush()
        }
    }

    /// Runs until no phase up to `last` has work.
    ///
    /// May be called from inside a participant: what is left to do is then done here.
    /// - Parameter isIncluded: answers for a scope of a tree outside every window whether it takes part too.
    package func flush(through last: Phase = .callbacks, including isIncluded: ((Scope) -> Bool)? = nil) {
        if nesting >= CycleDetector.nestingLimit {
            cycles.stopped("updates are forced from inside updates, \(nesting) deep")
            return
        }
        if let isIncluded { included.append(isIncluded) }
        if nesting == 0 { flushCount += 1 }
        nesting += 1
        defer {
            nesting -= 1
            if isIncluded != nil { included.removeLast() }
            if nesting == 0 {
                Scope.beginRound()
                cycles.reset()
                isShowingChange = false
                let due = endings
                endings = []
                for ending in due { ending() }
                if hasWork { schedule() }
            }
        }
        if isIncluded != nil { commitScopes() }
        while let phase = nextPhase(through: last) {
            if phase.rawValue < lastPhase.rawValue || (phase == .scopes && lastPhase == .scopes) {
                cycles.countRound()
            }
            lastPhase = phase
            if phase == .scopes, StagingArea.shared.hasWork {
                commitScopes()
                continue
            }
            let participant = queues[phase.rawValue].popFirst()
            if cycles.shouldStop(running: participant, in: phase) {
                abandon()
                return
            }
            // A participant that comes straight back counts as a round, so that no loop goes unnoticed.
            if lastRun == ObjectIdentifier(participant) { cycles.countRound() }
            lastRun = ObjectIdentifier(participant)
            participant.performUpdate(in: phase)
        }
    }

    private func commitScopes() {
        let rules = included
        let isIncluded: (Scope) -> Bool = { scope in
            for rule in rules where rule(scope) { return true }
            return false
        }
        if !rules.isEmpty { Scope.treesMoved() }
        StagingArea.shared.commit(including: isIncluded)
        // Everyone concerned knows the values before by now; what changes from here on is another round's.
        if !StagingArea.shared.hasWork { Scope.beginRound(where: isIncluded) }
    }

    private func nextPhase(through last: Phase) -> Phase? {
        if StagingArea.shared.hasWork { return .scopes }
        for index in 0...last.rawValue {
            // The first change that waits is let in along with what is dirty already, so that a body runs once for both.
            if index == Phase.bodies.rawValue, !isShowingChange, last.rawValue >= Phase.changes.rawValue,
                !queues[Phase.changes.rawValue].isEmpty
            {
                isShowingChange = true
                return .changes
            }
            if index == Phase.changes.rawValue { isShowingChange = !queues[index].isEmpty }
            if !queues[index].isEmpty { return Phase(rawValue: index) }
        }
        return nil
    }

    private func abandon() {
        for phase in Phase.allCases {
            for participant in queues[phase.rawValue].removeAll() { participant.abandonUpdate(in: phase) }
        }
        StagingArea.shared.abandon()
    }
}

/// Something the update queue runs.
@MainActor package protocol UpdateParticipant: AnyObject {
    /// Does the participant's work of one phase. It is in the queue no more when this is called.
    func performUpdate(in phase: UpdateQueue.Phase)
    /// The update was stopped: what was queued will not run.
    func abandonUpdate(in phase: UpdateQueue.Phase)
    /// How deep in the tree the participant is; what is higher runs first.
    var updateDepth: Int { get }
    /// Its number among participants of one depth, the lowest first; `nil` goes by arrival. Less than 2 to the 44th.
    var updateSerial: UInt64? { get }
    /// What it is called in a report.
    var updateLabel: String { get }
}

extension UpdateParticipant {
    package func abandonUpdate(in phase: UpdateQueue.Phase) {}
    package var updateDepth: Int { 0 }
    package var updateSerial: UInt64? { nil }
}
