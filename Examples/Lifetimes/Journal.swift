import DeclarativeUI
import Observation

/// What became of the views: which came, went and showed what, which bodies ran, and why.
@Observable @MainActor final class Journal {
    /// One change, with what followed.
    struct Entry: Identifiable {
        let id: Int
        /// What the views noted.
        var notes: [String]
        /// Which bodies ran.
        var runs: [String]
    }

    /// The changes, the newest first.
    private(set) var entries: [Entry] = []
    /// How often bodies ran since the views were shown, by the type of the view.
    private(set) var counts: [String: Int] = [:]
    @ObservationIgnored let diary = Diary()
    @ObservationIgnored private let recorder = EvaluationRecorder()
    @ObservationIgnored private var seen = 0
    @ObservationIgnored private var isWaiting = false
    private static let limit = 20

    init() {
        diary.didNote = { [weak self] in self?.collectLater() }
        RuntimeIssue.setHandler { issue in
            Task { @MainActor [weak self] in self?.diary.note("! \(issue.message)") }
        }
    }

    /// Forgets everything: other views are to be shown.
    func clear() {
        (entries, counts) = ([], [:])
        seen = recorder.evaluations.count
        _ = diary.take()
    }

    /// Collects what was noted once the update in which it was is over.
    private func collectLater() {
        if isWaiting { return }
        isWaiting = true
        Task { [weak self] in
            self?.isWaiting = false
            self?.collect()
        }
    }

    private func collect() {
        let runs = recorder.evaluations[seen...].filter { $0.animalView != nil }
        seen = recorder.evaluations.count
        for run in runs { counts[run.animalView ?? "", default: 0] += 1 }
        let notes = diary.take()
        if notes.isEmpty && runs.isEmpty { return }
        entries.insert(Entry(id: (entries.first?.id ?? 0) + 1, notes: notes, runs: runs.map(\.line)), at: 0)
        if entries.count > Self.limit { entries.removeLast() }
    }
}
