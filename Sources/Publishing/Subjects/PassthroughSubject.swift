/// Sends to its subscribers what code gives it. Who has not asked for a value when it is sent does not receive it.
///
/// Values may be sent on any thread; each subscriber receives one at a time.
public final class PassthroughSubject<Output, Failure: Error>: Subject, Sendable {
    private let core = SubjectCore<Output, Failure>(value: nil, "PassthroughSubject")

    /// Makes a subject without subscribers.
    public init() {}

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.add(subscriber, of: self)
    }

    /// Sends a value to all subscribers that have asked for one.
    public func send(_ value: Output) { core.send(value) }

    /// Ends it for all subscribers. What is sent afterwards is dropped.
    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion) }

    /// Gives it a subscription, of which it asks for all values once a subscriber asks for some.
    public func send(subscription: any Subscription) { core.send(subscription) }
}
