import UnifiedStorage

/// A feature that writes down what runs, and why. Asked only while somebody records.
@MainActor protocol RunRecorder: GraphFeature {
    /// Remembers in which fields two values of a node differ.
    func noteDifference<Value>(of node: _ViewNode, from old: Value, to new: Value)
    /// Records a run that is about to begin, with the node's value, in which no property is installed yet.
    func recordRun<Value>(of node: _ViewNode, with value: UnsafeMutablePointer<Value>)
    /// Records a run of a node that is made of closures alone; the others are recorded with their values.
    func recordClosureRun(of node: _ViewNode)
}

extension _ViewNode {
    private final var recorders: [any RunRecorder] { graph.features.all.compactMap { $0 as? any RunRecorder } }

    /// Has remembered in which fields two values of the node differ.
    final func noteDifference<Value>(from old: Value, to new: Value) {
        for recorder in recorders { recorder.noteDifference(of: self, from: old, to: new) }
    }

    /// Has a run recorded that is about to begin, with the node's value, in which no property is installed yet.
    final func recordRun<Value>(of value: UnsafeMutablePointer<Value>) {
        for recorder in recorders { recorder.recordRun(of: self, with: value) }
    }

    /// Has a run recorded of a node that is made of closures alone; of others, does nothing.
    final func recordClosureRun() {
        for recorder in recorders { recorder.recordClosureRun(of: self) }
    }

    /// Forgets what made the node run, as the run is over.
    final func didRun() {
        valueDiffers = false
        dependenciesChanged = false
    }
}
