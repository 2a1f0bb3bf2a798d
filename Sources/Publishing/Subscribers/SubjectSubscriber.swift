extension Publisher {
    /// Attaches a subject, which sends everything it receives on to its own subscribers.
    ///
    /// - Returns: An object that ends the subscription when it is cancelled or freed.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        receive(subscriber: subscriber)
        return AnyCancellable { subscriber.cancel() }
    }
}

/// A subscriber that sends everything it receives to a subject.
// `lock` guards all that changes.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, OperatorPart, @unchecked Sendable {
    private let lock = Lock()
    private var subject: S?
    private var subscription: (any Subscription)?

    init(_ subject: S) { self.subject = subject }

    var description: String { "Subject" }
    var customMirror: Mirror {
        let (subject, subscription) = lock { (self.subject, self.subscription) }
        return Mirror(
            self,
            children: [
                ("downstreamSubject", subject as Any), ("upstreamSubscription", subscription as Any),
                ("subject", subject as Any),
            ])
    }

    func receive(subscription: any Subscription) {
        let subject = lock { () -> S? in
            if self.subscription != nil { return nil }
            self.subscription = subscription
            return self.subject
        }
        // The subject is given this subscription, so that it stops sending as soon as it is cancelled.
        if let subject { subject.send(subscription: self) } else { subscription.cancel() }
    }

    func request(_ demand: Subscribers.Demand) { lock { subscription }?.request(demand) }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        lock { subject }?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) { over().subject?.send(completion: completion) }

    func cancel() { over().subscription?.cancel() }

    private func over() -> (subject: S?, subscription: (any Subscription)?) {
        lock {
            defer { (subject, subscription) = (nil, nil) }
            return (subject, subscription)
        }
    }
}
