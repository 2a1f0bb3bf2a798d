/// An operator that passes on what one publisher after the other gives, and asks each for what is still wanted.
// `lock` guards all that changes.
class SwitchingOutlet<Downstream: Subscriber>: Outlet<Downstream>, @unchecked Sendable {
    private struct Source {
        let request: (Subscribers.Demand) -> Void
        let cancel: () -> Void
    }

    private var source: Source?
    private var serial = 0
    /// What is wanted and has not come.
    private var owed = Subscribers.Demand.none
    /// Whether values are dropped, and others asked for in their place. Set with the lock held or before it is used.
    final var isDropping = false

    /// Takes what follows from another publisher. `end` is called when it ends, unless another has taken its place.
    func follow<P: Publisher>(_ publisher: P, end: @escaping (Subscribers.Completion<P.Failure>) -> Void)
    where P.Output == Downstream.Input {
        let (serial, old) = lock {
            self.serial += 1
            defer { source = nil }
            return (self.serial, source)
        }
        old?.cancel()
        let inlet = Inlet<P.Output, P.Failure>(of: self) { [self] value in
            let isDropped = lock {
                guard self.serial == serial else { return false }
                if isDropping { return true }
                owed -= 1
                enqueue(value)
                return false
            }
            if isDropped { return .max(1) }
            drain()
            return .none
        } end: { [self] completion in
            let isCurrent = lock {
                if self.serial != serial { return false }
                source = nil
                return true
            }
            if isCurrent { end(completion) }
        }
        let demand = lock { () -> Subscribers.Demand? in
            guard self.serial == serial, isOpen else { return nil }
            source = Source(request: inlet.request, cancel: inlet.cancel)
            return owed
        }
        guard let demand else { return }
        inlet.request(demand)
        publisher.subscribe(inlet)
    }

    /// Whether a publisher is followed; called with the lock held.
    var isFollowing: Bool { source != nil }

    override func demanded(_ demand: Subscribers.Demand) {
        let source = lock {
            owed += demand
            return self.source
        }
        source?.request(demand)
    }

    override func ended() {
        let source = lock {
            serial += 1
            defer { self.source = nil }
            return self.source
        }
        source?.cancel()
    }
}
