import Foundations

/// The downstream end of an operator: delivers values and the completion in order, on one thread at a time.
///
/// Values wait for demand. Nothing is called with the lock held. Values sent during a delivery are delivered after
/// it, so that a long chain of them does not use up the stack.
// `lock` guards all that changes.
class Outlet<Downstream: Subscriber>: Subscription, OperatorPart, @unchecked Sendable {
    typealias Completion = Subscribers.Completion<Downstream.Failure>

    let lock = Lock()
    private var downstream: Downstream?
    private(set) var demand = Subscribers.Demand.none
    private var queue = Queue<(value: Downstream.Input, source: Int)>()
    private var completion: Completion?
    private var deliverer: UInt?
    /// Whether the subscriber has its subscription.
    private var isOpened = false
    private var depth = 0

    private let name: StaticString

    /// - Parameter name: The description of the subscription.
    init(_ downstream: Downstream, _ name: StaticString) {
        self.downstream = downstream
        self.name = name
    }

    final var description: String { "\(name)" }
    final var customMirror: Mirror { Mirror(self, children: children) }
    /// The children of the mirror.
    var children: [Mirror.Child] { [] }
    /// The subscriber and its outstanding demand, for the mirror.
    final var shown: (downstream: Any, demand: Any) {
        let (downstream, demand) = lock { (self.downstream, self.demand) }
        return (downstream as Any, demand)
    }

    /// Whether values the subscriber sends while it receives are delivered before `receive` returns.
    var nests: Bool { false }

    /// Whether a value may be delivered while earlier ones are being delivered, each sent by the subscriber of the
    /// one before it. Beyond a depth of 256, or deep in the stack, values are delivered one after the other.
    final var mayNest: Bool { depth < 256 && !CallStack.isDeep }

    // MARK: Events for operators to override; the lock is not held

    /// The subscriber has asked for more.
    func demanded(_ demand: Subscribers.Demand) {}
    /// Called when the subscriber has returned additional demand from `receive`.
    func returned(_ demand: Subscribers.Demand) { demanded(demand) }
    /// A value has been delivered.
    func delivered(from source: Int) {}
    /// Called once, before the completion is delivered or when it was cancelled.
    func ended() {}

    /// The subscriber has asked for no values.
    func requestedNone() {}

    // MARK: For operators, with the lock held

    /// Whether it is neither over nor about to be.
    var isOpen: Bool { downstream != nil && completion == nil }
    /// Whether the demand exceeds the number of waiting values.
    var isWanted: Bool { isOpen && demand > queue.count }
    /// The values that wait, for the mirror.
    var waitingValues: [Downstream.Input] { queue.rest.map(\.value) }
    /// The completion that follows the waiting values, for the mirror.
    var pendingCompletion: Completion? { completion }
    /// How many values wait.
    var waiting: Int { queue.count }

    func enqueue(_ value: Downstream.Input, from source: Int = 0) {
        if isOpen { queue.append((value, source)) }
    }

    func enqueueIfWanted(_ value: Downstream.Input) {
        if isWanted { queue.append((value, 0)) }
    }

    /// Takes back the oldest of the last `count` values that wait.
    func withdrawOldest(of count: Int) -> Downstream.Input? { queue.remove(at: waiting - count)?.value }

    /// Completes after all waiting values.
    func close(_ completion: Completion) {
        if isOpen { self.completion = completion }
    }

    /// Completes after the waiting values that are in demand. Returns the others, to be freed without the lock.
    func closeNow(_ completion: Completion) -> Any? {
        if !isOpen { return nil }
        self.completion = completion
        return queue.truncate(to: demand.max ?? queue.count)
    }

    // MARK: For operators, without the lock

    var isOpenNow: Bool { lock { isOpen } }

    /// Gives the subscriber its subscription. Returns whether it still wants values.
    func open() -> Bool {
        lock { downstream }?.receive(subscription: self)
        lock { isOpened = true }
        // Another thread may have ended it meanwhile.
        drain()
        return lock { isOpen }
    }

    func send(_ value: Downstream.Input, from source: Int = 0) {
        lock { enqueue(value, from: source) }
        drain()
    }

    func finish() {
        lock { close(.finished) }
        drain()
    }

    func fail(_ error: Downstream.Failure) {
        _ = lock { closeNow(.failure(error)) }
        drain()
    }

    /// Ends as the publisher did.
    func end(_ completion: Completion) {
        switch completion {
        case .finished: finish()
        case .failure(let error): fail(error)
        }
    }

    private enum Step {
        case none
        case value(Downstream, Downstream.Input, Int)
        case completion(Downstream, Completion)
    }

    private func next(_ thread: UInt) -> Step {
        guard let downstream, isOpened else { return .none }
        if let deliverer, !nests || deliverer != thread { return .none }
        if demand > .none, let (value, source) = queue.removeFirst() {
            demand -= 1
            deliverer = thread
            depth += 1
            return .value(downstream, value, source)
        }
        guard queue.isEmpty, let completion else { return .none }
        self.downstream = nil
        return .completion(downstream, completion)
    }

    /// Delivers waiting values that are in demand, then the completion, unless a delivery is in progress.
    func drain() {
        if CallStack.isShort { return CallStack.onFurtherStack { drain() } }
        let thread = ThreadIdentity.current
        while true {
            switch lock({ next(thread) }) {
            case .none: return
            case .value(let downstream, let value, let source):
                let more = downstream.receive(value)
                let isThere = lock {
                    demand += more
                    return self.downstream != nil
                }
                if isThere {
                    delivered(from: source)
                    if more > .none { returned(more) }
                }
                lock {
                    depth -= 1
                    if depth == 0 { deliverer = nil }
                }
            case .completion(let downstream, let completion):
                ended()
                downstream.receive(completion: completion)
                return
            }
        }
    }

    // MARK: For the subscriber

    func request(_ demand: Subscribers.Demand) {
        if demand == .none { return requestedNone() }
        if CallStack.isShort { return CallStack.onFurtherStack { request(demand) } }
        let isThere = lock {
            self.demand += demand
            isOpened = true
            return downstream != nil
        }
        if !isThere { return }
        drain()
        demanded(demand)
    }

    func cancel() {
        if CallStack.isShort { return CallStack.onFurtherStack { cancel() } }
        let (downstream, rest) = lock { () -> (Downstream?, Any) in
            defer { self.downstream = nil }
            return (self.downstream, queue.truncate(to: 0))
        }
        _ = rest
        if downstream != nil { ended() }
    }
}
