/// A publisher to which code sends values.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all subscribers that have asked for one.
    func send(_ value: Output)
    /// Ends it for all subscribers.
    func send(completion: Subscribers.Completion<Failure>)
    /// Gives it a subscription to a publisher above it.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an event without a value.
    public func send() { send(()) }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins to publish. Cancel what it returns to end it.
    func connect() -> any Cancellable
}
