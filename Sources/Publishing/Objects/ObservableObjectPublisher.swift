/// Is told of the changes of an object besides its subscribers.
package protocol ObjectWatcher: AnyObject, Sendable {
    /// The object is about to change, on the thread that runs.
    func objectWillChange()
    /// The object has changed.
    func objectDidChange()
}

// `lock` guards all that changes.
/// Announces that an object is about to change. A subscriber that has asked for anything is told of every change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// An event without a value.
    public typealias Output = Void
    /// It does not fail.
    public typealias Failure = Never

    private let lock = Lock()
    private let core = SubjectCore<Void, Never>(value: nil, "ObservableObjectPublisher", isSignal: true)
    private var watcher: (any ObjectWatcher)?
    /// The object whose default publisher this is.
    private weak var owner: AnyObject?

    /// Makes a publisher without subscribers.
    public init() {}

    init(owner: AnyObject) { self.owner = owner }

    /// Whether this is the default publisher of `object`.
    func isDefault(of object: AnyObject) -> Bool { lock { owner === object } }

    /// Whether the object for which this was made has been freed.
    var isAbandoned: Bool { lock { owner == nil } }

    /// Who watches beside the subscribers; made when it is first asked for.
    package func watcher<Watcher: ObjectWatcher>(_ make: () -> Watcher) -> Watcher {
        if let watcher = lock({ watcher }) as? Watcher { return watcher }
        let made = make()
        return lock {
            if let watcher = watcher as? Watcher { return watcher }
            watcher = made
            return made
        }
    }

    /// Announces that the object is about to change. Views that observe it run again in the next update.
    ///
    /// Call it on the main thread. A call from another thread, or while a view that observes the object is being
    /// updated, is reported. The views run again all the same; in the latter case once in that update. Many calls on
    /// other threads cause one report and one update.
    public func send() {
        willChange()
        didChange()
    }

    /// Announces a change like `send`. On another thread, however, views do not run again until `didChange` is called
    /// after the change.
    func willChange() {
        lock { watcher }?.objectWillChange()
        core.send(())
    }

    /// Notes that an announced change has been made.
    func didChange() { lock { watcher }?.objectDidChange() }

    /// Attaches a subscriber, which is told before each change, on the thread that makes it.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        core.add(subscriber, of: self)
    }
}
