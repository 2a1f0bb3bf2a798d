/// An observer that is notified of the changes of an object in addition to the subscribers.
package protocol ObjectWatcher: AnyObject, Sendable {
    /// Called on the current thread when the object is about to change.
    func objectWillChange()
    /// Called when the object has changed.
    func objectDidChange()
}

// `lock` guards all that changes.
/// A publisher that announces that an object is about to change. A subscriber that has requested any values is
/// notified of every change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// The type of values this publisher publishes: `Void`, for events without a value.
    public typealias Output = Void
    /// The type of failure this publisher can send: `Never`, because it cannot fail.
    public typealias Failure = Never

    private let lock = Lock()
    private let core = SubjectCore<Void, Never>(value: nil, "ObservableObjectPublisher", isSignal: true)
    private var watcher: (any ObjectWatcher)?
    /// The object of which this is the default publisher.
    private weak var owner: AnyObject?

    /// Creates a publisher without subscribers.
    public init() {}

    init(owner: AnyObject) { self.owner = owner }

    /// Returns whether this is the default publisher of `object`.
    func isDefault(of object: AnyObject) -> Bool { lock { owner === object } }

    /// Whether the object this publisher was created for has been freed.
    var isAbandoned: Bool { lock { owner == nil } }

    /// Returns the watcher notified in addition to the subscribers, and creates it on first use.
    package func watcher<Watcher: ObjectWatcher>(_ make: () -> Watcher) -> Watcher {
        if let watcher = lock({ watcher }) as? Watcher { return watcher }
        let made = make()
        return lock {
            if let watcher = watcher as? Watcher { return watcher }
            watcher = made
            return made
        }
    }

    /// Announces that the object is about to change. Views that observe the object are evaluated again in the next
    /// update.
    ///
    /// Call this method on the main thread. A call on another thread, or during the update of a view that observes
    /// the object, is reported. The views are evaluated again all the same; in the latter case, once within the
    /// current update. Many calls on other threads cause one report and one update.
    public func send() {
        willChange()
        didChange()
    }

    /// Announces a change in the same way as `send()`. On a thread other than the main thread, however, views are not
    /// evaluated again until `didChange()` is called after the change.
    func willChange() {
        lock { watcher }?.objectWillChange()
        core.send(())
    }

    /// Notes that an announced change has been made.
    func didChange() { lock { watcher }?.objectDidChange() }

    /// Attaches a subscriber to this publisher. It is notified before each change, on the thread that makes the
    /// change.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        core.add(subscriber, of: self)
    }
}
