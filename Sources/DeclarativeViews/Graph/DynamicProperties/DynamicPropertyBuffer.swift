import BridgedEnvironment

/// Keeps the dynamic properties of one value: a view, a modifier, or another value that a node represents.
///
/// Usage: `install` the properties into a copy of the value, run the code that reads them, then call `finish`. The node
/// is marked dirty when a property's value changes.
@MainActor package final class DynamicPropertyBuffer {
    // Cleared when the node's life ends, before the node is freed.
    @UnretainedOptional private var owner: _ViewNode?
    // In single steps on one actor, so access need not be checked.
    @exclusivity(unchecked) private var properties: PropertyList
    /// There once a property has read the environment, which most do not.
    private var reads: EnvironmentReads?
    /// Which dynamic properties have changed their values since the last run, by `PropertyField.bit`; none after a run.
    @exclusivity(unchecked) package private(set) var changedFields: UInt32 = 0

    private init(owner: _ViewNode, record: PropertyRecord) {
        self.owner = owner
        properties = PropertyList(of: record)
        properties.makeSlots(in: self)
    }

    /// Whether values of `type` have dynamic properties.
    static func isNeeded(for type: Any.Type) -> Bool { !PropertyRecord.of(type).fields.isEmpty }

    /// Makes a buffer for values of `type`; `nil` if the type has no dynamic properties.
    package static func make(for type: Any.Type, owner: _ViewNode) -> DynamicPropertyBuffer? {
        let record = PropertyRecord.of(type)
        return record.fields.isEmpty ? nil : DynamicPropertyBuffer(owner: owner, record: record)
    }

    /// Prepares the properties of the value at `value`, which must be of the buffer's type: pass `&value`.
    package func install<Value>(into value: UnsafeMutablePointer<Value>) {
        if properties.readsEnvironment, let owner {
            noteEnvironmentChanges(in: value)
            let reads = self.reads ?? EnvironmentReads(of: self)
            self.reads = reads
            reads.begin(in: owner.scope.map)
        }
        properties.install(at: value, in: self)
    }

    /// Ends the run that `install` began. From now on its reads are tracked.
    package func finish() {
        changedFields = 0
        reads?.finish()
    }

    private func environment(_ map: PropertyMap?, tracker: ReadTracker?) -> EnvironmentValues {
        var environment = EnvironmentValues(map: map ?? .empty)
        environment.tracker = tracker
        return environment
    }

    /// The owner's environment. Values read through it are tracked.
    var environment: EnvironmentValues { environment(owner?.scope.map, tracker: reads?.tracker) }

    /// The owner's environment. Values read while values are compared are tracked from then on; others are not.
    var presentEnvironment: EnvironmentValues { environment(owner?.scope.map, tracker: reads?.comparing) }

    /// The environment of the last run.
    var lastEnvironment: EnvironmentValues { EnvironmentValues(map: reads?.values ?? .empty) }

    /// Returns whether one of `keys` has another value than in the last run.
    func differ(in keys: [KeyID]) -> Bool {
        guard let map = owner?.scope.map, let reads else { return false }
        return reads.differ(in: keys, from: map)
    }

    /// The dynamic properties, in source order.
    var fields: [PropertyField] { properties.fields }

    /// The node to which a state location reports.
    var node: _ViewNode? { owner }

    /// Returns whether a property of the value that was last installed has changed with the environment. Pass `&value`.
    package func environmentDiffers<Value>(in value: UnsafeMutablePointer<Value>) -> Bool {
        guard let reads else { return false }
        let keys = reads.changedKeys
        reads.changedKeys = []
        reads.comparing = ReadTracker.take()
        let changed = properties.changedFields(at: value, in: self, keys)
        changedFields |= changed
        // Nothing runs and tracks its reads anew, although equal values may come from other keys now.
        if changed == 0 { reads.watchAlso(reads.comparing) }
        ReadTracker.giveBack(&reads.comparing)
        return changed != 0
    }

    /// Finds the properties whose values have changed, if the owner runs for another reason and so has not compared
    /// them.
    func noteEnvironmentChanges<Value>(in value: UnsafeMutablePointer<Value>) {
        if let reads, !reads.changedKeys.isEmpty { _ = environmentDiffers(in: value) }
    }

    /// Called when the data of a dynamic property has changed and was read. `field` is that of `_PropertySlotContext`.
    func stateDidChange(in field: Int) {
        changedFields |= PropertyField.bit(of: field)
        owner?.markDirty()
    }

    /// Called when the owner's life ends.
    package func destroy() {
        reads?.end()
        properties.destroy()
        owner = nil
    }
}
