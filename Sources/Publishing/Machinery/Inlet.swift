import Foundations

/// The upstream end of an operator: a subscriber of one publisher.
///
/// Accepts one subscription, remembers demand from before it arrives, and passes nothing on after the completion.
// `lock` guards all that changes.
final class Inlet<Input, Failure: Error>: Subscriber, Subscription, OperatorPart, @unchecked Sendable {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var early = Subscribers.Demand.none
    private var opened: (() -> Void)?
    private var value: ((Input) -> Void)?
    private var end: ((Subscribers.Completion<Failure>) -> Void)?
    /// The thread that is delivering a value in `receive`; demand it requests meanwhile is returned as the result.
    private var receiver: UInt?
    private var returned = Subscribers.Demand.none
    private let name: String
    let combineIdentifier: CombineIdentifier
    /// The operator; it is let go when it is over.
    private var owner: (any OperatorPart)?

    /// - Parameter opened: Called when there is a subscription, before anything is asked for.
    init(
        of owner: any OperatorPart & AnyObject, opened: (() -> Void)? = nil, _ value: @escaping (Input) -> Void,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        name = owner.description
        combineIdentifier = CombineIdentifier(owner)
        self.owner = owner
        self.opened = opened
        self.value = value
        self.end = end
    }

    var description: String { name }
    var customMirror: Mirror {
        lock { owner }?.customMirror ?? Mirror(self, children: EmptyCollection<Mirror.Child>())
    }

    func receive(subscription: any Subscription) {
        if CallStack.isShort { return CallStack.onFurtherStack { receive(subscription: subscription) } }
        let (isFirst, opened) = lock { () -> (Bool, (() -> Void)?) in
            if self.subscription != nil || end == nil { return (false, nil) }
            self.subscription = subscription
            defer { self.opened = nil }
            return (true, self.opened)
        }
        guard isFirst else { return subscription.cancel() }
        opened?()
        let early = lock {
            defer { self.early = .none }
            return self.subscription == nil ? .none : self.early
        }
        if early > .none { subscription.request(early) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let thread = ThreadIdentity.current
        let (value, isOutermost) = lock { () -> (((Input) -> Void)?, Bool) in
            guard subscription != nil, let value = self.value else { return (nil, false) }
            if receiver != nil { return (value, false) }
            receiver = thread
            return (value, true)
        }
        guard let value else { return .none }
        value(input)
        guard isOutermost else { return .none }
        return lock {
            defer { (receiver, returned) = (nil, .none) }
            return returned
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) { over().end?(completion) }

    func request(_ demand: Subscribers.Demand) {
        if demand == .none { return }
        let subscription = lock {
            if self.subscription == nil { early += demand }
            return self.subscription
        }
        subscription?.request(demand)
    }

    /// Asks for more as the result of the value that is being received, if this is called meanwhile, else at once.
    func ask(_ demand: Subscribers.Demand) {
        let isReturned = lock {
            guard receiver == ThreadIdentity.current else { return false }
            returned += demand
            return true
        }
        if !isReturned { request(demand) }
    }

    func cancel() { over().subscription?.cancel() }

    // The caller releases the returned objects outside the lock.
    private func over() -> (
        subscription: (any Subscription)?, end: ((Subscribers.Completion<Failure>) -> Void)?,
        others: ((() -> Void)?, ((Input) -> Void)?, (any OperatorPart)?)
    ) {
        lock {
            defer { (subscription, end, opened, value, owner) = (nil, nil, nil, nil, nil) }
            return (subscription, end, (opened, value, owner))
        }
    }
}
