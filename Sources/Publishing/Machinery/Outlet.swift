import UnifiedStorage

/// The end of an operator that faces its subscriber: what is to be delivered, in order, by one thread at a time.
///
/// Values wait until they are asked for. Nothing is called with the lock held. What is sent while a value is delivered
/// is delivered after it, however it comes about, so that no line of such values uses up the stack.
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

    /// - Parameter name: What the subscription is called.
    init(_ downstream: Downstream, _ name: StaticString) {
        self.downstream = downstream
        self.name = name
    }

    final var description: String { "\(name)" }
    final var customMirror: Mirror { Mirror(self, children: children) }
    /// What the mirror shows.
    var children: [Mirror.Child] { [] }
    /// The subscriber and what it still wants, for the mirror.
    final var shown: (downstream: Any, demand: Any) {
        let (downstream, demand) = lock { (self.downstream, self.demand) }
        return (downstream as Any, demand)
    }

    /// Whether what the subscriber sends while it receives is delivered before that has returned.
    var nests: Bool { false }

    /// Whether a value may be delivered inside of those before, where each has been sent by the subscriber of the one
    /// before it. Those that go deeper than anybody means to are delivered one after the other.
    final var mayNest: Bool { depth < 256 && !CallStack.isDeep }

    // MARK: What operators do when something happens; the lock is not held

    /// The subscriber has asked for more.
    func demanded(_ demand: Subscribers.Demand) {}
    /// The subscriber has asked for more by what it returned.
    func returned(_ demand: Subscribers.Demand) { demanded(demand) }
    /// A value has been delivered.
    func delivered(from source: Int) {}
    /// Called once, before the completion is delivered or when it was cancelled.
    func ended() {}

    /// The subscriber has asked for no values.
    func requestedNone() {}

    // MARK: What operators call with the lock held

    /// Whether it is neither over nor about to be.
    var isOpen: Bool { downstream != nil && completion == nil }
    /// Whether the subscriber wants more than what waits.
    var isWanted: Bool { isOpen && demand > queue.count }
    /// The values that wait, for the mirror.
    var waitingValues: [Downstream.Input] { queue.rest.map(\.value) }
    /// How it ends after what waits, for the mirror.
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

    /// Ends after what waits.
    func close(_ completion: Completion) {
        if isOpen { self.completion = completion }
    }

    /// Ends after what waits and is wanted. Returns the rest, to be freed without the lock.
    func closeNow(_ completion: Completion) -> Any? {
        if !isOpen { return nil }
        self.completion = completion
        return queue.truncate(to: demand.max ?? queue.count)
    }

    // MARK: What operators call without the lock

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

    /// Delivers what waits and is wanted, unless that is being done.
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

    // MARK: What the subscriber calls

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
