import Foundation
import Foundations

/// Observers that are told by a method.
extension NotificationCenter {
    /// Calls the method of a selector of an observer for notifications with a name and from an object; `nil` for any.
    ///
    /// The method is called on the thread that posts the notification, and may take the notification. The observer is
    /// held weakly, and need not be removed.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let id = SelectorObservers.shared.makeID()
        let observer = SelectorObservers.Observer(object: observer as AnyObject)
        let call: @Sendable (Notification) -> Void = { notification in
            if let observer = observer.object {
                aSelector.call(on: observer, with: [notification], from: "A notification")
            } else {
                SelectorObservers.shared.remove { $0.id == id }
            }
        }
        let token = addObserver(forName: aName, object: anObject, queue: nil, using: call)
        SelectorObservers.shared.add(
            SelectorObservers.Entry(
                id: id, name: aName, object: anObject.map { ObjectIdentifier($0 as AnyObject) }, observer: observer,
                center: self, token: token))
    }

    /// Removes an observer that is told by methods, from all notifications.
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.shared.remove { $0.observer.object === observer && $0.center === self }
        // It may be one of the objects that stand for closures.
        removeObserver(observer as Any)
    }

    /// Removes an observer that is told by methods from the notifications that it was added for with a name and an
    /// object; `nil` for any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
        SelectorObservers.shared.remove { entry in
            entry.observer.object === observer && entry.center === self && (aName == nil || entry.name == aName)
                && (object == nil || entry.object == object)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// The observers of all notification centres that are told by methods.
private final class SelectorObservers: Sendable {
    /// A weak reference to an observer.
    struct Observer: Sendable {
        // Set once; weak references can be read from any thread.
        nonisolated(unsafe) weak var object: AnyObject?
    }

    /// An observer, and the notifications that it was added for.
    struct Entry: Sendable {
        let id: Int
        let name: NSNotification.Name?
        let object: ObjectIdentifier?
        let observer: Observer
        // Set once; weak references can be read from any thread.
        nonisolated(unsafe) weak var center: NotificationCenter?
        // Only handed back to the centre, which takes it on any thread.
        nonisolated(unsafe) let token: any NSObjectProtocol
    }

    private struct State {
        var entries: [Entry] = []
        var lastID = 0
    }

    static let shared = SelectorObservers()
    private let state = Locked(State())

    func makeID() -> Int {
        state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
    }

    func add(_ entry: Entry) {
        state.withLock { $0.entries.append(entry) }
        // Observers that are gone would otherwise stay until the next notification for them.
        remove { $0.observer.object == nil }
    }

    func remove(where isMeant: (Entry) -> Bool) {
        let removed = state.withLock { state in
            let removed = state.entries.filter(isMeant)
            if !removed.isEmpty { state.entries.removeAll(where: isMeant) }
            return removed
        }
        for entry in removed { entry.center?.removeObserver(entry.token as Any) }
    }
}
