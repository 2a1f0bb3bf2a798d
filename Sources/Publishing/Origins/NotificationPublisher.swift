import Foundation

extension NotificationCenter {
    /// Returns a publisher of the notifications with a name, from one object or, for `nil`, from any object.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// A publisher of the notifications with a name. A subscriber without demand when a notification is posted does
    /// not receive it.
    public struct Publisher: Publishing.Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Notification
        /// The kind of failure this publisher can send; `Never`, because it cannot fail.
        public typealias Failure = Never
        /// The notification centre to which the notifications are posted.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts the notifications; `nil` for any object.
        public let object: AnyObject?

        /// Creates a publisher of the notifications with a name, from one object or, for `nil`, from any object.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let outlet = NotificationOutlet(subscriber, "NotificationCenter Observer")
            let center = center
            let offer = outlet.offer
            let token = center.addObserver(forName: name, object: object, queue: nil) { offer($0) }
            outlet.stop = AnyCancellable { center.removeObserver(token) }
            _ = outlet.open()
        }
    }
}

extension NotificationCenter.Publisher: Equatable {
    /// Returns whether two publishers publish the same notifications: those of one centre, name and object.
    public static func == (a: Self, b: Self) -> Bool {
        a.center === b.center && a.name == b.name && a.object === b.object
    }
}

// Set before it is shared; then the lock of `Outlet` guards it.
private final class NotificationOutlet<Downstream: Subscriber>: Outlet<Downstream>, @unchecked Sendable
where Downstream.Input == Notification {
    var stop: AnyCancellable?

    override var nests: Bool { mayNest }

    func offer(_ notification: Notification) {
        lock { enqueueIfWanted(notification) }
        drain()
    }

    override func ended() {
        let stop = lock {
            defer { self.stop = nil }
            return self.stop
        }
        stop?.cancel()
    }
}
