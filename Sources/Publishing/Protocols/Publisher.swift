import UnifiedStorage

/// Values over time, for those who subscribe.
///
/// A publisher gives each ``Subscriber`` one ``Subscription``, then as many values as it has asked for, and at last,
/// perhaps, a completion. Nothing follows a completion or a cancellation.
public protocol Publisher<Output, Failure> {
    /// What kind of values it publishes.
    associatedtype Output
    /// How it may fail; `Never` if it does not.
    associatedtype Failure: Error

    /// Attaches a subscriber. Called by `subscribe(_:)`, which callers use instead.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber, which is then given its subscription.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        if CallStack.isShort { return CallStack.onFurtherStack { receive(subscriber: subscriber) } }
        receive(subscriber: subscriber)
    }
}

/// The types of publishers that operators make.
public enum Publishers {}

/// The types of subscribers, and what they say to publishers.
public enum Subscribers {}
