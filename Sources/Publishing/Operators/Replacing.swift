extension Publishers {
    /// A publisher that publishes a value in place of an upstream failure, and then finishes.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: `Never`, because it replaces every failure.
        public typealias Failure = Never
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The value published in place of a failure.
        public let output: Upstream.Output

        /// Creates a publisher that publishes `output` in place of a failure of the upstream publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.relay(to: subscriber, "ReplaceError") {
                .value($0)
            } end: { [output] completion in
                if case .failure = completion { .last(output) } else { .end(.finished) }
            }
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Publishes the given value in place of a failure, and then finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

extension Publishers {
    /// A publisher that publishes a value if the upstream publisher finishes without any, and then finishes.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The value published if the upstream publisher finishes without any.
        public let output: Upstream.Output

        /// Creates a publisher that publishes `output` if the upstream publisher finishes without any value.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var isEmpty = true
            upstream.relay(to: subscriber, OperatorDescription("ReplaceEmpty", needsDemand: true)) { value in
                isEmpty = false
                return .value(value)
            } end: { [output] completion in
                if isEmpty, case .finished = completion { .last(output) } else { .end(completion) }
            }
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Publishes the given value if this publisher finishes without any, and then finishes.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publishers {
    /// A publisher that stops the program if the upstream publisher fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: `Never`, because a failure stops the program.
        public typealias Failure = Never
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The text at the beginning of the message.
        public let prefix: String
        /// The file named in the message.
        public let file: StaticString
        /// The line named in the message.
        public let line: UInt

        /// Creates a publisher that stops the program if the upstream publisher fails.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let text = OperatorDescription(
                "AssertNoFailure",
                .these { [file, line, prefix] in [("file", file), ("line", line), ("prefix", prefix)] })
            upstream.pass(to: subscriber, text) {
                $0
            } end: { [file, line, prefix] completion in
                if case .failure(let error) = completion {
                    fatalError(
                        "\(prefix)\(prefix.isEmpty ? "" : ": ")A publisher that must not fail failed at \(file):\(line): \(error)"
                    )
                }
                return .finished
            }
        }
    }
}

extension Publisher {
    /// Stops the program if this publisher fails. The message consists of `prefix`, if it is not empty, the file, the
    /// line and the error.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
