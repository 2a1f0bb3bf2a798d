/// What receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What kind of values it receives.
    associatedtype Input
    /// How what it receives may fail.
    associatedtype Failure: Error

    /// Tells it that it is subscribed. It asks for values by `subscription`.
    func receive(subscription: any Subscription)
    /// Tells it of a value.
    ///
    /// - Returns: How many values it wants beyond those it has asked for.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Tells it that no more follows.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Tells it of an event without a value.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// Ties a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for so many values more.
    func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that publishers of one's own can use.
public enum Subscriptions {
    /// A subscription that gives nothing, for a publisher that completes at once.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, OperatorPart, Sendable {
    static let shared = EmptySubscription()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    var description: String { "Empty" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
