/// A queue that runs work in phases until none is left, once per turn of the main actor.
///
/// The lowest phase with work always runs first, except that the first of the pending changes is applied before any
/// body runs. Within a phase, work higher in the tree runs first. Work that would keep an update from settling is
/// stopped and reported, and the rest is completed; see `CycleDetector`.
@MainActor package final class UpdateQueue {
    /// The one queue of the main actor.
    package static let shared = UpdateQueue()

    package typealias Phase = UpdatePhase
    package typealias PhaseSet = UpdatePhaseSet

    // Read and changed in single steps on one actor: checks of access would cost a fifth of a small update.
    @exclusivity(unchecked) private var queues: [PhaseQueue] = Array(
        repeating: PhaseQueue(), count: Phase.allCases.count)
    /// The phases that have work.
    private var waiting = PhaseSet()
    private var isScheduled = false
    private var nesting = 0
    private var lastPhase = Phase.scopes
    private var lastRun: ObjectIdentifier?
    private let cycles = CycleDetector.shared
    /// Trees outside every window that the flush in progress takes along.
    @exclusivity(unchecked) private var included: [IncludedTree] = []
    @exclusivity(unchecked) private var endings: [() -> Void] = []
    @exclusivity(unchecked) private var beginnings: [() -> Void] = []
    /// Whether the work that the change let in last has caused is still going on.
    private var isShowingChange = false
    /// How many flushes there were, not counting those inside others.
    @exclusivity(unchecked) package private(set) var flushCount: UInt64 = 0

    private init() {
        PendingChanges.shared.onWork = { [unowned self] in schedule() }
    }

    private struct WeakLoop { weak var loop: UpdateLoop? }
    private var loops: [WeakLoop] = []

    /// Adds a loop that hears when something is due.
    func add(_ loop: UpdateLoop) {
        loops.removeAll { $0.loop == nil }
        loops.append(WeakLoop(loop: loop))
    }

    /// Whether a flush is going on.
    package var isFlushing: Bool { nesting > 0 }

    /// Adds a participant to a phase, once, and makes sure a flush comes.
    package func enqueue(_ participant: any UpdateParticipant, in phase: Phase) {
        ChangeCount.add()
        var phases = participant.queuedPhases
        if phases.contains(phase) { return }
        phases.insert(phase)
        participant.queuedPhases = phases
        queues[phase.rawValue].insert(participant)
        // Work for a phase that is going on or over starts an update over.
        if nesting > 0, phase.rawValue <= lastPhase.rawValue { cycles.countRound() }
        if CycleDetector.isCounting { noteRequest(of: participant, in: phase) }
        waiting.insert(phase)
        schedule()
    }

    private func noteRequest(of participant: some UpdateParticipant, in phase: Phase) {
        CycleDetector.noteRequest(of: participant, in: phase)
    }

    /// Takes a waiting participant out of the queue of a phase, which otherwise keeps it until its turn.
    package func withdraw(_ participant: any UpdateParticipant, from phase: Phase) {
        guard participant.queuedPhases.contains(phase) else { return }
        participant.queuedPhases.remove(phase)
        queues[phase.rawValue].withdraw(participant)
        if queues[phase.rawValue].isEmpty { waiting.remove(phase) }
    }

    /// Takes out the first participant of a phase; `nil` if there is none.
    private func popFirst(in phase: Phase) -> (any UpdateParticipant)? {
        let participant = queues[phase.rawValue].popFirst()
        if queues[phase.rawValue].isEmpty { waiting.remove(phase) }
        if let participant {
            // Not in place, for which a property of a protocol allocates.
            var phases = participant.queuedPhases
            phases.remove(phase)
            participant.queuedPhases = phases
        }
        return participant
    }

    /// Whether a phase before `phase` has work.
    package func hasWork(before phase: Phase) -> Bool {
        if PendingChanges.shared.hasWork, phase.rawValue > 0 { return true }
        return !waiting.before(phase).isEmpty
    }

    /// Runs `body` at the start of each flush that runs bodies, from the next one on. For changes that send no
    /// notification.
    package func atStart(_ body: @escaping () -> Void) { beginnings.append(body) }

    /// Runs `body` when the flush in progress, or else the next one, is over.
    package func atEnd(_ body: @escaping () -> Void) { endings.append(body) }

    /// Whether anything is dirty.
    package var hasWork: Bool { !waiting.isEmpty || PendingChanges.shared.hasWork }

    /// Whether a flush up to `last` would find nothing to do.
    private func isSettled(through last: Phase) -> Bool {
        waiting.through(last).isEmpty && scopesAreSettled && (endings.isEmpty || nesting > 0)
    }

    /// Whether committing would change nothing, and no earlier values are remembered.
    private var scopesAreSettled: Bool { !PendingChanges.shared.hasWork && !Scope.hasHistories }

    private func schedule() {
        if nesting > 0 { return }
        for loop in loops { loop.loop?.announce() }
        if isScheduled { return }
        isScheduled = true
        Task { @MainActor in
            self.isScheduled = false
            self.flush()
        }
    }

    /// Runs until no phase up to `last` has work.
    ///
    /// May be called from inside a participant: the remaining work is then done here. Costs next to nothing if there
    /// is no work.
    /// - Parameter tree: a tree that takes part even if it is outside every window.
    package func flush(through last: Phase = .callbacks, including tree: IncludedTree? = nil) {
        if nesting == 0 {
            flushCount += 1
            // Once an update: threads that never rest cannot keep it from coming to its end.
            MainMailbox.empty()
            if last.rawValue >= Phase.bodies.rawValue { for beginning in beginnings { beginning() } }
        }
        settle(through: last, including: tree)
    }

    /// Performs the work of `flush(through:including:)` as a part of an update or a layout in progress.
    package func settle(through last: Phase, including tree: IncludedTree? = nil) {
        if let tree { PendingChanges.shared.include(tree) }
        if isSettled(through: last) || !cycles.enter() { return }
        if let tree { included.append(tree) }
        nesting += 1
        CycleDetector.nested { run(through: last, mayIncludeMore: tree != nil) }
        nesting -= 1
        cycles.leave()
        if tree != nil { included.removeLast() }
        if nesting == 0 { end() }
    }

    /// Runs a participant's work of a phase now, out of turn. It is not counted as a run.
    package static func runNow(_ participant: some UpdateParticipant, in phase: Phase) {
        participant.performUpdate(in: phase)
    }

    private func run(through last: Phase, mayIncludeMore: Bool) {
        if mayIncludeMore, !scopesAreSettled {
            lastPhase = .scopes
            commitScopes()
        }
        while let phase = nextPhase(through: last) {
            if phase.rawValue < lastPhase.rawValue || (phase == .scopes && lastPhase == .scopes) {
                cycles.countRound()
            }
            lastPhase = phase
            if phase == .scopes, PendingChanges.shared.hasWork {
                commitScopes()
                continue
            }
            guard let participant = popFirst(in: phase) else { continue }
            UpdateWork.count()
            // A participant that comes straight back counts as a round, so that no loop goes unnoticed.
            if lastRun == ObjectIdentifier(participant) { cycles.countRound() }
            lastRun = ObjectIdentifier(participant)
            if !CycleDetector.isCounting || isAllowed(participant, in: phase) {
                participant.performUpdate(in: phase)
            } else {
                participant.abandonUpdate(in: phase)
            }
        }
    }

    /// Counts a turn of a participant; false for one that was stopped.
    private func isAllowed(_ participant: some UpdateParticipant, in phase: Phase) -> Bool {
        if participant.countsRuns(in: phase) { return CycleDetector.mayRun(participant, in: phase) }
        CycleDetector.resumeRequest(of: participant, in: phase)
        return true
    }

    /// The outermost flush is over.
    private func end() {
        Scope.beginRound()
        isShowingChange = false
        for loop in loops { loop.loop?.updateIsOver() }
        if !endings.isEmpty {
            let due = endings
            endings = []
            for ending in due { ending() }
        }
        if hasWork { schedule() }
    }

    private func commitScopes() {
        let isIncluded = IncludedTree.rule(for: included)
        PendingChanges.shared.commit(including: isIncluded)
        // All observers concerned know the earlier values by now; later changes belong to another round.
        if !PendingChanges.shared.hasWork { Scope.beginRound(where: isIncluded) }
    }

    private func nextPhase(through last: Phase) -> Phase? {
        if PendingChanges.shared.hasWork { return .scopes }
        let next = waiting.through(last).first
        if let next, next.rawValue < Phase.bodies.rawValue { return next }
        if last.rawValue < Phase.changes.rawValue { return next }
        // The first waiting change is let in together with the existing dirty state, so that a body runs once for
        // both.
        if !isShowingChange, waiting.contains(.changes) {
            isShowingChange = true
            return .changes
        }
        if let next, next.rawValue < Phase.changes.rawValue { return next }
        isShowingChange = waiting.contains(.changes)
        return next
    }
}
