import UnifiedStorage

/// A stored property of a view or modifier that brings state or surroundings into it.
///
/// Properties are found among the stored fields of a view, and of dynamic properties in turn, by their type. They are not
/// found in the payloads of an enum's cases; one that lies there is reported.
public protocol DynamicProperty {
    /// Called before the body runs, once the dynamic properties inside this one have been updated.
    mutating func update()

    /// Makes what the graph keeps for one property. Not for clients to implement or call.
    @MainActor static func _makeSlot(in host: _PropertyHost) -> _PropertySlot
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}

    /// Keeps what the properties inside this one need. Not for clients to call.
    @MainActor public static func _makeSlot(in host: _PropertyHost) -> _PropertySlot {
        CompoundSlot<Self>(in: host)
    }
}

/// Names the owner of a property slot. Not for clients.
public struct _PropertyHost {
    let host: DynamicPropertyHost
}

/// What the graph keeps for one dynamic property of one view. Not for clients.
@MainActor public class _PropertySlot {
    init() {}

    /// Prepares the property that lies at `place` for the body that is about to run.
    func install(at place: UnsafeMutableRawPointer) {}

    /// Whether the property answers differently now that the environment has changed.
    func environmentDidChange(_ keys: [KeyID]) -> Bool { false }

    /// Whether the property, or one inside it, reads the environment.
    var readsEnvironment: Bool { false }

    /// Views are shown another value of what the property is bound to.
    func bindingSourceDidChange() {}

    /// The owner's life ends.
    func destroy() {}
}

/// The slot of a property made of other properties.
private final class CompoundSlot<Property: DynamicProperty>: _PropertySlot {
    private let slots: [_PropertySlot]
    private let fields: [PropertyField]

    init(in host: _PropertyHost) {
        fields = PropertyField.fields(of: Property.self)
        slots = fields.map { $0.makeSlot(in: host) }
        super.init()
    }

    override func install(at place: UnsafeMutableRawPointer) {
        for (field, slot) in zip(fields, slots) { slot.install(at: place + field.offset) }
        // The owner's type record says that a property of this type lies here.
        let property = place.assumingMemoryBound(to: Property.self)
        EnumPayloads.check(property.pointee)
        // What `update` reads counts as read by the view.
        GraphActivity.begin()
        property.pointee.update()
        GraphActivity.end()
    }

    override func environmentDidChange(_ keys: [KeyID]) -> Bool {
        for slot in slots where slot.environmentDidChange(keys) { return true }
        return false
    }

    override var readsEnvironment: Bool { slots.contains { $0.readsEnvironment } }

    override func destroy() {
        for slot in slots { slot.destroy() }
    }
}
