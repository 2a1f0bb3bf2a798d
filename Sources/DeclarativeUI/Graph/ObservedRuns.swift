import UnifiedStorage

/// What the nodes of one graph read of observable objects in their last runs. Nodes that read nothing have no entry.
@MainActor struct ObservedRuns {
    private var runs: [ObjectIdentifier: ObservedRun] = [:]
    /// Any of the runs. For tests.
    var any: ObservedRun? { runs.values.first }

    /// The types of views and modifiers of which a body read something observable, so that the next is expected to.
    private static var types: Set<ObjectIdentifier> = []
    /// The types of which a body ran; the last one of them, which mostly runs again.
    private static var seen: Set<ObjectIdentifier> = []
    private static var lastSeen: ObjectIdentifier?

    /// Whether what the body of a type reads first is to be named when it changes: at its first run, and for recorders.
    private static func names(_ type: ObjectIdentifier) -> Bool {
        if EvaluationRecorder.isRecording { return true }
        if lastSeen == type { return false }
        lastSeen = type
        return seen.insert(type).inserted
    }

    /// Runs what a node is made of and has the node run again when something observable it read changes.
    static func track<Result>(_ node: _ViewNode, _ body: () -> Result) -> Result {
        let id = ObjectIdentifier(node)
        if !node.observes {
            let type = ObjectIdentifier(node.viewType)
            if types.isEmpty || !types.contains(type) {
                return ObservedRun.trackUnexpected(naming: names(type), body) {
                    types.insert(type)
                    return begin(node)
                }
            }
        }
        let last = node.graph.observedRuns.runs[id]
        let run = begin(node)
        let result = run.track(body)
        last?.end()
        return result
    }

    private static func begin(_ node: _ViewNode) -> ObservedRun {
        node.observes = true
        let run = ObservedRun { [weak node] property in
            let transaction = Transaction.current
            MainContext.runNowOrSoon {
                guard let node else { return }
                if EvaluationRecorder.isRecording { EvaluationRecorder.note(.observed(property), for: node) }
                ChangeQueue.shared.add(.observed(node), under: transaction)
            }
        }
        node.graph.observedRuns.runs[ObjectIdentifier(node)] = run
        return run
    }

    /// The node's life ends.
    mutating func end(_ node: _ViewNode) {
        node.observes = false
        runs.removeValue(forKey: ObjectIdentifier(node))?.end()
    }
}
