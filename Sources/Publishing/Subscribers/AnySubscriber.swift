/// A subscriber of any type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    private let subscription: ((any Subscription) -> Void)?
    private let value: ((Input) -> Subscribers.Demand)?
    private let end: ((Subscribers.Completion<Failure>) -> Void)?
    /// The identifier of the subscriber it stands for, or one of its own.
    public let combineIdentifier: CombineIdentifier
    /// What the subscriber it stands for says of itself.
    public let description: String

    /// Makes a subscriber that passes all on to another.
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        subscription = s.receive(subscription:)
        value = { s.receive($0) }
        end = s.receive(completion:)
        combineIdentifier = s.combineIdentifier
        description = String(describing: s)
    }

    /// Makes a subscriber that sends all to a subject.
    public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure { self.init(SubjectSubscriber(s)) }

    /// Makes a subscriber from closures. Without one for values it asks for none beyond those it was promised.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        subscription = receiveSubscription
        value = receiveValue
        end = receiveCompletion
        combineIdentifier = CombineIdentifier()
        description = "Anonymous AnySubscriber"
    }

    /// Passes a subscription on.
    public func receive(subscription: any Subscription) { self.subscription?(subscription) }
    /// Passes a value on.
    public func receive(_ value: Input) -> Subscribers.Demand { self.value?(value) ?? .none }
    /// Passes the end on.
    public func receive(completion: Subscribers.Completion<Failure>) { end?(completion) }
}
