import Synchronization

/// A type that represents work or a subscription that can be cancelled.
public protocol Cancellable {
    /// Cancels the work or subscription. May be called on any thread; further calls do nothing.
    ///
    /// A subscriber that cancels while it is being called receives nothing more. If it cancels at another time, or on
    /// a thread other than the one that calls it, a single call that was already being made may still arrive, but no
    /// other.
    func cancel()
}

extension Cancellable {
    /// Stores this object in a set, so that it is cancelled when the set is freed.
    public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

    /// Stores this object in a collection, so that it is cancelled when the collection is freed.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }
}

// `lock` guards the only property.
/// A cancellable object that runs a closure when it is cancelled or freed.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?

    /// Creates an object that runs `cancel` when it is cancelled or freed.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Creates an object that cancels `canceller` when it is cancelled or freed.
    public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

    deinit { cancel() }

    /// Runs the closure, the first time it is called. Further calls do nothing.
    public func cancel() {
        let action = lock {
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Stores this object in a set, so that it is cancelled when the set is freed.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Stores this object in a collection, so that it is cancelled when the collection is freed.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Returns a Boolean value that indicates whether both values are the same object.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    /// Hashes the identity of this object by feeding it into the given hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
