/// An operator that passes on the values of one publisher after another, and requests the outstanding demand from
/// each.
// `lock` guards all that changes.
class SwitchingOutlet<Downstream: Subscriber>: Outlet<Downstream>, @unchecked Sendable {
    private struct Source {
        let request: (Subscribers.Demand) -> Void
        let ask: (Subscribers.Demand) -> Void
        let cancel: () -> Void
    }

    private var source: Source?
    private var serial = 0
    /// The demand that has not been met.
    private var owed = Subscribers.Demand.none
    /// Whether values are dropped, and others asked for in their place. Set with the lock held or before it is used.
    final var isDropping = false
    /// How many values are yet to be dropped, which are asked for in addition. Set before it is used.
    final var left = 0
    /// Whether demand that the subscriber returns from `receive` is passed on in the same way. Set before it is used.
    final var returnsDemand = true

    /// Switches to another publisher. `end` is called when it completes, unless another has replaced it.
    ///
    /// - Parameter opens: Whether the subscriber receives its subscription when the publisher's arrives.
    func follow<P: Publisher>(
        _ publisher: P, opens: Bool = false, end: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        let (serial, old) = lock {
            self.serial += 1
            defer { source = nil }
            return (self.serial, source)
        }
        old?.cancel()
        let inlet = Inlet<P.Output, P.Failure>(of: self, opened: opens ? { [self] in _ = open() } : nil) {
            [self] value in
            let askAgain = lock { () -> ((Subscribers.Demand) -> Void)? in
                guard self.serial == serial else { return nil }
                if isDropping { return source?.ask }
                if left > 0 {
                    left -= 1
                    return nil
                }
                owed -= 1
                enqueue(value)
                return nil
            }
            if let askAgain { askAgain(.max(1)) } else { drain() }
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
            source = Source(request: inlet.request, ask: inlet.ask, cancel: inlet.cancel)
            return owed + left
        }
        guard let demand else {
            // It has ended before there was anything to follow.
            if opens { _ = open() }
            return
        }
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

    override func returned(_ demand: Subscribers.Demand) {
        let source = lock {
            owed += demand
            return self.source
        }
        if returnsDemand { source?.ask(demand) } else { source?.request(demand) }
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
