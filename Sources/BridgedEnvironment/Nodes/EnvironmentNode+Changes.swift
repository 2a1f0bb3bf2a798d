/// One change that a node makes to the environment it inherits.
struct EnvironmentChange {
    /// The value that is set; `nil` for a transform.
    let value: AnyKeyPath?
    let origin: WriteOrigin
    let apply: (inout EnvironmentValues) -> Void
}

extension EnvironmentNode {
    /// Sets a value for this node and the nodes below it.
    ///
    /// The write takes effect in the next update, or at once if nothing has read values here yet. It replaces an
    /// earlier write of the same key path, and is applied after all others.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        changes.removeAll { $0.value == keyPath }
        let origin = WriteOrigin("environment", source: WriteSource(fileID: fileID, line: line))
        change(EnvironmentChange(value: keyPath, origin: origin) { $0[keyPath: keyPath] = value })
    }

    /// Changes an inherited value for this node and the nodes below it.
    ///
    /// Changes run in the order in which they were added, each on the result of those before. They run again when
    /// something that they have read changes, be it a value of the environment or an observable object.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, fileID: StaticString = #fileID, line: UInt = #line,
        transform: @escaping (inout Value) -> Void
    ) {
        let origin = WriteOrigin("transformEnvironment", source: WriteSource(fileID: fileID, line: line))
        change(EnvironmentChange(value: nil, origin: origin) { transform(&$0[keyPath: keyPath]) })
    }

    /// Removes all changes that this node makes.
    public func removeEnvironmentChanges() {
        if changes.isEmpty { return }
        changes = []
        changesDidChange()
    }

    private func change(_ change: EnvironmentChange) {
        changes.append(change)
        changesDidChange()
    }

    private func changesDidChange() {
        let scope = makeOwnScope()
        if scope.isObserved || scope.hasStagedWrites {
            UpdateQueue.shared.enqueue(self, in: .handlers)
        } else {
            scope.begin(with: applyChanges())
        }
    }

    /// Applies the changes to the inherited values, and follows what they read. Returns the writes.
    private func applyChanges() -> [PropertyWrite] {
        let inherited = makeOwnScope().inheritedMap
        origins = [:]
        // A change may add others.
        let changes = changes
        return EnvironmentValues.recordingWrites(over: inherited) { values in
            track {
                for change in changes {
                    let count = values.writtenKeys?.keys.count ?? 0
                    change.apply(&values)
                    for key in values.writtenKeys?.keys.dropFirst(count) ?? [] { origins[key] = change.origin }
                }
            }
        } follow: { keys in
            follow(keys, since: inherited)
        }
    }

    /// Follows the observable objects that transforms read.
    private func track(_ body: () -> Void) {
        let last = observed
        observed = nil
        if changes.contains(where: { $0.value == nil }) {
            let run = ObservedRun { [weak self] in
                if let self { UpdateQueue.shared.enqueue(self, in: .handlers) }
            }
            observed = run
            run.track(body)
        } else {
            body()
        }
        last?.end()
    }

    /// Runs the changes again when one of the keys changes around this node.
    private func follow(_ keys: [KeyID], since inherited: PropertyMap) {
        if keys.isEmpty {
            surroundings?.unfile()
            surroundings = nil
            return
        }
        let observer = surroundings ?? SurroundingsObserver(of: self)
        surroundings = observer
        observer.file(in: inheritedScope, keys: keys)
        attachmentParent?.markLeading()
        if !observer.keysChanged(since: inherited).isEmpty { UpdateQueue.shared.enqueue(self, in: .handlers) }
    }
}

extension EnvironmentNode: UpdateParticipant {
    package func performUpdate(in phase: UpdatePhase) {
        let writes = applyChanges()
        let scope = makeOwnScope()
        if !writes.isSame(as: scope.writesAfterStaging()) { scope.stage(replacingAllWith: writes) }
    }

    package var updateDepth: Int { scopeDepth }
    package var updateLabel: String { "environment of \(placeType)" }
}

/// Applies the changes of a node again when something that they have read changes around it.
final class SurroundingsObserver: KeyObserver, ExplainableObserver {
    private weak var node: EnvironmentNode?

    init(of node: EnvironmentNode) {
        self.node = node
        super.init()
    }

    override func keysDidChange(_ changes: KeyChanges) {
        if let node { UpdateQueue.shared.enqueue(node, in: .handlers) }
    }

    override var updateLabel: String {
        "environment of \(node?.placeType ?? EnvironmentNode.self), which reads \(keyNames)"
    }
    var reader: ObserverDescription? { node.map { ObserverDescription($0, role: "transformEnvironment") } }
}
