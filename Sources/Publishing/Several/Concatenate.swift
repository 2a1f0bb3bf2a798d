extension Publishers {
    /// A publisher that publishes the values of one publisher and, once that has finished, those of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// The kind of values this publisher publishes.
        public typealias Output = Suffix.Output
        /// The kind of failure this publisher can send; both upstream publishers share it.
        public typealias Failure = Suffix.Failure
        /// The publisher whose values come first.
        public let prefix: Prefix
        /// The publisher whose values come after `prefix` has finished.
        public let suffix: Suffix

        /// Creates a publisher that publishes the values of `prefix` and, once it has finished, those of `suffix`.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = SwitchingOutlet(subscriber, "Concatenate")
            outlet.follow(prefix, opens: true) { [suffix] completion in
                if case .failure(let error) = completion { return outlet.fail(error) }
                outlet.follow(suffix) { completion in
                    if case .failure(let error) = completion { outlet.fail(error) } else { outlet.finish() }
                }
            }
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
    /// Publishes the given values before those of this publisher.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Publishes the elements of a sequence before the values of this publisher.
    public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Publishes the values of another publisher, and those of this publisher once that has finished.
    public func prepend<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Concatenate<P, Self> where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Publishes the given values once this publisher has finished.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Publishes the elements of a sequence once this publisher has finished.
    public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Publishes the values of another publisher once this publisher has finished.
    public func append<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Concatenate<Self, P> where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
