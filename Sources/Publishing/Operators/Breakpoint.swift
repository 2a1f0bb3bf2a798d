import Foundation

extension Publishers {
    /// A publisher that stops in the debugger when a closure returns `true`.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The type of values this publisher publishes: that of the upstream publisher.
        public typealias Output = Upstream.Output
        /// The type of failure this publisher can send: that of the upstream publisher.
        public typealias Failure = Upstream.Failure
        /// The publisher that this publisher receives values from.
        public let upstream: Upstream
        /// The closure that returns whether to stop when a subscription arrives.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// The closure that returns whether to stop at a value.
        public let receiveOutput: ((Upstream.Output) -> Bool)?
        /// The closure that returns whether to stop at a completion.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

        /// Creates a publisher that stops in the debugger when one of the closures returns `true`.
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

        /// Attaches a subscriber to this publisher.
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
    /// Stops in the debugger when a closure returns `true`, before the subscription, value or completion is passed
    /// on. Without a debugger, the program ends.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger when this publisher fails, before the error is passed on. Without a debugger, the
    /// program ends.
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
