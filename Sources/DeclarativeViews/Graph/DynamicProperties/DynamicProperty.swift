import BridgedEnvironment

/// A stored property of a view or modifier that provides state or environment values.
///
/// The framework finds the properties by type among the stored fields of a view and of its dynamic properties. It
/// does not find properties in the associated values of an enum, and reports them.
public protocol DynamicProperty {
    /// Updates the property. Called before the body runs, after the update of the dynamic properties inside this one.
    mutating func update()

    /// Creates the graph's data for one property. Not for clients to implement or call.
    @MainActor static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot
}

extension DynamicProperty {
    /// Performs no update, by default.
    public mutating func update() {}

    /// Creates the data for the properties inside this one. Not for clients to call.
    @MainActor public static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        CompoundSlot<Self>(in: context)
    }
}

/// The owner of a property slot, and the slot's property. Not for clients.
public struct _PropertySlotContext {
    let buffer: DynamicPropertyBuffer
    /// The index, among the dynamic properties of the buffer's value, of the property to which the slot belongs.
    let field: Int
}

/// The graph's data for one dynamic property of one view. Not for clients.
@MainActor public class _PropertySlot {
    /// The next slot of the same value.
    final var next: _PropertySlot?
    // Four bytes, as there are many slots.
    private final var storedField: Int32 = 0
    /// The number of its property among those of the value.
    final var field: Int {
        get { Int(storedField) }
        set { storedField = Int32(newValue) }
    }

    init() {}

    /// Prepares the property at `pointer` for the body that is about to run.
    func install(at pointer: UnsafeMutableRawPointer) {}

    /// Returns whether the property's value has changed with the environment.
    func environmentDidChange(_ keys: [KeyID]) -> Bool { false }

    /// Returns the same, given the address of the property, which is not installed. For properties that contain others.
    func environmentDidChange(_ keys: [KeyID], at pointer: UnsafeMutableRawPointer) -> Bool {
        environmentDidChange(keys)
    }

    /// Whether the property, or one inside it, reads the environment.
    var readsEnvironment: Bool { false }

    /// Called when views are to be shown another value of the property's binding.
    func bindingSourceDidChange() {}

    /// Called when the owner's life ends.
    func destroy() {}
}

/// The slot of a property that contains others as fields of `type`, at the address of the property itself.
class PropertyListSlot: _PropertySlot {
    // The buffer owns this slot.
    private final unowned let buffer: DynamicPropertyBuffer
    private final var properties: PropertyList

    init(of type: Any.Type, in context: _PropertySlotContext) {
        self.buffer = context.buffer
        properties = PropertyList(of: .of(type))
        super.init()
        properties.makeSlots(in: context.buffer, field: context.field)
    }

    override func install(at pointer: UnsafeMutableRawPointer) { properties.install(at: pointer, in: buffer) }

    override final func environmentDidChange(_ keys: [KeyID], at pointer: UnsafeMutableRawPointer) -> Bool {
        properties.changedFields(at: pointer, in: buffer, keys) != 0
    }

    override final var readsEnvironment: Bool { properties.readsEnvironment }

    override final func destroy() { properties.destroy() }
}

/// The slot of a property that is updated after the properties inside it.
private final class CompoundSlot<Property: DynamicProperty>: PropertyListSlot {
    init(in context: _PropertySlotContext) { super.init(of: Property.self, in: context) }

    override func install(at pointer: UnsafeMutableRawPointer) {
        super.install(at: pointer)
        // The owner's type layout says that there is a property of this type here.
        let property = pointer.assumingMemoryBound(to: Property.self)
        EnumPayloads.check(property.pointee)
        property.pointee.update()
    }
}
