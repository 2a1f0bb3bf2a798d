/// A subscriber of any type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    private let base: SubscriberBase<Input, Failure>
    /// The identifier of the subscriber it stands for, or one of its own.
    public let combineIdentifier: CombineIdentifier

    /// Makes a subscriber that passes all on to another.
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        if let erased = s as? AnySubscriber<Input, Failure> {
            self = erased
        } else {
            base = WrappedSubscriber(s)
            combineIdentifier = s.combineIdentifier
        }
    }

    /// Makes a subscriber that sends all to a subject.
    public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure { self.init(SubjectSubscriber(s)) }

    /// Makes a subscriber from closures. Without one for values it asks for none beyond those it was promised.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        base = ClosureSubscriber(receiveSubscription, receiveValue, receiveCompletion)
        combineIdentifier = CombineIdentifier()
    }

    /// What the subscriber it stands for says of itself.
    public var description: String { base.description }
    /// The mirror of the subscriber it stands for.
    public var customMirror: Mirror { base.mirror }
    /// What the subscriber it stands for says of itself.
    public var playgroundDescription: Any { description }

    /// Passes a subscription on.
    public func receive(subscription: any Subscription) { base.receive(subscription: subscription) }
    /// Passes a value on.
    public func receive(_ value: Input) -> Subscribers.Demand { base.receive(value) }
    /// Passes the end on.
    public func receive(completion: Subscribers.Completion<Failure>) { base.receive(completion: completion) }
}

/// What an `AnySubscriber` stands for.
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
