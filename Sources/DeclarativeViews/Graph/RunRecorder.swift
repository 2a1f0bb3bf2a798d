import BridgedEnvironment

/// A feature that records runs and their reasons. Used only while a client records.
@MainActor protocol RunRecorder: GraphFeature {
    /// Records the fields in which two values of a node differ.
    func noteDifference<Value>(of node: _ViewNode, from old: Value, to new: Value)
    /// Records a run that is about to begin, with the node's value, in which no properties are installed yet.
    func recordRun<Value>(of node: _ViewNode, with value: UnsafeMutablePointer<Value>)
    /// Records a run of a node that consists of closures only. Other nodes are recorded with their values.
    func recordClosureRun(of node: _ViewNode)
}

extension _ViewNode {
    private final var recorders: [any RunRecorder] { graph.features.all.compactMap { $0 as? any RunRecorder } }

    /// Records the fields in which two values of the node differ.
    package final func noteDifference<Value>(from old: Value, to new: Value) {
        for recorder in recorders { recorder.noteDifference(of: self, from: old, to: new) }
    }

    /// Records a run that is about to begin, with the node's value, in which no properties are installed yet.
    package final func recordRun<Value>(of value: UnsafeMutablePointer<Value>) {
        for recorder in recorders { recorder.recordRun(of: self, with: value) }
    }

    /// Records a run if the node consists of closures only; otherwise does nothing.
    final func recordClosureRun() {
        for recorder in recorders { recorder.recordClosureRun(of: self) }
    }

    /// Forgets the reasons for a run after it is over.
    final func didRun() {
        valueDiffers = false
        dependenciesChanged = false
    }
}
