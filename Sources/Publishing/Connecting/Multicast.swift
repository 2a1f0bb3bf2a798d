extension Publishers {
    // `lock` guards all that changes.
    /// A connectable publisher that sends upstream values to all its subscribers through one subject, once it is
    /// connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that creates the subject.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var subject: SubjectType?

        /// Creates a publisher that sends the values of the upstream publisher through a subject. The closure creates
        /// the subject when it is first needed.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        private var theSubject: SubjectType {
            if let subject = lock({ subject }) { return subject }
            let made = createSubject()
            return lock {
                if let subject { return subject }
                subject = made
                return made
            }
        }

        /// Attaches a subscriber to the subject.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            theSubject.relay(to: subscriber, "Multicast") { .value($0) }
        }

        /// Subscribes the subject to the upstream publisher.
        ///
        /// - Returns: An object that ends that subscription when it is cancelled.
        public func connect() -> any Cancellable { upstream.subscribe(theSubject) }
    }

    // `lock` guards all that changes.
    /// A publisher that connects the upstream publisher when the first subscriber attaches.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The connectable publisher that this publisher connects.
        public let upstream: Upstream

        private let lock = Lock()
        private var count = 0
        private var connection: (any Cancellable)?

        /// Creates a publisher that connects the upstream publisher when the first subscriber attaches, and
        /// disconnects it when the last subscriber has cancelled.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber, and connects the upstream publisher if it is the first one.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock {
                count += 1
                return count == 1
            }
            let text = OperatorDescription("Autoconnect", .these { [("parent", self), ("downstream", subscriber)] })
            upstream.pass(to: subscriber, text, subscription: { AutoconnectSubscription($0, self.left) }) {
                $0
            } end: {
                $0
            }
            guard isFirst else { return }
            let made = upstream.connect()
            let isLate = lock {
                if count > 0 { connection = made }
                return count == 0
            }
            if isLate { made.cancel() }
        }

        private func left() {
            let connection = lock { () -> (any Cancellable)? in
                count -= 1
                if count > 0 { return nil }
                defer { self.connection = nil }
                return self.connection
            }
            connection?.cancel()
        }
    }

    /// A publisher that wraps another publisher, and begins to publish when `connect()` is called.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: `Never`, because it cannot fail.
        public typealias Failure = Never
        private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

        /// Creates a publisher that publishes the values of the upstream publisher once `connect()` is called.
        public init(upstream: Upstream) { inner = upstream.multicast { PassthroughSubject() } }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            inner.subscribe(subscriber)
        }

        /// Begins to publish.
        ///
        /// - Returns: An object that ends the connection when it is cancelled.
        public func connect() -> any Cancellable { inner.connect() }
    }
}

extension ConnectablePublisher {
    /// Connects this publisher when the first subscriber attaches, and disconnects it when the last one has
    /// cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Returns a connectable version of this publisher, which begins to publish when `connect()` is called, and not
    /// when a subscriber attaches.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publisher {
    /// Sends all values to all subscribers through one subject, once connected. The closure creates the subject when
    /// it is first needed.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends all values to all subscribers through the given subject, once connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output { multicast { subject } }

    /// Shares one subscription to this publisher among all subscribers, for as long as there are any, and sends them
    /// the same values.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
    /// A publisher that shares one subscription to the upstream publisher among all its subscribers, for as long as
    /// there are any, and sends them the same values.
    public final class Share<Upstream: Publisher>: Publisher, Equatable, Sendable {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        // Only handed out to callers.
        /// The publisher that this publisher receives values from.
        nonisolated(unsafe) public let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

        /// Creates a publisher that shares one subscription to the upstream publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        /// Attaches a subscriber to this publisher. The first one causes the subscription to the upstream publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Returns a Boolean value that indicates whether both values are the same object.
        public static func == (a: Share, b: Share) -> Bool { a === b }
    }
}

/// A subscription that calls a closure when it is first cancelled.
// `lock` guards all that changes.
private final class AutoconnectSubscription: Subscription, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
    private let lock = Lock()
    private let inner: any Subscription
    private var leave: (() -> Void)?

    init(_ inner: any Subscription, _ leave: @escaping () -> Void) { (self.inner, self.leave) = (inner, leave) }

    var description: String { "\(inner)" }
    var playgroundDescription: Any { description }

    func request(_ demand: Subscribers.Demand) { inner.request(demand) }

    func cancel() {
        let leave = lock {
            defer { self.leave = nil }
            return self.leave
        }
        leave?()
        inner.cancel()
    }
}
