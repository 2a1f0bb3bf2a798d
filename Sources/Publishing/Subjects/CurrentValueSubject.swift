/// A subject that holds a value, and sends its subscribers the current value first and then each new one.
///
/// A subscriber that has no demand when a value is sent receives the latest value as soon as it requests one. Values
/// may be sent on any thread; each subscriber receives one value at a time.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, Sendable {
    private let core: SubjectCore<Output, Failure>

    /// Creates a subject with an initial value.
    public init(_ value: Output) { core = SubjectCore(value: value, "CurrentValueSubject") }

    /// The latest value. Setting this property sends the new value to all subscribers. After a completion, setting it
    /// still stores the value, but does not notify subscribers.
    public var value: Output {
        get {
            guard let value = core.lock({ core.value }) else { fatalError("A CurrentValueSubject has a value.") }
            return value
        }
        set { core.set(newValue) }
    }

    /// Attaches a subscriber to this publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        core.add(subscriber, of: self)
    }

    /// Stores a value and sends it to all subscribers.
    public func send(_ value: Output) { core.send(value) }

    /// Sends a completion to all subscribers. Values sent afterwards are dropped and leave the current value as it
    /// is.
    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion) }

    /// Gives the subject a subscription to an upstream publisher, and requests unlimited values from it immediately.
    public func send(subscription: any Subscription) { core.send(subscription) }
}
