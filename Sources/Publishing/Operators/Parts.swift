import Foundations

extension Publishers {
    /// A publisher that publishes the upstream values at a range of indices.
    public struct Output<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The indices of the values to publish. The first upstream value has the index 0.
        public let range: CountableRange<Int>

        /// Creates a publisher that publishes the upstream values at the given indices. A negative index stops the
        /// program.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            require(range.lowerBound >= 0, "Values have positions from 0 on, not \(range.lowerBound).")
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            if range.isEmpty {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            var index = 0
            upstream.relay(to: subscriber, "Output") { [range] value in
                defer { index += 1 }
                if index < range.lowerBound { return .skip }
                return index + 1 < range.upperBound ? .value(value) : .last(value)
            }
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the value at an index, and then finishes. A negative index stops the program.
    public func output(at index: Int) -> Publishers.Output<Self> {
        // An index of `Int.max` has no successor; the range is then empty.
        Publishers.Output(upstream: self, range: index..<Swift.max(index, index &+ 1))
    }

    /// Publishes the values at a range of indices, and then finishes. A negative index stops the program.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Publishes at most the given number of values, and then finishes. A negative number stops the program.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        require(maxLength >= 0, "A prefix has 0 values or more, not \(maxLength).")
        return output(in: 0..<maxLength)
    }
}

extension Publishers {
    /// A publisher that leaves out a number of upstream values at the beginning.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The number of values to leave out.
        public let count: Int

        /// Creates a publisher that leaves out the first `count` values of the upstream publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            require(count >= 0, "0 values or more can be dropped, not \(count).")
            let outlet = DropOutlet(subscriber, "Drop")
            outlet.left = count
            guard outlet.open() else { return }
            outlet.follow(upstream) { [outlet] in outlet.end($0) }
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Leaves out the given number of values at the beginning. A negative number stops the program.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}

// All state is that of `SwitchingOutlet`.
private final class DropOutlet<Downstream: Subscriber>: SwitchingOutlet<Downstream>, @unchecked Sendable {
    override func requestedNone() { stopForNoDemand() }
}
