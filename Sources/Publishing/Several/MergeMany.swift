extension Publishers {
    /// Publishes the values of several publishers of one type as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// All of them.
        public let publishers: [Upstream]

        /// Publishes the values of several publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Publishes the values of several publishers.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Publishes the values of another as well.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }

        /// Attaches a subscriber. It finishes when all have, and fails when one does.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = MergingOutlet(subscriber, "Merge")
            guard outlet.open() else { return }
            for publisher in publishers { outlet.add(publisher) }
            outlet.seal()
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
