import Foundations

/// A publisher that hides the type of another publisher.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible,
    CustomPlaygroundDisplayConvertible
{
    private let base: PublisherBase<Output, Failure>

    /// Creates a publisher that hides the type of another publisher. An `AnyPublisher` is not wrapped again.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        if let erased = publisher as? AnyPublisher<Output, Failure> {
            self = erased
        } else {
            base = WrappedPublisher(publisher)
        }
    }

    /// A textual representation of this publisher: `AnyPublisher`.
    public var description: String { "AnyPublisher" }
    /// A representation of this publisher for playgrounds: `AnyPublisher`.
    public var playgroundDescription: Any { description }

    /// Attaches a subscriber to the publisher whose type is hidden.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        base.attach(AnySubscriber(subscriber))
    }
}

/// The publisher whose type an `AnyPublisher` hides.
private class PublisherBase<Output, Failure: Error> {
    func attach(_ subscriber: AnySubscriber<Output, Failure>) {}
}

private final class WrappedPublisher<P: Publisher>: PublisherBase<P.Output, P.Failure> {
    private var publisher: P?

    init(_ publisher: P) { self.publisher = publisher }

    // It may hold a long chain.
    deinit {
        // Taken out first: an access to the property that lasts would be compared with all those inside of it.
        var publisher = publisher.take()
        CallStack.release(&publisher)
    }

    override func attach(_ subscriber: AnySubscriber<P.Output, P.Failure>) {
        publisher?.receive(subscriber: subscriber)
    }
}

extension Publisher {
    /// Returns this publisher with its type hidden in an ``AnyPublisher``.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
