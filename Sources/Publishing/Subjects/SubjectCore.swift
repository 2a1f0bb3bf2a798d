/// The state that both subjects share: the subscribers, the value and the completion.
// `lock` guards all that changes.
final class SubjectCore<Output, Failure: Error>: @unchecked Sendable {
    /// A subscriber of a subject.
    struct Member {
        /// Queues a value if the subscriber wants it.
        let offer: (Output) -> Void
        let close: (Subscribers.Completion<Failure>) -> Void
        let drain: () -> Void
    }

    let lock = Lock()
    private var members: [(id: Int, member: Member)] = []
    private var last = 0
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    /// The latest value, if the subject holds one.
    private(set) var value: Output?
    private var isAsked: Bool
    /// Whether the subject holds a value.
    let hasValue: Bool

    /// The name of its subscriptions.
    let name: StaticString
    /// The publisher, shown in the mirrors of its subscriptions.
    private(set) weak var owner: AnyObject?

    /// Whether a subscriber that has requested any values is sent all values.
    let isSignal: Bool

    init(value: Output?, _ name: StaticString, isSignal: Bool = false) {
        self.name = name
        self.isSignal = isSignal
        hasValue = value != nil
        self.value = value
        // A subject that holds a value requests values at once; the other kind when a subscriber requests some.
        isAsked = value != nil
    }

    deinit { for upstream in upstreams { upstream.cancel() } }

    /// Sends a value, and stores it even after the completion.
    func set(_ new: Output) {
        let replaced = lock { () -> Output? in
            guard completion != nil else { return nil }
            defer { value = new }
            return value
        }
        if replaced == nil { send(new) }
    }

    func send(_ new: Output) {
        let (members, replaced) = lock { () -> ([(id: Int, member: Member)], Output?) in
            if completion != nil { return ([], nil) }
            let replaced = value
            if replaced != nil { value = new }
            // Queued with the lock held, so that all subscribers receive values sent on several threads in the same
            // order.
            for (_, member) in self.members { member.offer(new) }
            return (self.members, replaced)
        }
        withExtendedLifetime(replaced) {}
        for (_, member) in members { member.drain() }
    }

    func send(_ end: Subscribers.Completion<Failure>) {
        let (members, upstreams) = lock { () -> ([(id: Int, member: Member)], [any Subscription]) in
            if completion != nil { return ([], []) }
            completion = end
            defer { (self.members, self.upstreams) = ([], []) }
            for (_, member) in self.members { member.close(end) }
            return (self.members, self.upstreams)
        }
        for (_, member) in members { member.drain() }
        withExtendedLifetime(upstreams) {}
    }

    func send(_ subscription: any Subscription) {
        let isAsked = lock {
            upstreams.append(subscription)
            return self.isAsked
        }
        if isAsked { subscription.request(.unlimited) }
    }

    /// Notes that a subscriber has requested values, and requests unlimited values upstream the first time.
    func asked() {
        let upstreams = lock { () -> [any Subscription] in
            if isAsked { return [] }
            isAsked = true
            return self.upstreams
        }
        for upstream in upstreams { upstream.request(.unlimited) }
    }

    func add<S: Subscriber>(_ subscriber: S, of owner: AnyObject? = nil) where S.Input == Output, S.Failure == Failure {
        let outlet = SubjectOutlet(subscriber, core: self)
        let end = lock { () -> Subscribers.Completion<Failure>? in
            if let completion { return completion }
            if self.owner == nil { self.owner = owner }
            last += 1
            outlet.id = last
            members.append((last, Member(offer: outlet.offer, close: outlet.shut, drain: outlet.drain)))
            return nil
        }
        if let end {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: end)
        } else {
            _ = outlet.open()
        }
    }

    func remove(_ id: Int) {
        let removed = lock { index(of: id).map { members.remove(at: $0) } }
        withExtendedLifetime(removed) {}
    }

    /// Finds a member by binary search: members are sorted by their numbers. Called with the lock held.
    private func index(of id: Int) -> Int? {
        var range = members.startIndex..<members.endIndex
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if members[middle].id == id { return middle }
            range = members[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}

/// The subscription of a subject's subscriber.
// The lock of `Outlet` guards all that changes; `id` is set before this object is shared.
final class SubjectOutlet<Downstream: Subscriber>: Outlet<Downstream>, @unchecked Sendable {
    private var core: SubjectCore<Downstream.Input, Downstream.Failure>?
    var id = 0
    /// Whether the subscriber has yet to receive the latest value.
    private var isBehind: Bool

    init(_ downstream: Downstream, core: SubjectCore<Downstream.Input, Downstream.Failure>) {
        self.core = core
        isBehind = core.hasValue
        super.init(downstream, core.name)
    }

    override var nests: Bool { mayNest }

    override var children: [Mirror.Child] {
        let core = lock { self.core }
        if core?.isSignal == true { return [("downstream", shown.downstream)] }
        return [
            ("parent", core?.owner as Any), ("downstream", shown.downstream), ("demand", shown.demand),
            ("subject", core?.owner as Any),
        ]
    }

    override func requestedNone() { stopForNoDemand() }

    override func request(_ demand: Subscribers.Demand) {
        let isSignal = lock { core }?.isSignal == true
        super.request(isSignal && demand > .none ? .unlimited : demand)
    }

    func offer(_ value: Downstream.Input) {
        lock {
            isBehind = !isWanted
            enqueueIfWanted(value)
        }
    }

    func shut(_ completion: Subscribers.Completion<Downstream.Failure>) { lock { close(completion) } }

    override func demanded(_ demand: Subscribers.Demand) {
        guard let core = lock({ self.core }) else { return }
        core.asked()
        // The subject's lock first, as when it sends.
        core.lock {
            guard let value = core.value else { return }
            lock {
                guard isBehind, isWanted else { return }
                isBehind = false
                enqueue(value)
            }
        }
        drain()
    }

    override func ended() {
        let core = lock {
            defer { self.core = nil }
            return self.core
        }
        core?.remove(id)
    }
}
