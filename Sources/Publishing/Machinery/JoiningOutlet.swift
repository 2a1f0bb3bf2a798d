/// An operator that joins the values of several publishers, each of its own type: the latest of each, or one of each.
// `lock` guards all that changes.
final class JoiningOutlet<Downstream: Subscriber>: Outlet<Downstream>, @unchecked Sendable {
    /// The values of one publisher.
    final class Slot<Value> {
        fileprivate var values = Queue<Value>()
        fileprivate var latest: Value?
        fileprivate let pairs: Bool
        fileprivate init(pairs: Bool) { self.pairs = pairs }

        /// The value to be joined next, with the lock held.
        func take() -> Value? { pairs ? values.removeFirst() : latest }

        fileprivate var isEmpty: Bool { pairs ? values.isEmpty : latest == nil }

        /// Stores a value and returns the one it replaces.
        fileprivate func put(_ value: Value) -> Value? {
            if pairs {
                values.append(value)
                return nil
            }
            defer { latest = value }
            return latest
        }
    }

    private struct Source {
        let ask: (Subscribers.Demand) -> Void
        let cancel: () -> Void
        let isEmpty: () -> Bool
        var isOver = false
    }

    private let pairs: Bool
    private var sources: [Source] = []
    /// Closures that subscribe to the sources. Dropped once run, so that no publisher is retained.
    private var beginnings: [() -> Void] = []
    /// Joins a value of each slot, if there are.
    private var join: () -> Downstream.Input? = { nil }

    /// Joins the latest values, or, if it `pairs`, each value once.
    init(_ downstream: Downstream, pairs: Bool) {
        self.pairs = pairs
        super.init(downstream, pairs ? "Zip" : "CombineLatest")
    }

    private func add<P: Publisher>(_ publisher: P) -> Slot<P.Output> where P.Failure == Downstream.Failure {
        let slot = Slot<P.Output>(pairs: pairs)
        let index = sources.count
        let inlet = Inlet<P.Output, P.Failure>(of: self) { [self] value in
            let replaced = lock {
                let replaced = slot.put(value)
                joinOnce()
                return replaced
            }
            withExtendedLifetime(replaced) {}
            drain()
        } end: { [self] completion in
            if case .failure(let error) = completion { return fail(error) }
            lock {
                if sources.indices.contains(index) { sources[index].isOver = true }
                closeIfDone()
            }
            drain()
        }
        sources.append(
            Source(ask: inlet.ask, cancel: inlet.cancel, isEmpty: { slot.isEmpty }))
        beginnings.append { publisher.subscribe(inlet) }
        return slot
    }

    /// Subscribes to all that was added.
    private func run(_ join: @escaping () -> Downstream.Input?) {
        self.join = join
        let beginnings = self.beginnings
        self.beginnings = []
        guard open() else { return }
        for begin in beginnings { begin() }
    }

    private func joinOnce() {
        guard isOpen, sources.allSatisfy({ !$0.isEmpty() }) else { return }
        // The latest of each are not kept for later.
        if pairs || isWanted, let value = join() { enqueue(value) }
        closeIfDone()
    }

    private func closeIfDone() {
        let isDone = pairs ? sources.contains { $0.isOver && $0.isEmpty() } : sources.allSatisfy(\.isOver)
        if isDone { close(.finished) }
    }

    override func requestedNone() { stopForNoDemand() }

    override func demanded(_ demand: Subscribers.Demand) {
        for source in lock({ sources }) { source.ask(demand) }
    }

    override func ended() {
        let sources = lock {
            defer { (self.sources, join) = ([], { nil }) }
            return (self.sources, join)
        }
        for source in sources.0 { source.cancel() }
    }

    // MARK: Sources

    /// Joins 2 publishers.
    func run<A: Publisher, B: Publisher>(_ a: A, _ b: B)
    where
        Downstream.Input == (A.Output, B.Output), A.Failure == Downstream.Failure, B.Failure == Downstream.Failure
    {
        let (a, b) = (add(a), add(b))
        run {
            guard let a = a.take(), let b = b.take() else { return nil }
            return (a, b)
        }
    }

    /// Joins 3 publishers.
    func run<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
    where
        Downstream.Input == (A.Output, B.Output, C.Output), A.Failure == Downstream.Failure,
        B.Failure == Downstream.Failure, C.Failure == Downstream.Failure
    {
        let (a, b, c) = (add(a), add(b), add(c))
        run {
            guard let a = a.take(), let b = b.take(), let c = c.take() else { return nil }
            return (a, b, c)
        }
    }

    /// Joins 4 publishers.
    func run<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(_ a: A, _ b: B, _ c: C, _ d: D)
    where
        Downstream.Input == (A.Output, B.Output, C.Output, D.Output), A.Failure == Downstream.Failure,
        B.Failure == Downstream.Failure, C.Failure == Downstream.Failure, D.Failure == Downstream.Failure
    {
        let (a, b, c, d) = (add(a), add(b), add(c), add(d))
        run {
            guard let a = a.take(), let b = b.take(), let c = c.take(), let d = d.take() else { return nil }
            return (a, b, c, d)
        }
    }
}
