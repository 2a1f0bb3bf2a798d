import BridgedEnvironment

/// A value owned by a view that a gesture updates while in progress.
///
/// When the gesture ends or is cancelled, the value resets to its initial value. Only `updating(_:body:)` connects a
/// gesture to the state; nothing else can set the value.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
    var state: State<Value>
    private let changeReset: (Value, inout Transaction) -> Void

    /// Creates a state with an initial value.
    ///
    /// - Parameter wrappedValue: The value while no gesture is in progress.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// Creates a state with an initial value.
    ///
    /// - Parameter initialValue: The value while no gesture is in progress.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a state that resets its value under a transaction.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value while no gesture is in progress.
    ///   - resetTransaction: The transaction of the reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
    }

    /// Creates a state that resets its value under a transaction.
    ///
    /// - Parameters:
    ///   - initialValue: The value while no gesture is in progress.
    ///   - resetTransaction: The transaction of the reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a state that resets its value under a transaction that depends on the last value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The value while no gesture is in progress.
    ///   - reset: A closure that modifies the transaction, given the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        state = State(wrappedValue: wrappedValue)
        changeReset = reset
    }

    /// Creates a state that resets its value under a transaction that depends on the last value.
    ///
    /// - Parameters:
    ///   - initialValue: The value while no gesture is in progress.
    ///   - reset: A closure that modifies the transaction, given the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value that the gesture has set, or the initial value while no gesture is in progress.
    public var wrappedValue: Value { state.wrappedValue }

    /// The state itself, to pass to `updating(_:body:)`.
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
    /// Creates a state that is `nil` while no gesture is in progress.
    ///
    /// - Parameter resetTransaction: The transaction of the reset to `nil`. The default is an empty transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a state that is `nil` while no gesture is in progress.
    ///
    /// - Parameter reset: A closure that modifies the transaction of the reset to `nil`, given the last value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
