// Says which property of which type of object has changed, as the public function does not.
@_spi(SwiftUI) import Observation
import UnifiedStorage

/// Follows what a run reads of observable objects, for recorders.
@MainActor enum ObservedChange {
    private static var runCount: UInt64 = 0
    private static var session = 0
    /// The last run of each node that was followed; what an earlier one read counts no more.
    private static var lastRuns: [ObjectIdentifier: UInt64] = [:]

    /// Runs what a node is made of, and notes which observable property it read changes first.
    static func noting<Result>(_ node: _ViewNode, _ run: () -> Result) -> Result {
        if session != EvaluationRecorder.session {
            session = EvaluationRecorder.session
            lastRuns = [:]
        }
        runCount += 1
        let number = runCount
        let id = ObjectIdentifier(node)
        lastRuns[id] = number
        return withObservationTracking(
            run,
            willSet: { [weak node] tracking in
                // Once is enough: the run to come follows anew.
                tracking.cancel()
                let path = tracking.changed.map { Swift.type(of: $0) }
                MainContext.runNowOrSoon {
                    guard let node, lastRuns[id] == number else { return }
                    lastRuns[id] = nil
                    EvaluationRecorder.note(
                        .observed(
                            object: path.map { TypeName.of($0.rootType) },
                            property: path.map { TypeName.of($0.valueType) }),
                        for: node)
                }
            })
    }
}
