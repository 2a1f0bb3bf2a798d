import UnifiedStorage

/// Keeps the dynamic properties of one value: a view, a modifier, or another value that a node represents.
///
/// Usage: `install` the properties into a copy of the value, run the code that reads them, then call `finish`. The node
/// is marked dirty when a property's value changes.
package final class DynamicPropertyHost: KeyObserver {
    // Cleared when the node's life ends, before the node is freed.
    @UnretainedOptional private var owner: _ViewNode?
    // In single steps on one actor, so access need not be checked.
    @exclusivity(unchecked) private var properties: PropertyList
    @exclusivity(unchecked) private var tracker: ReadTracker?
    /// What is read while values are compared with those of the last run.
    @exclusivity(unchecked) private var comparing: ReadTracker?
    /// The keys that may have changed since the last run or comparison.
    @exclusivity(unchecked) private var changedKeys: [KeyID] = []
    /// The values the last run read, compared with when the environment changes.
    private var values = PropertyMap.empty
    /// Which dynamic properties have changed their values since the last run, by `PropertyField.bit`; none after a run.
    @exclusivity(unchecked) package private(set) var changedFields: UInt32 = 0

    private init(owner: _ViewNode, record: PropertyRecord) {
        self.owner = owner
        properties = PropertyList(of: record)
        super.init()
        properties.makeSlots(in: self)
    }

    /// Makes a host for values of `type`; `nil` if the type has no dynamic properties.
    package static func make(for type: Any.Type, owner: _ViewNode) -> DynamicPropertyHost? {
        let record = PropertyRecord.of(type)
        return record.fields.isEmpty ? nil : DynamicPropertyHost(owner: owner, record: record)
    }

    /// Prepares the properties of the value at `value`, which must be of the host's type: pass `&value`.
    package func install<Value>(into value: UnsafeMutablePointer<Value>) {
        if properties.readsEnvironment, let owner {
            noteEnvironmentChanges(in: value)
            ReadTracker.giveBack(&tracker)
            tracker = ReadTracker.take()
            values = owner.scope.map
            changedKeys = []
        }
        properties.install(at: value, in: self)
    }

    /// Ends the run that `install` began. From now on its reads are tracked.
    package func finish() {
        changedFields = 0
        if tracker == nil { return }
        // No variable holds the tracker here, so that it can be reused.
        tracker?.finish()
        if let owner, !owner.isTornDown { file(in: owner.scope, keys: tracker?.keys ?? []) }
        ReadTracker.giveBack(&tracker)
    }

    /// The owner's environment. Values read through it are tracked.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues(map: owner?.scope.map ?? .empty)
        environment.tracker = tracker
        return environment
    }

    /// The owner's environment. Values read while values are compared are tracked from then on; others are not.
    var presentEnvironment: EnvironmentValues {
        var environment = EnvironmentValues(map: owner?.scope.map ?? .empty)
        environment.tracker = comparing
        return environment
    }

    /// The environment of the last run.
    var lastEnvironment: EnvironmentValues { EnvironmentValues(map: values) }

    /// Returns whether one of `keys` has another value than in the last run.
    func differ(in keys: [KeyID]) -> Bool {
        guard let map = owner?.scope.map else { return false }
        for key in keys where key.isChanged(from: values, to: map) { return true }
        return false
    }

    /// The dynamic properties, in source order.
    var fields: [PropertyField] { properties.fields }

    /// The node to which a state location reports.
    var node: _ViewNode? { owner }

    override package func keysDidChange(_ keys: [KeyID]) {
        // Compared when the owner is processed: the nodes above may still change what they set.
        if changedKeys.isEmpty {
            changedKeys = keys
        } else {
            for key in keys where !changedKeys.contains(key) { changedKeys.append(key) }
        }
        owner?.markToCheck()
    }

    /// Returns whether a property of the value that was last installed has changed with the environment. Pass `&value`.
    package func environmentDiffers<Value>(in value: UnsafeMutablePointer<Value>) -> Bool {
        let keys = changedKeys
        changedKeys = []
        comparing = ReadTracker.take()
        let changed = properties.changedFields(at: value, in: self, keys)
        changedFields |= changed
        // Nothing runs and tracks its reads anew, although equal values may come from other keys now.
        if changed == 0 { watchAlso(comparing) }
        ReadTracker.giveBack(&comparing)
        return changed != 0
    }

    private func watchAlso(_ tracker: ReadTracker?) {
        tracker?.finish()
        let filed = self.keys
        guard let owner, !owner.isTornDown, let read = tracker?.keys, !read.allSatisfy(filed.contains) else { return }
        file(in: owner.scope, keys: filed + read.filter { !filed.contains($0) })
    }

    /// Finds the properties whose values have changed, if the owner runs for another reason and so has not compared
    /// them.
    func noteEnvironmentChanges<Value>(in value: UnsafeMutablePointer<Value>) {
        if !changedKeys.isEmpty { _ = environmentDiffers(in: value) }
    }

    /// Called when the data of a dynamic property has changed and was read. `field` is that of `_PropertyHost`.
    func stateDidChange(in field: Int) {
        changedFields |= PropertyField.bit(of: field)
        owner?.markDirty()
    }

    /// Called when the owner's life ends.
    package func destroy() {
        unfile()
        properties.destroy()
        owner = nil
    }
}
