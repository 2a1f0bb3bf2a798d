import Publishing
import BridgedEnvironment

/// The views that observe one object. It wakes them when the object changes.
// `lock` guards all that changes.
final class ViewWatcher: ObjectWatcher, @unchecked Sendable {
    private let lock = Locked(())
    private var subscriptions: [ObjectIdentifier: WeakSubscription] = [:]
    /// The transaction of a change on another thread, until the main actor notifies views of it.
    private var left: CarriedTransaction?

    private struct WeakSubscription {
        weak var subscription: (any ObjectSubscriber)?
    }

    func objectWillChange() {
        if MainContext.isCurrent {
            let views = lock.withLock { _ in subscriptions.values.map(\.subscription) }
            if !views.isEmpty { MainActor.assumeIsolated { Self.wake(views) } }
            return
        }
        let isFirst = lock.withLock { _ in !subscriptions.isEmpty && left == nil }
        if isFirst {
            RuntimeIssue.report(
                "publish-from-background",
                "Publishing changes from background threads is not allowed; make sure to publish values from the main "
                    + "thread on model updates. The views that observe the object are updated on the main thread.")
        }
    }

    func objectDidChange() {
        if MainContext.isCurrent { return }
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

    @MainActor func add(_ subscription: any ObjectSubscriber) {
        lock.withLock { _ in
            subscriptions[ObjectIdentifier(subscription)] = WeakSubscription(subscription: subscription)
        }
    }

    @MainActor func remove(_ subscription: any ObjectSubscriber) {
        _ = lock.withLock { _ in subscriptions.removeValue(forKey: ObjectIdentifier(subscription)) }
    }
}

extension ObservableObjectPublisher {
    private var views: ViewWatcher { watcher { ViewWatcher() } }

    @MainActor func add(_ subscription: any ObjectSubscriber) { views.add(subscription) }
    @MainActor func remove(_ subscription: any ObjectSubscriber) { views.remove(subscription) }
}

/// The publisher that announces the changes of an object that a view observes.
@MainActor struct ObservedPublisher {
    private let add: (any ObjectSubscriber) -> Void
    private let remove: (any ObjectSubscriber) -> Void

    /// Follows the publisher of an object: of the usual type, or another one.
    init<Object: ObservableObject>(of object: Object) {
        let publisher = object.objectWillChange
        if let publisher = publisher as? ObservableObjectPublisher {
            (add, remove) = (publisher.add, publisher.remove)
            return
        }
        let watcher = ViewWatcher()
        var watching: AnyCancellable?
        add = { subscription in
            watcher.add(subscription)
            watching = publisher.sink { _ in
                watcher.objectWillChange()
                watcher.objectDidChange()
            }
        }
        remove = { subscription in
            watcher.remove(subscription)
            watching?.cancel()
            watching = nil
        }
    }

    func callAsFunction(add subscription: any ObjectSubscriber) { add(subscription) }
    func callAsFunction(remove subscription: any ObjectSubscriber) { remove(subscription) }
}
