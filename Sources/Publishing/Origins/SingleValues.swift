/// A publisher that publishes one value to each subscriber and finishes.
public struct Just<Output>: Publisher {
    /// The kind of failure this publisher can send; `Never`, because it cannot fail.
    public typealias Failure = Never
    /// The value this publisher publishes.
    public let output: Output

    /// Creates a publisher of one value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber to this publisher. The subscriber receives the value when it requests one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        ElementsSubscription.begin(CollectionOfOne(output).makeIterator(), .finished, subscriber, .one("Just", output))
    }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher that publishes no values, and either finishes at once or never completes.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// A Boolean value that indicates whether the publisher finishes at once.
    public let completeImmediately: Bool

    /// Creates a publisher without values. By default it finishes at once.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates a publisher without values, with the given output and failure types. By default it finishes at once.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    /// Attaches a subscriber to this publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A publisher that fails at once with an error.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error with which this publisher fails.
    public let error: Failure

    /// Creates a publisher that fails with an error.
    public init(error: Failure) { self.error = error }

    /// Creates a publisher that fails with an error, with the given output type.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches a subscriber to this publisher. The subscriber receives the error at once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that makes a new publisher for each subscriber when it subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The kind of values this publisher publishes.
    public typealias Output = DeferredPublisher.Output
    /// The kind of failure this publisher can send; that of the deferred publisher.
    public typealias Failure = DeferredPublisher.Failure
    /// The closure that makes the publisher for a subscriber.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a publisher that calls a closure for each subscriber to make its publisher.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Attaches a subscriber to a new publisher that `createPublisher` makes.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}

extension Optional {
    /// A publisher that publishes the value of an optional, if there is one, and finishes.
    public struct Publisher: Publishing.Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Wrapped
        /// The kind of failure this publisher can send; `Never`, because it cannot fail.
        public typealias Failure = Never
        /// The value this publisher publishes; `nil` if it only finishes.
        public let output: Wrapped?

        /// Creates a publisher of the value of an optional.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            guard let output else { return Empty().subscribe(subscriber) }
            ElementsSubscription.begin(
                CollectionOfOne(output).makeIterator(), .finished, subscriber, .one("Optional", output))
        }
    }

    /// A publisher that publishes the wrapped value, if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
    /// A publisher that publishes the value of a successful result and finishes, or fails with the error of a failed
    /// one.
    public struct Publisher: Publishing.Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Success
        /// The result this publisher publishes.
        public let result: Result<Success, Failure>

        /// Creates a publisher of a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Creates a publisher of one value.
        public init(_ output: Success) { result = .success(output) }
        /// Creates a publisher that fails with an error.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                ElementsSubscription.begin(
                    CollectionOfOne(value).makeIterator(), .finished, subscriber, .one("Once", value))
            case .failure(let error): Fail(error: error).subscribe(subscriber)
            }
        }
    }

    /// A publisher that publishes the value and finishes, or fails with the error.
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
