public import BridgedEnvironment

/// A key of a value that a transaction carries.
public protocol TransactionKey: StorageKey {
    /// The type of the value.
    associatedtype Value
    /// The default value, used by transactions that do not set the key. It must be constant for the life of the
    /// process.
    static var defaultValue: Value { get }
}

enum AnimationKey: TransactionKey {
    static var defaultValue: Animation? { nil }
}

enum DisablesAnimationsKey: TransactionKey {
    static var defaultValue: Bool { false }
}

enum IsContinuousKey: TransactionKey {
    static var defaultValue: Bool { false }
}

enum TracksVelocityKey: TransactionKey {
    static var defaultValue: Bool { false }
}
