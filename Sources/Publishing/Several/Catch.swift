extension Publishers {
    /// A publisher that continues with another publisher when its upstream publisher fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; that of the publisher it continues with.
        public typealias Failure = NewPublisher.Failure
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The closure that takes the error of the upstream publisher and returns the publisher to continue with.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates a publisher that continues with the publisher that `handler` returns when `upstream` fails.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = CatchingOutlet(subscriber, "Catch")
            outlet.follow(upstream, opens: true) { [handler] completion in
                guard case .failure(let error) = completion else { return outlet.finish() }
                outlet.follow(handler(error)) { completion in
                    if case .failure(let error) = completion { outlet.fail(error) } else { outlet.finish() }
                }
            }
        }
    }
}

extension Publisher {
    /// Continues with the publisher that `handler` returns when this publisher fails.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}

extension Publishers {
    /// A publisher that continues with another publisher when its upstream publisher fails, and fails if the closure
    /// that makes it throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The kind of values this publisher publishes.
        public typealias Output = Upstream.Output
        /// The kind of failure this publisher can send; any error.
        public typealias Failure = any Error
        /// The upstream publisher, from which this publisher receives its values.
        public let upstream: Upstream
        /// The closure that takes the error of the upstream publisher and returns the publisher to continue with.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates a publisher that continues with the publisher that `handler` returns when `upstream` fails, or
        /// that fails with the error that `handler` throws.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let outlet = CatchingOutlet(subscriber, "TryCatch")
            outlet.follow(upstream, opens: true) { [handler] completion in
                guard case .failure(let error) = completion else { return outlet.finish() }
                do {
                    outlet.follow(try handler(error)) { completion in
                        if case .failure(let error) = completion { outlet.fail(error) } else { outlet.finish() }
                    }
                } catch { outlet.fail(error) }
            }
        }
    }
}

extension Publisher {
    /// Continues with the publisher that `handler` returns when this publisher fails, or fails with the error that
    /// `handler` throws.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}

// Unchecked: all its state is in `SwitchingOutlet`.
private final class CatchingOutlet<Downstream: Subscriber>: SwitchingOutlet<Downstream>, @unchecked Sendable {
    override var children: [Mirror.Child] { [("downstream", shown.downstream), ("demand", shown.demand)] }
}
