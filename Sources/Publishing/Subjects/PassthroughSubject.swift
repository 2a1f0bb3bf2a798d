/// A subject that sends each value to its subscribers and keeps none. A subscriber that has no demand when a value is
/// sent does not receive it.
///
/// Values may be sent on any thread; each subscriber receives one value at a time.
public final class PassthroughSubject<Output, Failure: Error>: Subject, Sendable {
    private let core = SubjectCore<Output, Failure>(value: nil, "PassthroughSubject")

    /// Creates a subject without subscribers.
    public init() {}

    /// Attaches a subscriber to this publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.add(subscriber, of: self)
    }

    /// Sends a value to all subscribers that have requested one.
    public func send(_ value: Output) { core.send(value) }

    /// Sends a completion to all subscribers. Values sent afterwards are dropped.
    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion) }

    /// Gives the subject a subscription to an upstream publisher. The subject requests unlimited values from it once
    /// one of its own subscribers requests some.
    public func send(subscription: any Subscription) { core.send(subscription) }
}
