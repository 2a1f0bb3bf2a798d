import UnifiedStorage

/// A stored property of a view or modifier that brings state or surroundings into it.
///
/// Properties are found among the stored fields of a view, and of dynamic properties in turn, by their type. They are
/// not found in the payloads of an enum's cases; one that lies there is reported.
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
    /// Which of the dynamic properties of the host's value the slot is for, or belongs to.
    let field: Int
}

/// What the graph keeps for one dynamic property of one view. Not for clients.
@MainActor public class _PropertySlot {
    /// The next slot of the same value.
    @exclusivity(unchecked) final var next: _PropertySlot?
    /// The number of its property among those of the value.
    @exclusivity(unchecked) final var field = 0

    init() {}

    /// Prepares the property that lies at `place` for the body that is about to run.
    func install(at place: UnsafeMutableRawPointer) {}

    /// Whether the property has another value now that the environment has changed.
    func environmentDidChange(_ keys: [KeyID]) -> Bool { false }

    /// The same, given where the property lies, which is not installed. For properties that are made of others.
    func environmentDidChange(_ keys: [KeyID], at place: UnsafeMutableRawPointer) -> Bool { environmentDidChange(keys) }

    /// Whether the property, or one inside it, reads the environment.
    var readsEnvironment: Bool { false }

    /// Views are shown another value of what the property is bound to.
    func bindingSourceDidChange() {}

    /// The owner's life ends.
    func destroy() {}
}

/// The slot of a property made of others, which are fields of `type` and lie where the property lies.
class PropertyListSlot: _PropertySlot {
    // The host owns this slot.
    private final unowned let host: DynamicPropertyHost
    private final var properties: PropertyList

    init(of type: Any.Type, in host: _PropertyHost) {
        self.host = host.host
        properties = PropertyList(of: .of(type))
        super.init()
        properties.makeSlots(in: host.host, field: host.field)
    }

    override func install(at place: UnsafeMutableRawPointer) { properties.install(at: place, in: host) }

    override final func environmentDidChange(_ keys: [KeyID], at place: UnsafeMutableRawPointer) -> Bool {
        properties.changedFields(at: place, in: host, keys) != 0
    }

    override final var readsEnvironment: Bool { properties.readsEnvironment }

    override final func destroy() { properties.destroy() }
}

/// The slot of a property that is updated once those inside it are.
private final class CompoundSlot<Property: DynamicProperty>: PropertyListSlot {
    init(in host: _PropertyHost) { super.init(of: Property.self, in: host) }

    override func install(at place: UnsafeMutableRawPointer) {
        super.install(at: place)
        // The owner's type record says that a property of this type lies here.
        let property = place.assumingMemoryBound(to: Property.self)
        EnumPayloads.check(property.pointee)
        property.pointee.update()
    }
}
