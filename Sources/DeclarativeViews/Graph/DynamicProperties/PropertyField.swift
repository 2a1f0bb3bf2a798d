import BridgedEnvironment

/// One dynamic property among the fields of a type.
@MainActor struct PropertyField {
    let name: String
    let offset: Int
    /// Its index among the dynamic properties of the type.
    let index: Int
    let type: any DynamicProperty.Type
    /// Set for a property that keeps no data and so needs no slot.
    fileprivate let reader: (any EnvironmentReading.Type)?

    /// Returns the bit for a field in a mask of 32 bits. All fields from the 32nd share the last bit.
    static func bit(of index: Int) -> UInt32 { 1 << UInt32(min(index, 31)) }
}

/// A dynamic property that is read from the environment and keeps no data between runs.
@MainActor protocol EnvironmentReading: DynamicProperty {
    /// Puts the current value into the property at `pointer`.
    static func install(at pointer: UnsafeMutableRawPointer, in buffer: DynamicPropertyBuffer)
    /// Returns whether the property at `pointer`, which is not installed, has another value than in the last run.
    static func differs(at pointer: UnsafeMutableRawPointer, in buffer: DynamicPropertyBuffer, _ keys: [KeyID]) -> Bool
}

/// The dynamic properties of a type, computed once per type.
@MainActor final class PropertyRecord {
    /// In source order.
    let fields: [PropertyField]
    private static var known: [ObjectIdentifier: PropertyRecord] = [:]
    /// The last type looked up, because nodes of one type are usually made one after another.
    private static var last: (type: ObjectIdentifier, record: PropertyRecord)?

    private init(of type: Any.Type) {
        var fields: [PropertyField] = []
        for field in TypeFields.of(type) {
            guard let property = field.type as? any DynamicProperty.Type else { continue }
            require(
                !(field.type is AnyObject.Type),
                "Dynamic properties must be value types; \(field.type) in \(type) is a class. Make it a struct.")
            fields.append(
                PropertyField(
                    name: field.name, offset: field.offset, index: fields.count, type: property,
                    reader: property as? any EnvironmentReading.Type))
        }
        self.fields = fields
    }

    static func of(_ type: Any.Type) -> PropertyRecord {
        let id = ObjectIdentifier(type)
        if let last, last.type == id { return last.record }
        let record = known[id] ?? PropertyRecord(of: type)
        known[id] = record
        last = (id, record)
        return record
    }
}

/// The data of the dynamic properties of one value.
@MainActor struct PropertyList {
    private let record: PropertyRecord
    /// The first of the slots, which form a linked list, because most values have none or one.
    private var first: _PropertySlot?

    init(of record: PropertyRecord) { self.record = record }

    var fields: [PropertyField] { record.fields }

    /// - Parameter field: The field of the buffer's value to which all properties in this list belong, if there is one.
    mutating func makeSlots(in buffer: DynamicPropertyBuffer, field: Int? = nil) {
        for property in record.fields.reversed() where property.reader == nil {
            let slot = property.type._makeSlot(in: _PropertySlotContext(buffer: buffer, field: field ?? property.index))
            slot.next = first
            slot.field = property.index
            first = slot
        }
    }

    var readsEnvironment: Bool {
        for property in record.fields where property.reader != nil { return true }
        var next = first
        while let slot = next {
            if slot.readsEnvironment { return true }
            next = slot.next
        }
        return false
    }

    func install(at value: UnsafeMutableRawPointer, in buffer: DynamicPropertyBuffer) {
        for property in record.fields { property.reader?.install(at: value + property.offset, in: buffer) }
        var next = first
        while let slot = next {
            slot.install(at: value + record.fields[slot.field].offset)
            next = slot.next
        }
    }

    /// Returns the fields whose values differ from the last run.
    func changedFields(at value: UnsafeMutableRawPointer, in buffer: DynamicPropertyBuffer, _ keys: [KeyID]) -> UInt32 {
        var changed: UInt32 = 0
        for property in record.fields {
            guard let reader = property.reader else { continue }
            if reader.differs(at: value + property.offset, in: buffer, keys) {
                changed |= PropertyField.bit(of: property.index)
            }
        }
        var next = first
        while let slot = next {
            if slot.environmentDidChange(keys, at: value + record.fields[slot.field].offset) {
                changed |= PropertyField.bit(of: slot.field)
            }
            next = slot.next
        }
        return changed
    }

    /// Ends the data of each slot.
    mutating func destroy() {
        while let slot = first {
            slot.destroy()
            first = slot.next
            slot.next = nil
        }
    }
}
