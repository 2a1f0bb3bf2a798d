/// Has a value, and sends it to its subscribers, first the one it has and then each new one.
///
/// Who has not asked for a value when it is sent receives the latest one as soon as it asks. Values may be sent on any
/// thread; each subscriber receives one at a time.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, Sendable {
    private let core: SubjectCore<Output, Failure>

    /// Makes a subject with a value.
    public init(_ value: Output) { core = SubjectCore(value: value, "CurrentValueSubject") }

    /// The latest value. Setting it sends it; after the end it is kept all the same, though nobody is told.
    public var value: Output {
        get {
            guard let value = core.lock({ core.value }) else { fatalError("A CurrentValueSubject has a value.") }
            return value
        }
        set { core.set(newValue) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.add(subscriber, of: self)
    }

    /// Sends a value to all subscribers, and keeps it.
    public func send(_ value: Output) { core.send(value) }

    /// Ends it for all subscribers. What is sent afterwards is dropped, and the value stays.
    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion) }

    /// Gives it a subscription, of which it asks for all values.
    public func send(subscription: any Subscription) { core.send(subscription) }
}
