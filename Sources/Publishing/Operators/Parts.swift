import UnifiedStorage

extension Publishers {
    /// Publishes the values at some positions.
    public struct Output<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Which positions.
        public let range: CountableRange<Int>

        /// Makes it on another publisher. A negative position stops the program.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            require(range.lowerBound >= 0, "Values have positions from 0 on, not \(range.lowerBound).")
            self.upstream = upstream
            self.range = range
        }

        /// Attaches a subscriber.
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
    /// Publishes the value at a position. A negative one stops the program.
    public func output(at index: Int) -> Publishers.Output<Self> {
        // There is no position after the last one there can be.
        Publishers.Output(upstream: self, range: index..<Swift.max(index, index &+ 1))
    }

    /// Publishes the values at some positions. A negative one stops the program.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// Publishes so many values at most, and finishes. A negative number stops the program.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        require(maxLength >= 0, "A prefix has 0 values or more, not \(maxLength).")
        return output(in: 0..<maxLength)
    }
}

extension Publishers {
    /// Leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// How many are left out.
        public let count: Int

        /// Makes it on another publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches a subscriber.
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
    /// Leaves out the first values. A negative number stops the program.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}

// What it has is that of `SwitchingOutlet`.
private final class DropOutlet<Downstream: Subscriber>: SwitchingOutlet<Downstream>, @unchecked Sendable {
    override func requestedNone() { stopForNoDemand() }
}
