public import UnifiedStorage

/// What a change of state carries to the views it updates: how to animate, and values of one's own keys.
///
/// A transaction lasts for one update. Changes that follow one another under equal transactions make one update; under
/// others they make one each, in order.
public struct Transaction {
    var map = PropertyMap.empty

    /// A transaction in which every key is at its default.
    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// The value of `key`, or its default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { map.value(of: key, in: .structure) ?? K.defaultValue }
        set { map.set(PropertyWrite(key, in: .structure, value: newValue)) }
    }

    /// How the change is animated; `nil` for not at all.
    public var animation: Animation? {
        get { self[AnimationKey.self] }
        set { self[AnimationKey.self] = newValue }
    }

    /// Whether animations set by views are left out.
    public var disablesAnimations: Bool {
        get { self[DisablesAnimationsKey.self] }
        set { self[DisablesAnimationsKey.self] = newValue }
    }

    /// Whether the change is one of many that follow each other closely, as while dragging.
    public var isContinuous: Bool {
        get { self[IsContinuousKey.self] }
        set { self[IsContinuousKey.self] = newValue }
    }

    /// Whether views keep track of how fast their values change, for an animation that takes over.
    public var tracksVelocity: Bool {
        get { self[TracksVelocityKey.self] }
        set { self[TracksVelocityKey.self] = newValue }
    }
}

extension Transaction {
    /// The animation to use: `nil` where animations are disabled.
    var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

    /// Whether both carry equal values.
    func isEqual(to other: Transaction) -> Bool {
        map.isIdentical(to: other.map) || map.isEqual(to: other.map, in: .structure)
    }

    /// This transaction with everything that `inner` sets set over it.
    func merging(_ inner: Transaction) -> Transaction {
        if map.count == 0 { return inner }
        var merged = self
        for entry in inner.map.entries { merged.map.set(entry.write) }
        return merged
    }
}

/// Runs `body`; what it changes is changed under `transaction`. Inside another transaction its values are set over
/// those of the outer one.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.current.merging(transaction).perform(body)
}

/// Runs `body`; what it changes is changed under the current transaction with one value set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try transaction.perform(body)
}
