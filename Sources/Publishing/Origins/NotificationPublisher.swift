import Foundation

extension NotificationCenter {
    /// Publishes the notifications of a name, from one object or from all.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes the notifications of a name. Who has not asked for one when it is posted does not receive it.
    public struct Publisher: Publishing.Publisher {
        /// The notification.
        public typealias Output = Notification
        /// It does not fail.
        public typealias Failure = Never
        /// Where they are posted.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// Which object they are from; nil for any.
        public let object: AnyObject?

        /// Publishes the notifications of a name.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber.
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
    /// Whether both publish the same notifications.
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
