extension Publishers {
    /// Publishes a value in place of an error, and finishes.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Never
        /// What it gets its values from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Makes it on another publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
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
    /// Publishes a value in place of an error, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

extension Publishers {
    /// Publishes a value if there was none, and finishes.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// The value.
        public let output: Upstream.Output

        /// Makes it on another publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber.
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
    /// Publishes a value if it finishes without any.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publishers {
    /// Stops the program if it fails.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Never
        /// What it gets its values from.
        public let upstream: Upstream
        /// What the message begins with.
        public let prefix: String
        /// Where it was asserted.
        public let file: StaticString
        /// Where it was asserted.
        public let line: UInt

        /// Makes it on another publisher.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches a subscriber.
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
    /// Stops the program if it fails, with a message.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }
}
