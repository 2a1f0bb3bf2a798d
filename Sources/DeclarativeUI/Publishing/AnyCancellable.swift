import Synchronization

/// Something that can be stopped.
public protocol Cancellable {
    /// Stops it. Does nothing the second time.
    func cancel()
}

/// Stops something when it is told to, or goes.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private let lock = Mutex(())
    // Guarded by `lock`.
    private var action: (() -> Void)?

    /// Runs `cancel` when it is told to, or goes.
    public init(_ cancel: @escaping () -> Void) { action = cancel }

    /// Stops `canceller` when it is told to, or goes.
    public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

    deinit { cancel() }

    /// Stops it. Does nothing the second time.
    public func cancel() {
        let action = lock.withLock { _ in
            defer { self.action = nil }
            return self.action
        }
        action?()
    }

    /// Keeps it in a set, to stop with the others when the set goes.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    /// Keeps it in a collection, to stop with the others when the collection goes.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Whether both are the same object.
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

    /// Hashes which object this is.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
