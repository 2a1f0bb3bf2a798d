import UnifiedStorage

/// The end of an operator that faces one publisher above it.
///
/// It takes one subscription, remembers what is asked for before there is one, and lets nothing through after the end.
// `lock` guards all that changes.
final class Inlet<Input, Failure: Error>: Subscriber, OperatorPart, @unchecked Sendable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var early = Subscribers.Demand.none
    private var value: ((Input) -> Subscribers.Demand)?
    private var end: ((Subscribers.Completion<Failure>) -> Void)?

    private let name: String
    /// The operator; it is let go when it is over.
    private var owner: (any OperatorPart)?

    init(
        of owner: any OperatorPart, _ value: @escaping (Input) -> Subscribers.Demand,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        name = owner.description
        self.owner = owner
        self.value = value
        self.end = end
    }

    var description: String { name }
    var customMirror: Mirror {
        lock { owner }?.customMirror ?? Mirror(self, children: EmptyCollection<Mirror.Child>())
    }

    func receive(subscription: any Subscription) {
        if CallStack.isShort { return CallStack.onFurtherStack { receive(subscription: subscription) } }
        let early = lock { () -> Subscribers.Demand? in
            if self.subscription != nil || end == nil { return nil }
            self.subscription = subscription
            return self.early
        }
        guard let early else { return subscription.cancel() }
        if early > .none { subscription.request(early) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { lock { subscription == nil ? nil : value }?(input) ?? .none }

    func receive(completion: Subscribers.Completion<Failure>) { over().end?(completion) }

    func request(_ demand: Subscribers.Demand) {
        if demand == .none { return }
        let subscription = lock {
            if self.subscription == nil { early += demand }
            return self.subscription
        }
        subscription?.request(demand)
    }

    func cancel() { over().subscription?.cancel() }

    // What the closures hold is released by the caller, without the lock.
    private func over() -> (
        subscription: (any Subscription)?, end: ((Subscribers.Completion<Failure>) -> Void)?,
        value: ((Input) -> Subscribers.Demand)?, owner: (any OperatorPart)?
    ) {
        lock {
            defer { (subscription, end, value, owner) = (nil, nil, nil, nil) }
            return (subscription, end, value, owner)
        }
    }
}
