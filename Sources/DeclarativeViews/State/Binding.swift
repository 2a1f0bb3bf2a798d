import BridgedEnvironment

/// A property wrapper that reads and writes a value stored elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    var location: BindingLocation<Value>
    /// The value when the binding was made, so that a view with the binding differs if the value does.
    private var value: Value
    private var carried: CarriedTransaction
    private var reader = ReaderReference()

    init(location: BindingLocation<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        value = location.shown()
        carried = CarriedTransaction(transaction: transaction)
    }

    /// The transaction for changes through the binding, merged over the current one; empty by default.
    public var transaction: Transaction {
        get { carried.transaction }
        set { carried = CarriedTransaction(transaction: newValue) }
    }

    /// Creates a binding from a getter and a setter. Closures written in a view's body are isolated to the main
    /// actor, like the body.
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        // A binding is used where its functions are isolated, which its accessors' types cannot express.
        let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
        self.init(location: FunctionLocation(get: get, set: set))
    }

    /// Creates a binding from a getter and a setter. The setter also receives the transaction.
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        // As above.
        let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        self.init(location: TransactionFunctionLocation(get: get, set: set))
    }

    /// Returns a binding with a constant value that ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    /// Creates a copy of a binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The current value that the binding refers to.
    public var wrappedValue: Value {
        get { reader.read(location) }
        nonmutating set {
            if carried.isEmpty { return location.write(newValue) }
            withTransaction(transaction) { location.write(newValue) }
        }
    }

    /// The binding itself, available with the prefix `$`.
    public var projectedValue: Binding<Value> { self }

    /// Returns a binding to the property at a key path. A write reads the whole value, changes the property, and
    /// writes the whole value back.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: location.projection(keyPath), transaction: transaction)
    }

    /// Implementation detail. Don't call this method.
    @MainActor public static func _makeSlot(in context: _PropertySlotContext) -> _PropertySlot {
        BindingSlot<Value>(in: context)
    }
}

// The location is guarded or immutable, and returns only values that are themselves sendable.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The stable identity of the current value.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding {
    /// Returns the binding with the given transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// Returns a binding that animates changes through it; `nil` for no animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return self.transaction(transaction)
    }

    /// Reports reads during an update to `reader`.
    mutating func install(_ reader: BindingReader?) { self.reader.reader = reader }
}
