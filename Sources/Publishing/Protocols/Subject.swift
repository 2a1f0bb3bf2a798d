/// A publisher that publishes the values code sends to it.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers that have requested one.
    func send(_ value: Output)
    /// Sends a completion to all subscribers.
    func send(completion: Subscribers.Completion<Failure>)
    /// Gives the subject a subscription to an upstream publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an event without a value to the subscribers.
    public func send() { send(()) }
}

/// A publisher that begins to publish when `connect()` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to publish.
    ///
    /// - Returns: An object that ends the connection when it is cancelled.
    func connect() -> any Cancellable
}
