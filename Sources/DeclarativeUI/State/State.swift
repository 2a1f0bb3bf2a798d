import UnifiedStorage

/// A value a view owns: it lives as long as the view's place in the tree, and a body that read it runs again when it
/// changes.
///
/// The initial value counts when the place comes into being; later ones are ignored. Writes of an equal value do
/// nothing. Writing is legal on any thread, and has no effect during a view update, which is reported.
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
    @usableFromInline var initial: Value
    @usableFromInline var location: BindingLocation<Value>?

    /// A state with an initial value.
    public init(wrappedValue value: Value) { initial = value }

    /// A state with an initial value.
    public init(initialValue value: Value) { initial = value }

    /// The current value; before the view is in a tree, the initial one.
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

    /// Not for clients to call.
    @MainActor public static func _makeSlot(in host: _PropertyHost) -> _PropertySlot {
        StateSlot<Value>(host)
    }
}

// In an extension: declared with the others it would be taken for the initial value of every state that has none.
extension State where Value: ExpressibleByNilLiteral {
    /// A state that is `nil` at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

/// Keeps the storage of one state.
private final class StateSlot<Value>: _PropertySlot {
    // The host owns this slot.
    private unowned let host: DynamicPropertyHost
    private let ownerField: Int
    private var location: StateLocation<Value>?

    init(_ host: _PropertyHost) {
        self.host = host.host
        ownerField = host.field
        super.init()
    }

    override func install(at place: UnsafeMutableRawPointer) {
        // The owner's type record says that a property of this type lies here.
        let property = place.assumingMemoryBound(to: State<Value>.self)
        if let location {
            property.pointee.location = location
        } else {
            let made = StateLocation(property.pointee.initial, host: host, field: ownerField)
            location = made
            property.pointee.location = made
        }
    }

    override func destroy() { location?.destroy() }
}
