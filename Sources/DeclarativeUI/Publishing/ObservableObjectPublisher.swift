import Synchronization
import UnifiedStorage

/// Announces that an object is about to change.
public final class ObservableObjectPublisher: @unchecked Sendable {
    private let lock = Mutex(())
    // All guarded by `lock`.
    private var subscriptions: [ObjectIdentifier: WeakSubscription] = [:]
    private var sinks = SinkList<Void>()
    /// The transaction of a change on another thread, until the main actor notifies views of it.
    private var left: CarriedTransaction?
    /// The object whose default publisher this is.
    private weak var owner: AnyObject?

    private struct WeakSubscription {
        weak var subscription: (any ObjectSubscriber)?
    }

    /// Makes a publisher without subscribers.
    public init() {}

    init(owner: AnyObject) { self.owner = owner }

    /// Whether this is the default publisher of `object`.
    func isDefault(of object: AnyObject) -> Bool { lock.withLock { _ in owner === object } }

    /// Whether the object for which this was made has been freed.
    var isAbandoned: Bool { lock.withLock { _ in owner == nil } }

    /// Announces that the object is about to change. Views that observe it run again in the next update.
    ///
    /// Call it on the main thread. A call from another thread, or while a view that observes the object is being
    /// updated, is reported. The views run again all the same; in the latter case once in that update. Many calls on
    /// other threads cause one report and one update.
    public func send() {
        willChange()
        if !MainContext.isCurrent { wakeViewsSoon() }
    }

    /// Announces a change like `send`. On another thread, however, views do not run again until `didChange` is called
    /// after the change.
    func willChange() {
        if MainContext.isCurrent {
            let (views, actions) = lock.withLock { _ in (subscriptions.values.map(\.subscription), sinks.actions) }
            if !views.isEmpty { MainActor.assumeIsolated { Self.wake(views) } }
            call(actions)
            return
        }
        let (isFirst, actions) = lock.withLock { _ in (!subscriptions.isEmpty && left == nil, sinks.actions) }
        if isFirst {
            RuntimeIssue.report(
                "publish-from-background",
                "Publishing changes from background threads is not allowed; make sure to publish values from the main "
                    + "thread on model updates. The views that observe the object are updated on the main thread.")
        }
        call(actions)
    }

    private func call(_ actions: [(token: UInt64, action: (()) -> Void)]) {
        for (token, action) in actions where lock.withLock({ _ in sinks.has(token) }) { action(()) }
    }

    /// Notes that a change announced on another thread has been made.
    func didChange() {
        if !MainContext.isCurrent { wakeViewsSoon() }
    }

    private func wakeViewsSoon() {
        // Released outside of the lock, because a deinitializer may run code that comes back here.
        var carried: CarriedTransaction? = CarriedTransaction(transaction: .current)
        let isFirst = lock.withLock { _ in
            if subscriptions.isEmpty { return false }
            swap(&left, &carried)
            return carried == nil
        }
        if isFirst { MainMailbox.leave { self.wakeViews() } }
    }

    /// Notifies views of the changes made on other threads since the last call.
    @MainActor private func wakeViews() {
        let (views, carried) = lock.withLock { _ in
            defer { left = nil }
            return (subscriptions.values.map(\.subscription), left)
        }
        (carried?.transaction ?? Transaction()).perform {
            for case let view? in views { view.objectDidChange() }
        }
    }

    @MainActor private static func wake(_ views: [(any ObjectSubscriber)?]) {
        var isEarly = false
        for case let view? in views where view.objectWillChange() { isEarly = true }
        if isEarly {
            RuntimeIssue.report(
                "publish-during-update",
                "Publishing changes from within view updates is not allowed, this will cause undefined behavior. The "
                    + "value is kept, and the view runs once more in this update. Change objects in actions and "
                    + "callbacks.")
        }
    }

    /// Calls `receiveValue` before each change, on the thread that makes it.
    ///
    /// - Returns: An object that ends the calls when it is cancelled or freed.
    public func sink(receiveValue: @escaping (()) -> Void) -> AnyCancellable {
        let token = lock.withLock { _ in sinks.add(receiveValue) }
        return AnyCancellable { [weak self] in
            guard let self else { return }
            // Released after the lock, because a deinitializer may run code that comes back here.
            let removed = self.lock.withLock { _ in self.sinks.remove(token) }
            _ = removed
        }
    }

    @MainActor func add(_ subscription: any ObjectSubscriber) {
        lock.withLock { _ in
            subscriptions[ObjectIdentifier(subscription)] = WeakSubscription(subscription: subscription)
        }
    }

    @MainActor func remove(_ subscription: any ObjectSubscriber) {
        _ = lock.withLock { _ in subscriptions.removeValue(forKey: ObjectIdentifier(subscription)) }
    }
}

/// Functions to call with values, in the order in which they were added.
struct SinkList<Value> {
    private var list: [(token: UInt64, action: (Value) -> Void)] = []
    private var last: UInt64 = 0

    var actions: [(token: UInt64, action: (Value) -> Void)] { list }
    func has(_ token: UInt64) -> Bool { list.contains { $0.token == token } }

    mutating func add(_ action: @escaping (Value) -> Void) -> UInt64 {
        last += 1
        list.append((last, action))
        return last
    }

    mutating func remove(_ token: UInt64) -> ((Value) -> Void)? {
        guard let index = list.firstIndex(where: { $0.token == token }) else { return nil }
        return list.remove(at: index).action
    }
}
