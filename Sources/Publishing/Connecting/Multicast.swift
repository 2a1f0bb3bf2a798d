extension Publishers {
    // `lock` guards all that changes.
    /// Sends the values of a publisher by a subject to all who subscribe, from when it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher, @unchecked Sendable
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Makes the subject.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var subject: SubjectType?

        /// Sends the values of a publisher by a subject that is made when it is first needed.
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

        /// Subscribes the subject. Cancel what it returns to end that.
        public func connect() -> any Cancellable { upstream.subscribe(theSubject) }
    }

    // `lock` guards all that changes.
    /// Begins when the first subscriber comes.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What is connected.
        public let upstream: Upstream

        private let lock = Lock()
        private var count = 0
        private var connection: (any Cancellable)?

        /// Connects a publisher when the first subscriber comes, and ends that when the last one has cancelled.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber, and connects if it is the first.
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

    /// Makes a publisher begin when it is told to.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// It does not fail.
        public typealias Failure = Never
        private let inner: Multicast<Upstream, PassthroughSubject<Upstream.Output, Never>>

        /// Makes a publisher begin when it is told to.
        public init(upstream: Upstream) { inner = upstream.multicast { PassthroughSubject() } }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            inner.subscribe(subscriber)
        }

        /// Begins to publish. Cancel what it returns to end it.
        public func connect() -> any Cancellable { inner.connect() }
    }
}

extension ConnectablePublisher {
    /// Begins when the first subscriber comes, and ends when the last one has cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publisher where Failure == Never {
    /// Begins when it is told to, and not when somebody subscribes.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension Publisher {
    /// Sends all values by one subject, made by a closure when it is first needed, once it is connected.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Sends all values by a subject, once it is connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output { multicast { subject } }

    /// Subscribes once, while it has subscribers, and sends all of them the same values.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
    /// Subscribes once, while it has subscribers, and sends all of them the same values.
    public final class Share<Upstream: Publisher>: Publisher, Equatable, Sendable {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        // It is only handed out.
        /// What it gets its values from.
        nonisolated(unsafe) public let upstream: Upstream
        private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

        /// Shares one subscription to a publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
            inner = upstream.multicast(subject: PassthroughSubject()).autoconnect()
        }

        /// Attaches a subscriber; the first one subscribes to the publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            inner.subscribe(subscriber)
        }

        /// Whether both are the same object.
        public static func == (a: Share, b: Share) -> Bool { a === b }
    }
}

/// A subscription that says when it is cancelled for the first time.
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
