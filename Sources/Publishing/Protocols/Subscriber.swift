/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of values this subscriber receives.
    associatedtype Input
    /// The type of failure this subscriber can receive; `Never` if it cannot receive one.
    associatedtype Failure: Error

    /// Tells the subscriber that it has subscribed. The subscriber requests values through `subscription`.
    func receive(subscription: any Subscription)
    /// Tells the subscriber that the publisher has published a value.
    ///
    /// - Returns: The number of values the subscriber requests in addition to those it has already requested.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Tells the subscriber that the publisher has ended, and whether with an error. Nothing follows.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Tells the subscriber that the publisher has published an event without a value.
    ///
    /// - Returns: The number of events the subscriber requests in addition to those it has already requested.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Requests the given number of values, in addition to those already requested.
    func request(_ demand: Subscribers.Demand)
}

/// A namespace for subscriptions, for use in custom publishers.
public enum Subscriptions {
    /// A subscription that delivers no values, for a publisher that completes immediately.
    public static var empty: any Subscription { EmptySubscription.shared }
}

private final class EmptySubscription: Subscription, OperatorPart, Sendable {
    static let shared = EmptySubscription()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    var description: String { "Empty" }
    var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
