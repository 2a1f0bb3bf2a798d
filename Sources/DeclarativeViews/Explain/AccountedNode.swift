import BridgedEnvironment

/// A node with a value and dynamic properties whose runs can be explained.
@MainActor package protocol AccountedNode: _ViewNode {
    var properties: DynamicPropertyBuffer? { get }
    /// Whether there was no earlier run.
    var isFirstRun: Bool { get }
}

extension BodyNode: AccountedNode {
    var isFirstRun: Bool { children.isEmpty }
}

// The data for recorders. Used only while a client records.

extension AccountedNode {
    /// Records which of `keys` have other values now than in `map`, and where those come from.
    package func noteKeys(_ keys: [KeyID], from map: PropertyMap) {
        let reader = ValueReader(self)
        var causes = keys.filter { $0.space == .environment }.compactMap { key in
            Evaluation.Cause.change(of: key, from: map, at: reader)
        }
        if causes.isEmpty {
            // Traits are read only through bridged keys, so a change of a key usually includes theirs.
            causes = keys.filter { $0.space == .trait && !reader.map.hasEqualValue(of: $0, in: map) }.compactMap {
                key in
                Evaluation.Cause.change(of: key, from: map, at: reader)
            }
        }
        for cause in causes { EvaluationRecorder.note(cause, for: self) }
    }

    /// Records a run that is about to begin, with the node's value, in which no properties are installed yet.
    fileprivate func addRun<Value>(with value: UnsafeMutablePointer<Value>) {
        let causes = causes(with: value)
        // Modifiers that this library adds to views are not client code.
        if isLibraryModifier { return }
        EvaluationRecorder.add(
            Evaluation(place: TreePath(of: self), role: runRole, causes: causes.isEmpty ? [.surroundings] : causes))
    }

    private func causes<Value>(with value: UnsafeMutablePointer<Value>) -> [Evaluation.Cause] {
        let notes = EvaluationRecorder.takeNotes(for: self)
        if isFirstRun { return [.first] }
        var causes: [Evaluation.Cause] = []
        if valueDiffers { causes.append(notes.first { $0.isValue } ?? .value([])) }
        if let properties { causes += properties.causes(with: value, notes) }
        for case .key(let change, let explanation) in notes { causes.append(.key(change, explanation)) }
        if dependenciesChanged {
            let observed = notes.filter { $0.isObserved }
            causes += observed.isEmpty ? [.observed(object: nil, property: nil)] : observed
        }
        return causes
    }
}

extension _ViewNode {
    /// Records a run of a node that consists of closures only. Other nodes are recorded with their values.
    fileprivate final func addClosureRun() {
        if self is any AccountedNode { return }
        if let setter = self as? any EnvironmentSetting, !setter.callsFunction { return }
        let notes = EvaluationRecorder.takeNotes(for: self)
        var causes = notes.filter { $0.isValue }
        if dependenciesChanged {
            let observed = notes.filter { $0.isObserved }
            causes += observed.isEmpty ? [.observed(object: nil, property: nil)] : observed
        }
        if children.isEmpty { causes = [.first] }
        EvaluationRecorder.add(
            Evaluation(
                place: TreePath(of: self), role: runRole, causes: causes.isEmpty ? [.surroundings] : causes))
    }
}

/// Passes the runs of a graph's nodes to recorders.
@MainActor final class RunRecords: RunRecorder {
    static let slot = GraphFeatureSlot()

    init(of graph: ViewGraph) {}

    func noteDifference<Value>(of node: _ViewNode, from old: Value, to new: Value) {
        EvaluationRecorder.note(.value(ValueDifference.between(old, new)), for: node)
    }

    func recordRun<Value>(of node: _ViewNode, with value: UnsafeMutablePointer<Value>) {
        (node as? any AccountedNode)?.addRun(with: value)
    }

    func recordClosureRun(of node: _ViewNode) { node.addClosureRun() }
}

extension DynamicPropertyBuffer {
    /// Returns the known causes of the properties whose values have changed since the last run.
    fileprivate func causes<Value>(
        with value: UnsafeMutablePointer<Value>, _ notes: [Evaluation.Cause]
    ) -> [Evaluation.Cause] {
        noteEnvironmentChanges(in: value)
        var causes: [Evaluation.Cause] = []
        for field in fields where changedFields & PropertyField.bit(of: field.index) != 0 {
            let known = notes.filter { $0.property == field.name }
            if let type = field.type as? any ExplainedProperty.Type {
                causes.append(type.cause(field.name, at: UnsafeRawPointer(value) + field.offset, in: self))
            } else {
                causes += known.isEmpty ? [.property(Evaluation.Change(field.name))] : known
            }
        }
        return causes
    }
}

extension Evaluation.Cause {
    fileprivate var isValue: Bool { if case .value = self { true } else { false } }
    fileprivate var isObserved: Bool { if case .observed = self { true } else { false } }
    fileprivate var property: String? { if case .property(let change) = self { change.name } else { nil } }
}
