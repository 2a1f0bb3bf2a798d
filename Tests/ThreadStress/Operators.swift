import PublisherModels

/// Sends values into each operator from everywhere, while others ask for them and cancel.
@MainActor func stressOperators(runs: Int, _ report: Report) {
    let team = ThreadTeam(count: threadCount)
    for (index, operation) in OperatorCase.all.enumerated() {
        let failure = ThreadedOperatorLaw(operation, team: team).failure(runs: runs, seed: UInt64(index))
        report.check(failure == nil, failure ?? "")
        // Threads that wait for each other are of no use for other operators.
        if failure != nil { break }
    }
    team.end()
    report.passed("operators", "\(OperatorCase.all.count), \(runs) times each")
}
