// Says which property of which type of object has changed, as the public function does not.
@_spi(SwiftUI) import Observation
import UnifiedStorage

/// Follows what a run reads of observable objects, for recorders.
@MainActor enum ObservedChange {
    /// Runs what a node is made of, and has the node run again, for a known cause, when something observable it read changes.
    static func tracking<Result>(_ node: _ViewNode, _ run: () -> Result) -> Result {
        withObservationTracking(
            run,
            willSet: { [weak node] tracking in
                // Once is enough: the run to come follows anew.
                tracking.cancel()
                let path = tracking.changed.map { Swift.type(of: $0) }
                let transaction = Transaction.current
                MainContext.runNowOrSoon {
                    guard let node else { return }
                    EvaluationRecorder.note(
                        .observed(
                            object: path.map { TypeName.of($0.rootType) },
                            property: path.map { TypeName.of($0.valueType) }),
                        for: node)
                    ChangeQueue.shared.add(.observed(node), under: transaction)
                }
            })
    }
}
