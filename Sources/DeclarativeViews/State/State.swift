import BridgedEnvironment

/// A property wrapper that stores a value owned by a view. The value lives as long as the view's position in the
/// hierarchy, and a body that reads it runs again when it changes.
///
/// The initial value is used when the position is created, and ignored later. Writing an equal value does nothing.
/// State may be written on any thread. A write during a view update is ignored and reports a runtime issue.
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
    @usableFromInline var initial: Value
    @usableFromInline var location: BindingLocation<Value>?

    /// Creates a state with an initial value.
    public init(wrappedValue value: Value) { initial = value }

    /// Creates a state with an initial value.
    public init(initialValue value: Value) { initial = value }

    /// The current value; the initial value until the view is in a hierarchy.
    public var wrappedValue: Value {
        get {
            guard let location else { return initial }
            return location.read()
        }
        nonmutating set {
            guard let location else {
                RuntimeIssue.report(
                    "uninstalled-state",
                    "State<\(Value.self)> was written outside of a view that is in a tree; the value is dropped. Write "
                        + "it in an action of a view that is.")
                return
            }
            location.write(newValue)
        }
    }

    /// A binding to the state.
    public var projectedValue: Binding<Value> {
        guard let location else {
            RuntimeIssue.report(
                "uninstalled-state",
                "State<\(Value.self)> was projected outside of a view that is in a tree; the binding is constant.")
            return .constant(initial)
        }
        return Binding(location: location)
    }

    /// Implementation detail. Don't call this method.
    @MainActor public static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        StateSlot<Value>(context)
    }
}

// In an extension, because declared with the others it would initialise every state without a value.
extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is initially `nil`.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Owns the storage of one state.
private final class StateSlot<Value>: _PropertySlot {
    // The buffer owns this slot.
    private unowned let buffer: DynamicPropertyBuffer
    private let ownerField: Int
    private var location: StateLocation<Value>?

    init(_ context: _PropertySlotContext) {
        self.buffer = context.buffer
        ownerField = context.field
        super.init()
    }

    override func install(at pointer: UnsafeMutableRawPointer) {
        if location == nil {
            assert(MemoryLayout<State<Value>>.offset(of: \.location) == Self.locationOffset)
            // The owner's type layout says that there is a property of this type here.
            let property = pointer.assumingMemoryBound(to: State<Value>.self)
            location = StateLocation(property.pointee.initial, buffer: buffer, field: ownerField)
        }
        // As above. Taking it from the property would look up the type of the state at each run.
        (pointer + Self.locationOffset).assumingMemoryBound(to: BindingLocation<Value>?.self).pointee = location
    }

    /// Where a state has its location: behind the initial value, at the next address where a reference may lie.
    private static var locationOffset: Int {
        let alignment = MemoryLayout<UnsafeRawPointer>.alignment
        return (MemoryLayout<Value>.size + alignment - 1) & ~(alignment - 1)
    }

    override func destroy() { location?.destroy() }
}
