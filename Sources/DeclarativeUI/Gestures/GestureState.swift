import UnifiedStorage

/// A value owned by a view that a gesture sets while it goes on. When the gesture ends, and when it is cancelled, it
/// has its initial value again.
///
/// `updating(_:body:)` says which gesture sets it, and how. Nothing else can.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    var state: State<Value>
    private let changeReset: (Value, inout Transaction) -> Void

    /// Makes a state with an initial value.
    ///
    /// - Parameter wrappedValue: The value while no gesture goes on.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// Makes a state with an initial value.
    ///
    /// - Parameter initialValue: The value while no gesture goes on.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Makes a state that gets its initial value back under a transaction.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value while no gesture goes on.
    ///   - resetTransaction: The transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// Makes a state that gets its initial value back under a transaction.
    ///
    /// - Parameters:
    ///   - initialValue: The value while no gesture goes on.
    ///   - resetTransaction: The transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Makes a state that gets its initial value back under a transaction that depends on its last one.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value while no gesture goes on.
    ///   - reset: Changes the transaction, given the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(wrappedValue: wrappedValue)
        changeReset = reset
    }

    /// Makes a state that gets its initial value back under a transaction that depends on its last one.
    ///
    /// - Parameters:
    ///   - initialValue: The value while no gesture goes on.
    ///   - reset: Changes the transaction, given the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// What the gesture has set; the initial value while none goes on.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Sets the initial value again.
    func reset() {
        guard state.location != nil else { return }
        var transaction = Transaction.current
        changeReset(state.wrappedValue, &transaction)
        withTransaction(transaction) { state.wrappedValue = state.initial }
    }
}

// In an extension, because declared with the others they would initialise every state without a value.
extension GestureState where Value: ExpressibleByNilLiteral {
    /// Makes a state that is `nil` while no gesture goes on.
    ///
    /// - Parameter resetTransaction: The transaction under which it becomes `nil` again; by default an empty one.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Makes a state that is `nil` while no gesture goes on.
    ///
    /// - Parameter reset: Changes the transaction under which it becomes `nil` again, given the last value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
