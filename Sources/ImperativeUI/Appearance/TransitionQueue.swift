import BridgedEnvironment

/// The changes of the content of windows, presentations and navigation controllers, one after the other, and the
/// pending calls to controllers about them.
///
/// A change is made at once. One that is asked for while controllers are told of another, or while others wait, is
/// made once all controllers have been told of the one before: at the latest when the update in progress, or the next
/// one, has laid out the views. Changes that bring about each other without end are made one after the other in turns
/// of the main actor, and hold up no others.
@MainActor final class TransitionQueue: UpdateParticipant {
    static let shared = TransitionQueue()

    private struct Request {
        let isAnimated: Bool
        let cause: UpdateCause
        let change: () -> Void
    }

    private struct Notice {
        let kind: Kind
        let cause: UpdateCause
    }

    private enum Kind {
        /// The view has left its window.
        case disappeared(any Appearing)
        /// The view is in its window, and laid out when this is due.
        case appeared(any Appearing)
        /// To be called once everything before it was told.
        case completion(() -> Void)

        var rank: Int {
            switch self {
            case .disappeared: 0
            case .appeared: 1
            case .completion: 2
            }
        }
    }

    /// How many layout passes are going on, one inside the other. No controller is told of anything meanwhile.
    static var layoutDepth = 0

    private var waiting: ArraySlice<Request> = []
    /// Requests that came of changes without end, for the next turn of the main actor.
    private var late: [Request] = []
    /// Requests that are made in this turn, as many as there were when it began.
    private var due: ArraySlice<Request> = []
    private var notices: [Notice] = []
    /// How many callbacks are running, one inside the other.
    private var callbackDepth = 0
    var queuedPhases = UpdateQueue.PhaseSet()
    /// A step came due while a callback ran.
    private var isStepOwed = false
    /// The controller that was not laid out when it was to be told that it appeared.
    private weak var stalled: (any Appearing)?

    /// Whether a change is being made.
    private(set) var isChanging = false
    /// Whether the change being made is animated; false outside of one.
    private(set) var isAnimated = false

    /// The coordinator of an animated change, from its beginning until controllers were told that they are shown;
    /// `nil` outside of one. Set by the code that makes the change.
    var coordinator: (any Coordinating)?

    private init() {}

    // MARK: Changes

    /// Makes a change, or lets it wait for those before.
    func perform(animated: Bool, _ change: @escaping () -> Void) {
        let request = Request(isAnimated: animated, cause: CycleDetector.cause, change: change)
        let cycles = CycleDetector.shared
        // The effects of the change count as an update, also outside of one.
        if isBusy || !waiting.isEmpty || !cycles.enter() { return letWait(request) }
        CycleDetector.nested {
            if mayMake(request) { make(request) } else { postpone(request) }
            advance()
        }
        cycles.leave()
    }

    /// Makes a change now, as a part of the one that is being made, if one is.
    func performWithin(_ change: @escaping () -> Void) {
        if isBusy || !waiting.isEmpty {
            tell(change)
        } else {
            perform(animated: false, change)
        }
    }

    /// Makes a change in the next update, for callers that may be in any context.
    func performLater(_ change: @escaping () -> Void) {
        letWait(Request(isAnimated: false, cause: CycleDetector.cause, change: change))
    }

    private func letWait(_ request: Request) {
        waiting.append(request)
        queueStep()
    }

    private var isBusy: Bool { isChanging || callbackDepth > 0 }

    private func make(_ request: Request) {
        UpdateWork.count(30)
        (isChanging, isAnimated) = (true, request.isAnimated)
        let first = notices.count
        coordinator = nil
        request.change()
        (isChanging, isAnimated) = (false, false)
        // Controllers that left are told before those that came, and all of them before later notices.
        let made = notices[first...].enumerated().sorted {
            ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
        }
        notices.replaceSubrange(first..., with: made.map(\.element))
        coordinate(from: first)
    }

    /// Runs the coordinator before the controllers noted from an index on are told, and finishes it after them.
    private func coordinate(from first: Int) {
        guard let coordinator else { return }
        notices.insert(Notice(kind: .completion { coordinator.run() }, cause: CycleDetector.cause), at: first)
        whenTold { [self] in
            coordinator.finish()
            if self.coordinator === coordinator { self.coordinator = nil }
        }
    }

    // MARK: Telling

    /// Runs a callback of a controller: changes asked for in it wait.
    func tell(_ callback: () -> Void) {
        callbackDepth += 1
        callback()
        callbackDepth -= 1
        resume()
    }

    /// The view of a controller has joined its window.
    func noteAppeared(_ controller: some Appearing) { note(.appeared(controller)) }

    /// The view of a controller has left its window, as part of a change.
    func noteDisappeared(_ controller: some Appearing) { note(.disappeared(controller)) }

    /// Calls `body` once the controllers of the change being made were told that they appeared or disappeared.
    func whenTold(_ body: @escaping () -> Void) { note(.completion(body)) }

    private func note(_ kind: Kind) {
        notices.append(Notice(kind: kind, cause: CycleDetector.cause))
        if !isChanging { queueStep() }
    }

    /// Whether a controller waits to be told.
    private var owesControllers: Bool { notices.contains { $0.kind.rank < 2 } }

    /// Goes on as far as is possible without an update.
    private func advance() {
        while !isBusy {
            if owesControllers { return queueStep() }
            if !notices.isEmpty {
                deliver()
            } else if let next = waiting.popFirst() {
                if waiting.isEmpty { waiting = [] }
                if mayMake(next) { make(next) } else { postpone(next) }
            } else if let next = due.popFirst() {
                if due.isEmpty { due = [] }
                CycleDetector.continueEndlessChanges(self)
                make(next)
            } else {
                return
            }
        }
    }

    /// Counts a change that is about to be made; false for one that has to wait for another turn.
    private func mayMake(_ request: Request) -> Bool {
        CycleDetector.shared.countRound()
        return CycleDetector.mayChange(self, because: request.cause)
    }

    /// Tells all controllers concerned, in order.
    private func deliver() {
        let due = notices
        notices = []
        for (index, notice) in due.enumerated() {
            CycleDetector.resume(notice.cause)
            UpdateWork.count(4)
            switch notice.kind {
            case .completion(let body): tell(body)
            case .disappeared(let controller):
                if mayTell(controller, notice) { controller.finishDisappearing() }
            case .appeared(let controller):
                if controller.awaitsLayout, stalled !== controller {
                    // It came back meanwhile: it is laid out first, and the later notices wait for it.
                    stalled = controller
                    controller.askForLayout()
                    notices.insert(contentsOf: due[index...], at: 0)
                    return
                }
                stalled = nil
                if mayTell(controller, notice) { controller.finishAppearance() }
            }
        }
    }

    /// Counts a call of a controller; false for calls that bring about each other without end.
    private func mayTell(_ controller: any Appearing, _ notice: Notice) -> Bool {
        CycleDetector.mayRun(controller, in: .actions, because: notice.cause)
    }

    // MARK: Steps

    private func queueStep() {
        UpdateQueue.shared.enqueue(self, in: .actions)
    }

    func performUpdate(in phase: UpdateQueue.Phase) { step() }

    /// After all other participants that wait for the layout.
    var updateDepth: Int { 1 << 19 }
    var updateLabel: String { "changes of what is shown" }
    /// The controllers that are told have their own runs.
    func countsRuns(in phase: UpdateQueue.Phase) -> Bool { false }

    /// The views are laid out: waiting controllers are told, then the next change is made.
    private func step() {
        if isBusy || Self.layoutDepth > 0 {
            isStepOwed = true
            return
        }
        if !notices.isEmpty { deliver() }
        advance()
    }

    /// A callback or a layout is over: a step that came due meanwhile is due now.
    func resume() {
        guard isStepOwed, callbackDepth == 0 else { return }
        isStepOwed = false
        queueStep()
    }

    /// Leaves a change to the next turn of the main actor, in which as many are made as there are then. Changes they
    /// cause are left to the turn after that.
    private func postpone(_ request: Request) {
        late.append(request)
        if CycleDetector.takeFoundChanges() {
            RuntimeIssue.report(
                "update-cycle", unsettled: "A line of changes of what is shown",
                outcome: "the rest waits for later turns of the main actor",
                course: "Each is asked for in the course of one before, without end",
                advice: "Do not show something else whenever something is shown or gone")
        }
        if late.count == 1 { Task { @MainActor in self.beginTurn() } }
    }

    private func beginTurn() {
        due.append(contentsOf: late)
        late = []
        queueStep()
    }

    /// Checks the invariants between two changes.
    func checkInvariants() {
        precondition(callbackDepth >= 0 && (isChanging || !isAnimated))
        precondition(isBusy || !queuedPhases.isEmpty || isStepOwed || notices.isEmpty)
    }
}
