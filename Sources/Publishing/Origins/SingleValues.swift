/// Publishes one value and finishes.
public struct Just<Output>: Publisher {
    /// It does not fail.
    public typealias Failure = Never
    /// The value.
    public let output: Output

    /// Publishes a value.
    public init(_ output: Output) { self.output = output }

    /// Attaches a subscriber, which receives the value when it asks for one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        ElementsSubscription.begin(CollectionOfOne(output).makeIterator(), .finished, subscriber, .one("Just", output))
    }
}

extension Just: Equatable where Output: Equatable {}

/// Publishes no values: finishes at once, or never ends.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
    /// Whether it finishes at once.
    public let completeImmediately: Bool

    /// Publishes nothing. By default it finishes at once.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Publishes nothing, with types that are said here.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.init(completeImmediately: completeImmediately)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error.
    public let error: Failure

    /// Fails with an error.
    public init(error: Failure) { self.error = error }

    /// Fails with an error, with a type of values that is said here.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Attaches a subscriber, which receives the error.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}

/// Makes a publisher for each subscriber, when it subscribes.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// What it publishes.
    public typealias Output = DeferredPublisher.Output
    /// How it may fail.
    public typealias Failure = DeferredPublisher.Failure
    /// Makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Makes a publisher for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Attaches a subscriber to a new publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}

extension Optional {
    /// Publishes the value of an optional, if there is one, and finishes.
    public struct Publisher: Publishing.Publisher {
        /// What kind of value it has.
        public typealias Output = Wrapped
        /// It does not fail.
        public typealias Failure = Never
        /// The value.
        public let output: Wrapped?

        /// Publishes the value of an optional.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            guard let output else { return Empty().subscribe(subscriber) }
            ElementsSubscription.begin(
                CollectionOfOne(output).makeIterator(), .finished, subscriber, .one("Optional", output))
        }
    }

    /// Publishes the value, if there is one, and finishes.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

extension Result {
    /// Publishes the value of a result and finishes, or fails.
    public struct Publisher: Publishing.Publisher {
        /// What kind of value it has.
        public typealias Output = Success
        /// The result.
        public let result: Result<Success, Failure>

        /// Publishes a result.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Publishes a value.
        public init(_ output: Success) { result = .success(output) }
        /// Fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                ElementsSubscription.begin(
                    CollectionOfOne(value).makeIterator(), .finished, subscriber, .one("Once", value))
            case .failure(let error): Fail(error: error).subscribe(subscriber)
            }
        }
    }

    /// Publishes the value and finishes, or fails.
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
