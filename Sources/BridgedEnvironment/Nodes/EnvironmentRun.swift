/// Code of an environment node that runs again when values that it has read change.
final class EnvironmentRun: KeyObserver {
    private weak var node: EnvironmentNode?
    private var body: ((EnvironmentValues) -> Void)?
    private let stage: UpdateStage
    var queuedPhases = UpdatePhaseSet()
    /// The values in the last run.
    private var valuesRead = PropertyMap.empty
    /// The reads of observable objects in the last run.
    private var observed: ObservedRun?
    /// Whether something other than a value of the environment has changed since the last run.
    private var isRequested = true
    private var isRunning = false

    init(of node: EnvironmentNode, in stage: UpdateStage, _ body: @escaping (EnvironmentValues) -> Void) {
        self.node = node
        self.body = body
        self.stage = stage
        super.init()
    }

    /// Ends the observation for good.
    func end() {
        guard body != nil else { return }
        body = nil
        observed?.end()
        unfile()
        UpdateQueue.shared.withdraw(self, from: stage.phase)
        node?.runs.removeAll { $0 === self }
    }

    /// Whether the code of a run is being called.
    private static var isInProgress = false
    /// First runs that were asked for in others. They do not take place inside these, whose reads theirs would be, too.
    private static var waiting: ArraySlice<EnvironmentRun> = []

    /// Runs the code for the first time: now, or after the run in progress.
    func start() {
        Self.waiting.append(self)
        Self.startWaiting()
    }

    private static func startWaiting() {
        if isInProgress { return }
        while let next = waiting.popFirst() { next.run() }
        waiting = []
    }

    private func run() {
        guard let node, let body else { return }
        if EvaluationRecorder.isRecording { recordRun(at: node) }
        isRequested = false
        valuesRead = node.nearestScope.map
        EnvironmentValues.recordingReads(of: valuesRead) { values in
            let isOutermost = !Self.isInProgress
            (Self.isInProgress, isRunning) = (true, true)
            track { body(values) }
            (Self.isInProgress, isRunning) = (!isOutermost, false)
        } follow: { keys in
            // The code may have ended the observation.
            if self.body == nil {
                observed?.end()
                return
            }
            node.file(self, keys: keys)
            if isRequested || !keysChanged(since: valuesRead).isEmpty { enqueue() }
        }
    }

    /// Calls the code and follows the observable objects that it reads. Code that has read none leaves nothing behind.
    private func track(_ body: () -> Void) {
        let last = observed
        let changed: @MainActor @Sendable () -> Void = { [weak self] in self?.request() }
        if last == nil {
            ObservedRun.trackUnexpected(body) { run in
                observed = run
                return { _ in changed }
            }
        } else {
            let run = ObservedRun(changed: changed)
            observed = run
            run.track(body)
            last?.end()
        }
    }

    private func request() {
        if EvaluationRecorder.isRecording { EvaluationRecorder.note(.observed(observed?.changedProperty), for: self) }
        isRequested = true
        enqueue()
    }

    private func enqueue() {
        if body != nil { UpdateQueue.shared.enqueue(self, in: stage.phase) }
    }

    override func keysDidChange(_ changes: KeyChanges) { enqueue() }

    private func recordRun(at node: EnvironmentNode) {
        var causes = EvaluationRecorder.takeNotes(for: self)
        if home == nil, causes.isEmpty { causes = [.first] }
        let reader = ValueReader(TreePath(of: node), in: node.nearestScope)
        for key in keysChanged(since: valuesRead) {
            if let cause = Evaluation.Cause.change(of: key, from: valuesRead, at: reader) { causes.append(cause) }
        }
        EvaluationRecorder.add(Evaluation(place: reader.path, role: stage.role, causes: causes))
    }

    override var updateLabel: String {
        "observation at \(node?.placeType ?? EnvironmentNode.self), which reads \(keyNames)"
    }
}

extension EnvironmentRun: UpdateParticipant, ExplainableObserver {
    func performUpdate(in phase: UpdatePhase) {
        if isRunning {
            // An update that the code has forced: it runs again after this run.
            isRequested = true
            return
        }
        // Values may have changed and changed back.
        if isRequested || !keysChanged(since: valuesRead).isEmpty {
            run()
        } else if let home {
            // Equal values, but perhaps not of the same keys.
            valuesRead = home.map
        }
        Self.startWaiting()
    }

    var updateDepth: Int { node?.scopeDepth ?? 0 }
    var reader: ObserverDescription? { node.map { ObserverDescription($0, role: stage.role) } }
}
