/// Notices an update that keeps itself awake.
@MainActor struct CycleDetector {
    /// How many times phases may start over before runs are counted.
    static let quietRounds = 128
    /// How often one participant may run in one phase after that.
    static let runLimit = 128
    /// How deep updates may be forced from inside updates.
    static let nestingLimit = 64

    private var rounds = 0
    private var runs: [Run: Int] = [:]
    private var labels: [Run: String] = [:]

    private struct Run: Hashable {
        let id: ObjectIdentifier
        let phase: UpdateQueue.Phase
    }

    mutating func reset() {
        if rounds == 0 { return }
        rounds = 0
        runs = [:]
        labels = [:]
    }

    mutating func countRound() { rounds += 1 }

    /// Counts one run and answers whether the update must stop, which it then has reported.
    mutating func shouldStop(running participant: any UpdateParticipant, in phase: UpdateQueue.Phase) -> Bool {
        if rounds < Self.quietRounds { return false }
        let run = Run(id: ObjectIdentifier(participant), phase: phase)
        let count = runs[run, default: 0] + 1
        runs[run] = count
        if labels[run] == nil { labels[run] = participant.updateLabel }
        if count <= Self.runLimit { return false }
        let awake = runs.filter { $0.value > Self.runLimit / 2 }
            .compactMap { run, _ in labels[run].map { "\($0) (\(run.phase))" } }
            .sorted()
        stopped("these keep each other awake: " + awake.joined(separator: ", "))
        return true
    }

    func stopped(_ why: String) {
        RuntimeIssue.report(
            "update-cycle",
            "An update did not settle and was stopped; the last state is kept, what was still to do is dropped. \(why). "
                + "Do not change in a handler, body or layout what makes it run again.")
    }
}
