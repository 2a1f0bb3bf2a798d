/// The value of a toggle, or its several values.
struct ToggleValue: DynamicProperty {
    fileprivate var first: Binding<Bool>
    fileprivate var others: BindingList<Bool>

    init(_ binding: Binding<Bool>) { self.init([binding]) }

    init(_ bindings: [Binding<Bool>]) {
        first = bindings.first ?? .constant(false)
        others = BindingList(bindings: bindings.count > 1 ? Array(bindings.dropFirst()) : [])
    }

    static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot { ToggleValueSlot(in: context) }

    /// A single binding for all values.
    var joined: Binding<Bool> {
        if others.bindings.isEmpty { return first }
        let all = [first] + others.bindings
        return Binding {
            for binding in all where !binding.wrappedValue { return false }
            return true
        } set: { new in
            for binding in all { binding.wrappedValue = new }
        }
    }

    /// Whether some values are on and some off.
    var isMixed: Bool {
        let isOn = first.wrappedValue
        for binding in others.bindings where binding.wrappedValue != isOn { return true }
        return false
    }
}

/// The states of the bindings of a toggle. Most toggles have one, and this is the slot of that.
private final class ToggleValueSlot: BindingSlot<Bool> {
    private var others: _PropertySlot?

    override func install(at pointer: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        let value = pointer.assumingMemoryBound(to: ToggleValue.self)
        prepare(&value.pointee.first) { super.install(at: $0) }
        if others == nil, value.pointee.others.bindings.isEmpty { return }
        let slot = others ?? BindingList<Bool>._makeSlot(in: owner)
        others = slot
        prepare(&value.pointee.others) { slot.install(at: $0) }
    }

    // The pointer lets the caller pass the property in place.
    private func prepare<Property>(
        _ property: UnsafeMutablePointer<Property>, _ install: (UnsafeMutableRawPointer) -> Void
    ) {
        install(property)
    }

    override func destroy() {
        super.destroy()
        others?.destroy()
    }
}
