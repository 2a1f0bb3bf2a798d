/// A recorder of evaluations in both worlds and their causes.
///
/// While there is no recorder, nothing is kept, and each run costs a check of one flag.
///
/// ```swift
/// let recorder = EvaluationRecorder()
/// model.count += 1
/// window.layoutIfNeeded()
/// for evaluation in recorder.evaluations { print(evaluation) }
/// ```
@MainActor public final class EvaluationRecorder {
    /// The evaluations since recording began, in order.
    public private(set) var evaluations: [Evaluation] = []

    /// The number of evaluations that are kept; `nil` for all.
    private let limit: Int?

    /// Creates a recorder and begins recording. Several recorders may record at the same time.
    public convenience init() { self.init(limit: nil) }

    /// Creates a recorder that keeps only so many of the latest evaluations, or up to twice as many.
    package init(limit: Int?) {
        self.limit = limit
        Self.recorders.append(Weak(recorder: self))
        Self.hasRecorders = true
    }

    isolated deinit { Self.sweep() }

    /// Ends the recording. The recorded evaluations remain available. Recording also ends when the recorder is
    /// deallocated.
    public func stop() { Self.sweep(without: self) }

    /// Returns the evaluations since recording began, or since they were last taken, and forgets them.
    package func takeEvaluations() -> [Evaluation] {
        defer { evaluations = [] }
        return evaluations
    }

    /// Returns the evaluations that take place during `action`.
    public static func record(during action: () throws -> Void) rethrows -> [Evaluation] {
        let recorder = EvaluationRecorder()
        defer { recorder.stop() }
        try action()
        return recorder.evaluations
    }

    /// Returns the evaluations that take place during `action`, including those of other work on the main actor
    /// meanwhile.
    public static func record(during action: () async throws -> Void) async rethrows -> [Evaluation] {
        let recorder = EvaluationRecorder()
        defer { recorder.stop() }
        try await action()
        return recorder.evaluations
    }

    // MARK: Recorders

    private struct Weak { weak var recorder: EvaluationRecorder? }
    private static var recorders: [Weak] = []

    /// Whether there is a recorder. It is read at each run: a call costs less than an access from another module,
    /// which is checked.
    package static var isRecording: Bool { hasRecorders }
    // Read and assigned in single steps on one actor.
    @exclusivity(unchecked) private static var hasRecorders = false

    private static func sweep(without gone: EvaluationRecorder? = nil) {
        recorders.removeAll { $0.recorder == nil || $0.recorder === gone }
        hasRecorders = !recorders.isEmpty
        if !hasRecorders { notes = [:] }
    }

    /// Adds a run to every recording.
    package static func add(_ evaluation: Evaluation) {
        for entry in recorders { entry.recorder?.keep(evaluation) }
    }

    private func keep(_ evaluation: Evaluation) {
        evaluations.append(evaluation)
        if let limit, evaluations.count > 2 * limit { evaluations.removeFirst(limit) }
    }

    // MARK: Causes of runs to come

    private struct Note: Hashable {
        let object: ObjectIdentifier
        let role: String
    }

    private static var notes: [Note: [Evaluation.Cause]] = [:]

    /// Stores the cause for which `object` is about to run. Has no effect without a recorder.
    package static func note(_ cause: Evaluation.Cause, for object: AnyObject, role: String = "") {
        if !isRecording { return }
        let note = Note(object: ObjectIdentifier(object), role: role)
        if notes[note]?.contains(cause) != true { notes[note, default: []].append(cause) }
    }

    /// Returns the stored causes of `object`, and removes them.
    package static func takeNotes(for object: AnyObject, role: String = "") -> [Evaluation.Cause] {
        if notes.isEmpty { return [] }
        return notes.removeValue(forKey: Note(object: ObjectIdentifier(object), role: role)) ?? []
    }
}
