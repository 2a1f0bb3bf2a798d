// The records of handlers and tracked methods. Called only during a recording.

/// Records that a handler runs.
@MainActor func recordRun(
    of registration: TraitRegistration, at node: any TraitNode, from before: PropertyMap, to after: PropertyMap
) {
    guard let role = registration.reader?.role else { return }
    EvaluationRecorder.add(
        Evaluation(
            place: TreePath(of: node), role: role, causes: causes(of: registration, at: node, from: before, to: after)))
}

/// Remembers why a tracked method is about to run.
@MainActor func noteCauses(
    of method: TrackedMethod, at node: any TraitNode, from before: PropertyMap, to after: PropertyMap
) {
    for cause in causes(of: method, at: node, from: before, to: after) {
        EvaluationRecorder.note(cause, for: node, role: method.kind.methodName)
    }
}

/// Records that a tracked method runs, with the causes that were remembered. If there are none, it runs because it was
/// asked for, which is recorded only of nodes with `recordsRequestedRuns`.
@MainActor func recordRun(of kind: TrackedMethod.Kind, at node: any TraitNode) {
    // The boundaries' own methods are nothing a user wrote.
    if node is any BoundaryPlace || node is any UnnamedPlace { return }
    var causes = EvaluationRecorder.takeNotes(for: node, role: kind.methodName)
    if let property = TrackedMethod.method(kind, of: node)?.observed?.changedProperty {
        causes.append(.observed(property))
    }
    if causes.isEmpty, !node.recordsRequestedRuns { return }
    EvaluationRecorder.add(
        Evaluation(place: TreePath(of: node), role: kind.methodName, causes: causes.isEmpty ? [.request] : causes))
}

/// The traits an observer waits for whose values differ, with where they come from now.
@MainActor private func causes(
    of observer: KeyObserver, at node: any TraitNode, from before: PropertyMap, to after: PropertyMap
) -> [Evaluation.Cause] {
    var traits: [UITrait] = []
    for key in observer.keys where key.isChanged(from: before, to: after) {
        if key == .anyTrait || key == .anyColorTrait {
            after.forEachDifference(from: before, in: .trait) { descriptor in
                if key == .anyTrait || ColorTraits.contains(descriptor.id) {
                    (descriptor.type as? UITrait).map { traits.append($0) }
                }
                return true
            }
        } else if let trait = key.type as? UITrait {
            traits.append(trait)
        }
    }
    let reader = ValueReader(node)
    return traits.map { Evaluation.Cause.change(of: $0, in: .trait, from: before, at: reader) }
}
