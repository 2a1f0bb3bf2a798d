/// Any number of bindings of one type. A change of any of them updates the reader.
struct BindingList<Value>: DynamicProperty {
    // Lists are compared, so all lists without bindings share the one empty array.
    var bindings: [Binding<Value>]

    static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot { BindingListSlot<Value>(in: context) }
}

/// The state of each of the bindings, in order.
private final class BindingListSlot<Value>: _PropertySlot {
    // The buffer owns this slot.
    private unowned let buffer: DynamicPropertyBuffer
    private let property: Int
    private var slots: [BindingSlot<Value>] = []

    init(in context: _PropertySlotContext) {
        self.buffer = context.buffer
        property = context.field
        super.init()
    }

    override func install(at pointer: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        let list = pointer.assumingMemoryBound(to: BindingList<Value>.self)
        while slots.count > list.pointee.bindings.count { slots.removeLast().destroy() }
        while slots.count < list.pointee.bindings.count {
            slots.append(BindingSlot(in: _PropertySlotContext(buffer: buffer, field: property)))
        }
        for (index, slot) in slots.enumerated() { prepare(&list.pointee.bindings[index], with: slot) }
    }

    // The pointer lets the caller pass the binding in place, without a closure.
    private func prepare(_ binding: UnsafeMutablePointer<Binding<Value>>, with slot: BindingSlot<Value>) {
        slot.install(at: binding)
    }

    override func destroy() {
        for slot in slots { slot.destroy() }
        slots = []
    }
}
