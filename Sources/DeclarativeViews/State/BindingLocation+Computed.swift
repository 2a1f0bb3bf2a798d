import BridgedEnvironment

/// A value computed by functions.
// Immutable; the functions are sendable.
final class FunctionLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let get: @Sendable () -> Value
    private let set: @Sendable (Value) -> Void

    init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value) -> Void) {
        self.get = get
        self.set = set
        super.init()
    }

    override func read() -> Value { get() }
    override func write(_ value: Value) { set(value) }

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        if self === other { return true }
        guard let other = other as? FunctionLocation<Value> else { return false }
        return valuesAreEqual(get, other.get, mode: .equatableAlways)
            && valuesAreEqual(set, other.set, mode: .equatableAlways)
    }
}

/// A value computed by functions. The setter also receives the current transaction.
// Immutable; the functions are sendable.
final class TransactionFunctionLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let get: @Sendable () -> Value
    private let set: @Sendable (Value, Transaction) -> Void

    init(get: @escaping @Sendable () -> Value, set: @escaping @Sendable (Value, Transaction) -> Void) {
        self.get = get
        self.set = set
        super.init()
    }

    override func read() -> Value { get() }
    override func write(_ value: Value) { set(value, .current) }

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        if self === other { return true }
        guard let other = other as? TransactionFunctionLocation<Value> else { return false }
        return valuesAreEqual(get, other.get, mode: .equatableAlways)
            && valuesAreEqual(set, other.set, mode: .equatableAlways)
    }
}

/// A value that never changes.
// Immutable.
final class ConstantLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
    private let value: Value

    init(_ value: Value) {
        self.value = value
        super.init()
    }

    override func read() -> Value { value }

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        if self === other { return true }
        guard let other = other as? ConstantLocation<Value> else { return false }
        return valuesAreEqual(value, other.value, mode: .equatableAlways)
    }
}

/// A conversion of another location's value to a value of another type.
protocol BindingConversion {
    associatedtype Base
    associatedtype Value
    static func value(of base: Base) -> Value
    /// Returns the base value to set for a value; `nil` to set nothing.
    static func base(of value: Value) -> Base?
}

/// A location whose value is converted.
// Immutable.
final class ConvertedLocation<Conversion: BindingConversion>: BindingLocation<Conversion.Value>, @unchecked Sendable {
    private let base: BindingLocation<Conversion.Base>

    init(_ base: BindingLocation<Conversion.Base>) {
        self.base = base
        super.init()
    }

    override func read() -> Conversion.Value { Conversion.value(of: base.read()) }
    override func peek() -> Conversion.Value { Conversion.value(of: base.peek()) }
    override func shown() -> Conversion.Value { Conversion.value(of: base.shown()) }
    override func displayed() -> Conversion.Value { Conversion.value(of: base.displayed()) }
    override var source: (any BindingSource)? { base.source }

    override func write(_ value: Conversion.Value) {
        if let value = Conversion.base(of: value) { base.write(value) }
    }

    override func isSame(as other: BindingLocation<Conversion.Value>) -> Bool {
        if self === other { return true }
        guard let other = other as? ConvertedLocation<Conversion> else { return false }
        return base.isSame(as: other.base)
    }
}
