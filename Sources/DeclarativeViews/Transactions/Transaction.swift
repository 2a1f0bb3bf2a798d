public import BridgedEnvironment

/// The context of a state change, passed to the views it updates: an animation and values for custom keys.
///
/// A transaction lasts for one update. Consecutive changes under equal transactions form one update. Changes under
/// different transactions form one update each, in order.
public struct Transaction {
    var map = PropertyMap.empty

    /// Creates a transaction in which every key has its default value.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// Accesses the value of a key, which is the key's default if not set.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { map.value(of: key, in: .structure) ?? K.defaultValue }
        set { map.set(PropertyWrite(key, in: .structure, value: newValue)) }
    }

    /// The animation of the change, or `nil` for none.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// A Boolean value that indicates whether animations set by views are disabled.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the change is one of many in quick succession, as during a drag.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the velocity of changes is tracked for a subsequent animation.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }
}

extension Transaction {
    /// The animation to use; `nil` if animations are disabled.
    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// Whether both carry equal values.
    func isEqual(to other: Transaction) -> Bool {
        map.isIdentical(to: other.map) || map.isEqual(to: other.map, in: .structure)
    }

    /// Returns this transaction with the values that `inner` sets replacing its own.
    func merging(_ inner: Transaction) -> Transaction {
        if map.count == 0 { return inner }
        var merged = self
        for entry in inner.map.entries { merged.map.set(entry.write) }
        return merged
    }
}

/// Runs `body` with a transaction for the changes it makes. In nested calls, the values of the inner transaction win.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.current.merging(transaction).perform(body)
}

/// Runs `body` with one value of the current transaction replaced for the changes it makes.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try transaction.perform(body)
}
