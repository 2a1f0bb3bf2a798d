extension Publishers {
    /// Goes on with another publisher if it fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = NewPublisher.Failure
        /// What it gets its values from.
        public let upstream: Upstream
        /// Makes the other one.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Makes it on another publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
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
    /// Goes on with another publisher if it fails.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }
}

extension Publishers {
    /// Goes on with another publisher if it fails, or fails with what is thrown.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// What it publishes.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// What it gets its values from.
        public let upstream: Upstream
        /// Makes the other one.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Makes it on another publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber.
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
    /// Goes on with another publisher if it fails; fails with what is thrown.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}

// What it has is that of `SwitchingOutlet`.
private final class CatchingOutlet<Downstream: Subscriber>: SwitchingOutlet<Downstream>, @unchecked Sendable {
    override var children: [Mirror.Child] { [("downstream", shown.downstream), ("demand", shown.demand)] }
}
