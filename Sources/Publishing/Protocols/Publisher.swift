import Foundations

/// A type that sends values over time to its subscribers.
///
/// A publisher gives each ``Subscriber`` one ``Subscription``, then at most as many values as the subscriber has
/// requested, and finally, if it ends, one completion. Nothing follows a completion or a cancellation.
public protocol Publisher<Output, Failure> {
    /// The type of values this publisher publishes.
    associatedtype Output
    /// The type of failure this publisher can send; `Never` if it cannot fail.
    associatedtype Failure: Error

    /// Attaches a subscriber to this publisher. Callers use `subscribe(_:)`, which calls this method.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches a subscriber to this publisher. The subscriber then receives its subscription.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        if CallStack.isShort { return CallStack.onFurtherStack { receive(subscriber: subscriber) } }
        receive(subscriber: subscriber)
    }
}

/// A namespace for the publisher types that operators return.
public enum Publishers {}

/// A namespace for subscriber types, and for the types by which subscribers and publishers communicate.
public enum Subscribers {}
