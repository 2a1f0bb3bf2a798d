/// An operator that passes on the values of several publishers, as they come.
///
/// While its subscriber asks for a number of values, each publisher is one value ahead.
// `lock` guards all that changes.
class MergingOutlet<Downstream: Subscriber>: Outlet<Downstream>, @unchecked Sendable {
    private var inlets: [Int: Inlet<Downstream.Input, Downstream.Failure>] = [:]
    private var last = 0
    private var isSealed = false
    private var isUnlimited = false

    /// Takes values from a publisher, too.
    func add<P: Publisher>(_ publisher: P) where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
        let id = lock {
            last += 1
            return last
        }
        let inlet = Inlet<P.Output, P.Failure>(of: self) { [self] value in
            send(value, from: id)
        } end: { [self] completion in
            if case .failure(let error) = completion { return fail(error) }
            lock {
                inlets[id] = nil
                closeIfDone()
            }
            drain()
            sourceFinished()
        }
        let isOn = lock {
            guard isOpen else { return false }
            inlets[id] = inlet
            inlet.request(isUnlimited ? .unlimited : .max(1))
            return true
        }
        if isOn { publisher.subscribe(inlet) }
    }

    /// Notes that no more publishers are added.
    func seal() {
        lock {
            isSealed = true
            closeIfDone()
        }
        drain()
    }

    /// A publisher that was added has finished.
    func sourceFinished() {}

    private func closeIfDone() {
        if isSealed, inlets.isEmpty { close(.finished) }
    }

    override func delivered(from source: Int) { lock { isUnlimited ? nil : inlets[source] }?.ask(.max(1)) }

    override func demanded(_ demand: Subscribers.Demand) {
        guard demand == .unlimited else { return }
        let inlets = lock {
            defer { isUnlimited = true }
            return isUnlimited ? [] : self.inlets.sorted { $0.key < $1.key }.map(\.value)
        }
        for inlet in inlets { inlet.request(.unlimited) }
    }

    override func ended() {
        let inlets = lock {
            defer { self.inlets = [:] }
            return self.inlets
        }
        for inlet in inlets.values { inlet.cancel() }
    }
}

/// Merges the publishers made from the values of a publisher.
final class FlatteningOutlet<Input, Downstream: Subscriber>: MergingOutlet<Downstream>, @unchecked Sendable {
    private let most: Subscribers.Demand
    // Set before subscribing; it drops its references when it ends.
    private var outer: Inlet<Input, Downstream.Failure>?

    init(_ downstream: Downstream, most: Subscribers.Demand) {
        self.most = most
        super.init(downstream, "FlatMap")
    }

    func run<P: Publisher, Q: Publisher>(_ publisher: P, _ transform: @escaping (Input) -> Q)
    where
        P.Output == Input, P.Failure == Downstream.Failure, Q.Output == Downstream.Input,
        Q.Failure == Downstream.Failure
    {
        let outer = Inlet<Input, Downstream.Failure>(of: self) { [self] input in
            add(transform(input))
        } end: { [self] completion in
            if case .failure(let error) = completion { fail(error) } else { seal() }
        }
        self.outer = outer
        guard open() else { return }
        outer.request(most)
        publisher.subscribe(outer)
    }

    override func requestedNone() { stopForNoDemand() }

    override func sourceFinished() {
        if most != .unlimited { outer?.request(.max(1)) }
    }

    override func ended() {
        super.ended()
        outer?.cancel()
    }
}
