import UnifiedStorage

/// Reads and writes a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    var location: BindingLocation<Value>
    /// The value when the binding was made, so that a view given it is seen to differ when the value does.
    private var value: Value
    private var carried: CarriedTransaction
    private var reader = ReaderReference()

    init(location: BindingLocation<Value>, transaction: Transaction = Transaction()) {
        self.location = location
        value = location.shown()
        carried = CarriedTransaction(transaction: transaction)
    }

    /// What is set through the binding is set under this, over the transaction in force then. Empty at first.
    public var transaction: Transaction {
        get { carried.transaction }
        set { carried = CarriedTransaction(transaction: newValue) }
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

    /// A binding to what two functions compute, of which the second is also given the transaction the value is set
    /// under.
    @preconcurrency public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        // As above.
        let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
        let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
        self.init(location: TransactionFunctionLocation(get: get, set: set))
    }

    /// A binding that ignores writes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    /// The same binding.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// The value now.
    public var wrappedValue: Value {
        get { reader.read(location) }
        nonmutating set {
            if carried.isEmpty { return location.write(newValue) }
            withTransaction(transaction) { location.write(newValue) }
        }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// A binding to a part of the value. Writing reads the whole, changes the part, and writes the whole.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: location.projection(keyPath), transaction: transaction)
    }

    /// Not for clients to call.
    @MainActor public static func _makeSlot(in host: _PropertyHost) -> _PropertySlot {
        BindingSlot<Value>(in: host)
    }
}

// What it leads to is guarded or immutable, and hands out only values that are sendable themselves.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The id of the value now.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding {
    /// The same binding with another transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// The same binding, with what is set through it animated; `nil` for not at all.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var transaction = transaction
        transaction.animation = animation
        return self.transaction(transaction)
    }

    /// Has reads during an update noted by `reader`.
    mutating func install(_ reader: BindingReader?) { self.reader.reader = reader }
}
