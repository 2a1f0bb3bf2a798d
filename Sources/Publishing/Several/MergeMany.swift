extension Publishers {
    /// A publisher that publishes the values of several publishers of one type as they arrive.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; that of its upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The upstream publishers, whose values are merged.
        public let publishers: [Upstream]

        /// Creates a publisher that publishes the values of several publishers as they arrive.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Creates a publisher that publishes the values of a sequence of publishers as they arrive.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Publishes the values of these publishers and another as they arrive.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

        /// Attaches a subscriber to this publisher. The subscription finishes once all upstream publishers have
        /// finished, and fails when one fails.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = MergingOutlet(subscriber, "Merge")
            guard outlet.open() else { return }
            for publisher in publishers { outlet.add(publisher) }
            outlet.seal()
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
