import UnifiedStorage

/// Keeps the dynamic properties of one value: a view, a modifier, or what else a node stands for.
///
/// Use: `install` the properties into a copy of the value, run what reads them, then `finish`. Its node is marked dirty
/// when a property answers differently.
package final class DynamicPropertyHost: Dependent {
    // Cleared when the node's life ends, which is before the node goes.
    private unowned(unsafe) var owner: _ViewNode?
    private let fields: [PropertyField]
    private var slots: [_PropertySlot] = []
    private var readsEnvironment = false
    private var tracker: ReadTracker?
    /// The keys that may have changed since the last run or comparison.
    private var changedKeys: [KeyID] = []
    /// The values the last run read, compared with when the environment changes.
    private var values = PropertyMap.empty

    private init(owner: _ViewNode, fields: [PropertyField]) {
        self.owner = owner
        self.fields = fields
        super.init()
        for field in fields { slots.append(field.makeSlot(in: _PropertyHost(host: self))) }
        for slot in slots where slot.readsEnvironment { readsEnvironment = true }
    }

    /// A host for values of `type`, or `nil` if the type has no dynamic properties.
    package static func make(for type: Any.Type, owner: _ViewNode) -> DynamicPropertyHost? {
        let fields = PropertyField.fields(of: type)
        return fields.isEmpty ? nil : DynamicPropertyHost(owner: owner, fields: fields)
    }

    /// Prepares the properties of the value at `value`, which must be of the host's type: pass `&value`.
    package func install<Value>(into value: UnsafeMutablePointer<Value>) {
        if readsEnvironment, let owner {
            tracker?.finish()
            tracker = ReadTracker()
            values = owner.scope.map
            changedKeys = []
        }
        for index in slots.indices { slots[index].install(at: UnsafeMutableRawPointer(value) + fields[index].offset) }
    }

    /// Ends the run that `install` began; from now on what it read is watched.
    package func finish() {
        guard let tracker, let owner else { return }
        tracker.finish()
        if !owner.isTornDown { file(in: owner.scope, keys: tracker.keys) }
    }

    /// The environment where the owner stands; what is read through it is watched.
    var environment: EnvironmentValues {
        var environment = EnvironmentValues(map: owner?.scope.map ?? .empty)
        environment.tracker = tracker
        return environment
    }

    /// The environment where the owner stands, not watched.
    var untrackedEnvironment: EnvironmentValues { EnvironmentValues(map: owner?.scope.map ?? .empty) }

    /// Whether one of `keys` has another value now than in the last run.
    func differ(in keys: [KeyID]) -> Bool {
        guard let map = owner?.scope.map else { return false }
        for key in keys where !map.hasEqualValue(of: key, in: values) { return true }
        return false
    }

    /// The graph and node a state location reports to.
    var node: _ViewNode? { owner }

    override package func keysDidChange(_ keys: [KeyID]) {
        // Compared when the owner's turn comes: the nodes above may still change what they set.
        for key in keys where !changedKeys.contains(key) { changedKeys.append(key) }
        owner?.markToCheck()
    }

    /// Whether a property answers differently now than in the last run, given the keys that have changed since.
    package func environmentDiffers() -> Bool {
        let keys = changedKeys
        changedKeys = []
        for slot in slots where slot.environmentDidChange(keys) { return true }
        return false
    }

    /// A state that was read has changed.
    func stateDidChange() { owner?.markDirty() }

    /// The owner's life ends.
    package func destroy() {
        unfile()
        for slot in slots { slot.destroy() }
        owner = nil
    }
}
