import UnifiedStorage

/// Reads and writes a value that something else owns.
@frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    @usableFromInline var location: BindingLocation<Value>
    /// The value when the binding was made, so that a view given it is seen to differ when the value does.
    @usableFromInline var value: Value

    init(location: BindingLocation<Value>) {
        self.location = location
        value = location.shown()
    }

    /// A binding to what two functions compute. Closures written in a view's body belong to the main actor, as it does.
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // A binding is used where its functions belong; the isolation cannot be stated in its accessors' types.
        let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        self.init(location: FunctionLocation(get: get, set: set))
    }

    /// A binding that ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    /// The same binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value now.
    public var wrappedValue: Value {
        get { location.read() }
        nonmutating set { location.write(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value. Writing reads the whole, changes the part, and writes the whole.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: location.projection(keyPath))
    }

    /// A binding that presents the value as an optional; writing `nil` does nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        let location = base.location
        self.init(
            location: FunctionLocation(get: { location.read() }, set: { if let new = $0 { location.write(new) } }))
    }

    /// A binding to what is in an optional, or `nil` if it is empty now. Reading traps once it has become empty.
    public init?(_ base: Binding<Value?>) {
        let location = base.location
        guard location.peek() != nil else { return nil }
        self.init(
            location: FunctionLocation(
                get: {
                    guard let value = location.read() else {
                        preconditionFailure(
                            "A Binding<\(Value.self)> made from an optional was read when that was nil. Drop the binding "
                                + "when the optional becomes nil.")
                    }
                    return value
                }, set: { location.write($0) }))
    }

    /// A binding that presents the value as any hashable value; writing one of another type traps.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        let location = base.location
        self.init(
            location: FunctionLocation(
                get: { AnyHashable(location.read()) },
                set: { new in
                    guard let value = new.base as? V else {
                        preconditionFailure(
                            "A Binding<AnyHashable> made from a Binding<\(V.self)> was set to \(new). Set values of "
                                + "that type.")
                    }
                    location.write(value)
                }))
    }

    /// Not for clients to call.
    @MainActor public static func _makeSlot(in host: _PropertyHost) -> _PropertySlot { BindingSlot<Value>() }
}

// What it leads to is guarded or immutable, and hands out only values that are sendable themselves.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The id of the value now.
    public var id: Value.ID { wrappedValue.id }
}

/// Sees to it that the owner of a bound value runs again when it changes.
private final class BindingSlot<Value>: _PropertySlot {
    override func install(at place: UnsafeMutableRawPointer) {
        // The owner's type record says that a property of this type lies here.
        place.assumingMemoryBound(to: Binding<Value>.self).pointee.location.markRead()
    }
}
