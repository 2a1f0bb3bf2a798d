import BridgedEnvironment

/// The reader of a binding. All are equal, because the reader does not affect the equality of bindings.
struct ReaderReference: Equatable {
    var reader: BindingReader?

    static func == (a: Self, b: Self) -> Bool { true }

    /// Returns the value of a location, and records the read during an update of a view.
    func read<Value>(_ location: BindingLocation<Value>) -> Value {
        guard let reader, GraphActivity.isUpdating, MainContext.isCurrent, !LayoutRun.isCurrent else {
            return location.read()
        }
        reader.wasRead = true
        return location.shown()
    }
}

/// The readers of one source.
struct ReaderList {
    private var readers: [ObjectIdentifier: BindingReader] = [:]

    var all: [BindingReader] { Array(readers.values) }
    mutating func add(_ reader: BindingReader) { readers[ObjectIdentifier(reader)] = reader }
    /// Removes a reader. Returns whether it was the last.
    mutating func remove(_ reader: BindingReader) -> Bool {
        readers[ObjectIdentifier(reader)] = nil
        return readers.isEmpty
    }
}

/// Updates a view that reads a binding when the value changes.
class BindingSlot<Value>: _PropertySlot {
    // Four bytes, beside those of the superclass.
    private final let property: Int32
    // The buffer owns this slot.
    private final unowned let buffer: DynamicPropertyBuffer
    private final var location: BindingLocation<Value>?
    /// Follows the source of the location; `nil` if that has none.
    private final var reader: BindingReader?
    /// The value in the last run.
    private final var value: Value?

    init(in context: _PropertySlotContext) {
        self.buffer = context.buffer
        property = Int32(context.field)
        super.init()
    }

    /// The owner, for slots of properties that stand for the same property of the buffer's value.
    final var owner: _PropertySlotContext { _PropertySlotContext(buffer: buffer, field: Int(property)) }

    override func install(at pointer: UnsafeMutableRawPointer) {
        // The owner's type layout says that there is a property of this type here.
        let property = pointer.assumingMemoryBound(to: Binding<Value>.self)
        let location = property.pointee.location
        if location !== self.location {
            let old = self.location?.source
            self.location = location
            follow(location.source, after: old)
        }
        if reader != nil { value = location.displayed() }
        property.pointee.install(reader)
    }

    private final func follow(_ new: (any BindingSource)?, after old: (any BindingSource)?) {
        if new === old { return }
        if let reader { old?.remove(reader) }
        guard let new else {
            reader = nil
            value = nil
            return
        }
        let reader = self.reader ?? BindingReader()
        reader.slot = self
        self.reader = reader
        new.add(reader)
    }

    override func bindingSourceDidChange() {
        guard let location, let value else { return }
        // The binding may be to a part that has not changed.
        let new = location.displayed()
        if valuesAreEqual(value, new, mode: .equatableAlways) { return }
        if EvaluationRecorder.isRecording { buffer.noteChange(of: Int(property), from: value, to: new) }
        buffer.stateDidChange(in: Int(property))
    }

    override func destroy() {
        if let reader { location?.source?.remove(reader) }
        location = nil
        value = nil
    }
}
