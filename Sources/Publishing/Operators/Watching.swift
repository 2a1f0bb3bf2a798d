extension Publishers {
    /// A publisher that calls closures when events of a subscription occur.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure called with the subscription.
        public let receiveSubscription: ((any Subscription) -> Void)?
        /// The closure called with each value.
        public let receiveOutput: ((Upstream.Output) -> Void)?
        /// The closure called with the completion.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// The closure called when the subscriber cancels the subscription.
        public let receiveCancel: (() -> Void)?
        /// The closure called when the subscriber requests values.
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates a publisher that calls the given closures when events of a subscription occur.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
            receiveOutput: ((Upstream.Output) -> Void)?,
            receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?, receiveCancel: (() -> Void)?,
            receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let taps = RelayTaps(
                subscription: receiveSubscription, request: receiveRequest,
                returned: receiveRequest.map { handle in { if $0 > .none { handle($0) } } }, cancel: receiveCancel)
            upstream.relay(to: subscriber, "HandleEvents", taps: taps) { [receiveOutput] value in
                receiveOutput?(value)
                return .value(value)
            } end: { [receiveCompletion] completion in
                receiveCompletion?(completion)
                return .end(completion)
            }
        }
    }
}

extension Publisher {
    /// Calls the given closures when events of a subscription occur, before each event is passed on.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }
}

extension Publishers {
    /// A publisher that prints the events of a subscription.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The text at the beginning of each line. Unless it is empty, a colon and a space follow.
        public let prefix: String
        /// The stream to print to; `nil` for the standard output.
        public let stream: (any TextOutputStream)?

        /// Creates a publisher that prints the events of a subscription.
        public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let log = PrintLog(prefix, stream)
            let taps = RelayTaps(
                subscription: { log("receive subscription: (\($0))") },
                request: { log("request \($0.max.map { "max: (\($0))" } ?? "unlimited")") },
                returned: {
                    if $0 > .none { log("request \($0.max.map { "max: (\($0))" } ?? "unlimited") (synchronous)") }
                },
                cancel: { log("receive cancel") })
            upstream.relay(to: subscriber, "Print", taps: taps) { value in
                log("receive value: (\(value))")
                return .value(value)
            } end: { completion in
                switch completion {
                case .finished: log("receive finished")
                case .failure(let error): log("receive error: (\(error))")
                }
                return .end(completion)
            }
        }
    }
}

extension Publisher {
    /// Prints the events of a subscription, each on a line that begins with `prefix`. Prints to the standard output
    /// if `stream` is `nil`.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, stream: stream)
    }
}

/// Prints lines, one at a time and in order.
// `lock` guards the lines that wait; only the thread that is printing uses the stream.
private final class PrintLog: @unchecked Sendable {
    private let prefix: String
    private let lock = Lock()
    private var lines = Queue<String>()
    private var isPrinting = false
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func callAsFunction(_ line: String) {
        let isOther = lock {
            lines.append(line)
            defer { isPrinting = true }
            return isPrinting
        }
        if isOther { return }
        while let line = next() {
            if stream == nil { Swift.print(prefix + line) } else { stream?.write(prefix + line + "\n") }
        }
    }

    private func next() -> String? {
        lock {
            let line = lines.removeFirst()
            if line == nil { isPrinting = false }
            return line
        }
    }
}
