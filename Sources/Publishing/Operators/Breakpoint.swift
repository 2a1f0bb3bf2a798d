import Foundation

extension Publishers {
    /// Stops in the debugger when a closure says so.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Whether to stop at a subscription.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        /// Whether to stop at an end.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

        /// Makes it on another publisher.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Upstream.Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.pass(
                to: subscriber, "Breakpoint",
                subscription: { [receiveSubscription] in
                    stop(receiveSubscription?($0))
                    return $0
                }
            ) { [receiveOutput] value in
                stop(receiveOutput?(value))
                return value
            } end: { [receiveCompletion] completion in
                stop(receiveCompletion?(completion))
                return completion
            }
        }
    }
}

extension Publisher {
    /// Stops in the debugger when a closure returns `true`, before what it was asked about is passed on. Without a
    /// debugger the program ends.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger when it fails, before the error is passed on. Without a debugger the program ends.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { completion in
            if case .failure = completion { true } else { false }
        })
    }
}

/// Raises the signal at which debuggers stop.
private func stop(_ isWanted: Bool?) {
    guard isWanted == true else { return }
    #if os(Windows) || os(WASI)
        fatalError("A breakpoint of a publisher was reached.")
    #else
        raise(SIGTRAP)
    #endif
}
