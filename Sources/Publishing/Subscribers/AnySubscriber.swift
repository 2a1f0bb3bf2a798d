/// A type-erasing subscriber, which passes what it receives on to another subscriber or to closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let base: SubscriberBase<Input, Failure>
    /// The identifier of the wrapped subscriber, or a new identifier if this subscriber was created from closures.
    public let combineIdentifier: CombineIdentifier

    /// Creates a subscriber that passes everything it receives on to another subscriber.
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        if let erased = s as? AnySubscriber<Input, Failure> {
            self = erased
        } else {
            base = WrappedSubscriber(s)
            combineIdentifier = s.combineIdentifier
        }
    }

    /// Creates a subscriber that sends everything it receives to a subject.
    public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure { self.init(SubjectSubscriber(s)) }

    /// Creates a subscriber from closures. Without `receiveValue`, it requests no values in addition to those already
    /// requested.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        base = ClosureSubscriber(receiveSubscription, receiveValue, receiveCompletion)
        combineIdentifier = CombineIdentifier()
    }

    /// The description of the wrapped subscriber, or `Anonymous AnySubscriber` if this subscriber was created from
    /// closures.
    public var description: String { base.description }
    /// The mirror of the wrapped subscriber, or that of the description if this subscriber was created from closures.
    public var customMirror: Mirror { base.mirror }
    /// The description of this subscriber, for playgrounds.
    public var playgroundDescription: Any { description }

    /// Passes the subscription on to the wrapped subscriber or closure.
    public func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
    /// Passes the value on to the wrapped subscriber or closure.
    ///
    /// - Returns: The additional demand it returns; `.none` if there is no closure for values.
    public func receive(_ value: Input) -> Subscribers.Demand { base.receive(value) }
    /// Passes the completion on to the wrapped subscriber or closure.
    public func receive(completion: Subscribers.Completion<Failure>) { base.receive(completion: completion) }
}

/// The receiver behind an `AnySubscriber`.
private class SubscriberBase<Input, Failure: Error> {
    var description: String { "Anonymous AnySubscriber" }
    var mirror: Mirror { Mirror(reflecting: description) }
    func receive(subscription: any Subscription) {}
    func receive(_ value: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) {}
}

private final class WrappedSubscriber<S: Subscriber>: SubscriberBase<S.Input, S.Failure> {
    private let subscriber: S

    init(_ subscriber: S) { self.subscriber = subscriber }

    override var description: String {
        (subscriber as? any CustomStringConvertible)?.description ?? String(describing: subscriber)
    }
    override var mirror: Mirror { Mirror(reflecting: subscriber) }
    override func receive(subscription: any Subscription) { subscriber.receive(subscription: subscription) }
    override func receive(_ value: S.Input) -> Subscribers.Demand { subscriber.receive(value) }
    override func receive(completion: Subscribers.Completion<S.Failure>) { subscriber.receive(completion: completion) }
}

private final class ClosureSubscriber<Input, Failure: Error>: SubscriberBase<Input, Failure> {
    private let subscription: ((any Subscription) -> Void)?
    private let value: ((Input) -> Subscribers.Demand)?
    private let end: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        _ subscription: ((any Subscription) -> Void)?, _ value: ((Input) -> Subscribers.Demand)?,
        _ end: ((Subscribers.Completion<Failure>) -> Void)?
    ) { (self.subscription, self.value, self.end) = (subscription, value, end) }

    override func receive(subscription: any Subscription) { self.subscription?(subscription) }
    override func receive(_ value: Input) -> Subscribers.Demand { self.value?(value) ?? .none }
    override func receive(completion: Subscribers.Completion<Failure>) { end?(completion) }
}
