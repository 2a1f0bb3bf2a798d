import Synchronization

/// Work or a subscription that can be cancelled.
public protocol Cancellable {
    /// Cancels it, on any thread. Does nothing when called again.
    ///
    /// A subscriber that cancels while it is called receives nothing more. Where it cancels while it is not, or on
    /// another thread than it is called on, one call that had begun to be made by then may still come; no other does.
    func cancel()
}

extension Cancellable {
    /// Stores it in a set, to be cancelled when the set is freed.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Stores it in a collection, to be cancelled when the collection is freed.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}

// `lock` guards the only property.
/// Runs a closure when it is cancelled or freed.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Makes an object that runs `cancel` when it is cancelled or freed.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Makes an object that cancels `canceller` when it is cancelled or freed.
    public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

    deinit { cancel() }

    /// Cancels it. Does nothing when called again.
    public func cancel() {
        let action = lock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Stores it in a set, to be cancelled when the set is freed.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Stores it in a collection, to be cancelled when the collection is freed.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Whether both are the same object.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
