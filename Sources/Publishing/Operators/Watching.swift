extension Publishers {
    /// Calls closures when something happens.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Called with the subscription.
        public let receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public let receiveOutput: ((Upstream.Output) -> Void)?
        /// Called at the end.
        public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
        /// Called when it is cancelled.
        public let receiveCancel: (() -> Void)?
        /// Called when values are asked for.
        public let receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Makes it on another publisher.
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

        /// Attaches a subscriber.
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
    /// Calls closures when something happens, before it is passed on.
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
    /// Prints what happens.
    public struct Print<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// What each line begins with.
        public let prefix: String
        /// Where it is printed; nil for the standard output.
        public let stream: (any TextOutputStream)?

        /// Makes it on another publisher.
        public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        /// Attaches a subscriber.
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
    /// Prints what happens, each line after a prefix.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, stream: stream)
    }
}

/// Prints lines, one after the other.
// `lock` guards the lines that wait; the stream is used by who prints.
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
