/// An operator on one publisher that keeps values, or delivers them elsewhere and later.
// The lock of `Outlet` guards all that changes; `inlet` is set before anything is subscribed.
class StageOutlet<Input, Failure: Error, Downstream: Subscriber>: Outlet<Downstream>, @unchecked Sendable {
    private var inlet: Inlet<Input, Failure>?
    private let passesDemand: Bool
    private var steps = Queue<() -> Void>()
    /// How many steps have been called for and not begun.
    private var dueSteps = 0
    private var isStepping = false
    private var stop: (any Cancellable)?
    private var hasEnded = false

    /// Creates an operator that passes demand on to its upstream publisher, or only requests values explicitly.
    init(_ downstream: Downstream, _ name: StaticString, passesDemand: Bool) {
        self.passesDemand = passesDemand
        super.init(downstream, name)
    }

    /// Subscribes to a publisher, and gives the subscriber its subscription when there is one above.
    func run<P: Publisher>(
        _ publisher: P, asking demand: Subscribers.Demand = .none,
        subscribe: (@escaping () -> Void) -> Void = { $0() }, value: @escaping (Input) -> Void,
        end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) where P.Output == Input, P.Failure == Failure {
        let inlet = Inlet<Input, Failure>(
            of: self,
            opened: { [self] in
                begins()
                if open() { self.inlet?.request(demand) }
            }, value, end: end)
        self.inlet = inlet
        subscribe { publisher.subscribe(inlet) }
    }

    /// There is a subscription, which the subscriber has not been given yet.
    func begins() {}

    /// Asks the publisher for more.
    func ask(_ demand: Subscribers.Demand) { inlet?.ask(demand) }

    /// Needs nothing more of the publisher.
    func leavePublisher() { inlet?.cancel() }

    /// Runs steps on `schedule`, one after the other and in order even where it runs several at a time.
    func inOrder(_ step: @escaping () -> Void, _ schedule: (@escaping () -> Void) -> Void) {
        lock { steps.append(step) }
        schedule { [self] in
            lock { dueSteps += 1 }
            while let step = lock({ beginStep() }) {
                step()
                lock { isStepping = false }
            }
        }
    }

    private func beginStep() -> (() -> Void)? {
        guard dueSteps > 0, !isStepping, let step = steps.removeFirst() else { return nil }
        dueSteps -= 1
        isStepping = true
        return step
    }

    /// Cancels something when this ends.
    func atEnd(_ cancellable: any Cancellable) {
        let isOver = lock {
            if !hasEnded { stop = cancellable }
            return hasEnded
        }
        if isOver { cancellable.cancel() }
    }

    override func demanded(_ demand: Subscribers.Demand) {
        if passesDemand { inlet?.request(demand) }
    }

    override func ended() {
        let stop = lock {
            hasEnded = true
            defer { self.stop = nil }
            return self.stop
        }
        inlet?.cancel()
        stop?.cancel()
    }
}
