import Publishing
import Synchronization
import BridgedEnvironment

/// What a subscriber does while it receives a value.
package enum Reaction {
    case ask(Int)
    case requestInside(Int)
    case cancelInside
    case sendInside(Int, Int)
    case finishInside(Int)
    case failInside(Int, Int)
}

/// A subscriber that checks the laws of subscriptions:
///
/// 1. It is given one subscription, before anything else.
/// 2. It is given no more values than it has asked for.
/// 3. It is called on one thread at a time.
/// 4. Nothing comes after the end.
/// 5. Nothing comes after it has cancelled inside a call; where one thread does everything, after it has cancelled
///    anywhere. Otherwise one call may come that another thread had begun to make before `cancel` returned. No other
///    does.
// What is asked and cancelled on any thread is atomic. What is received needs no lock, by the third law: the thread
// sanitizer sees if it is broken.
package final class Probe: Subscriber, @unchecked Sendable {
    private let world: World
    private let first: Subscribers.Demand
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private let hasSubscription = Atomic<Bool>(false)
    private let hasAskedFirst = Atomic<Bool>(false)
    private let allowed = Atomic<Int>(0)
    private let isUnlimited = Atomic<Bool>(false)
    private let isStopped = Atomic<Bool>(false)
    private let hasCancelled = Atomic<Bool>(false)
    private let deliverer = Atomic<UInt>(0)

    private var depth = 0
    private var late = 0
    package private(set) var outcome = Outcome()
    /// Says what to do when a value is received.
    package var react: () -> Reaction? = { nil }

    /// A subscriber that asks for values when it is given its subscription.
    package init(_ world: World, asking first: Subscribers.Demand = .none) {
        self.world = world
        self.first = first
    }

    package var isCancelled: Bool {
        isStopped.load(ordering: .relaxed) || hasCancelled.load(ordering: .relaxed)
    }

    // MARK: What the publisher calls

    package func receive(subscription: any Subscription) {
        if hasSubscription.exchange(true, ordering: .relaxed) { world.fail("a second subscription") }
        // From here on other threads ask for values.
        lock { self.subscription = subscription }
        if first > .none {
            allow(first)
            subscription.request(first)
        }
        hasAskedFirst.store(true, ordering: .relaxed)
    }

    package func receive(_ input: String) -> Subscribers.Demand {
        guard enter("value \(input)") else { return .none }
        defer { leave() }
        if !isUnlimited.load(ordering: .relaxed), allowed.wrappingSubtract(1, ordering: .relaxed).newValue < 0 {
            world.fail("\(input) was not asked for")
        }
        outcome.values.append(input)
        switch react() {
        case nil: break
        case .ask(let count):
            allow(.max(count))
            return .max(count)
        case .requestInside(let count): request(.max(count))
        case .cancelInside: cancel()
        case .sendInside(let source, let value): world.send(source, value)
        case .finishInside(let source): world.end(source, nil)
        case .failInside(let source, let error): world.end(source, error)
        }
        world.pause()
        return .none
    }

    package func receive(completion: Subscribers.Completion<any Error>) {
        guard enter("the end") else { return }
        defer { leave() }
        switch completion {
        case .finished: outcome.end = "finished"
        case .failure(let error): outcome.end = "\(error)"
        }
    }

    /// Checks that a call may come. Returns whether it is the only one.
    private func enter(_ what: String) -> Bool {
        let thread = ThreadIdentity.current
        let (isFirst, other) = deliverer.compareExchange(expected: 0, desired: thread, ordering: .relaxed)
        if !isFirst, other != thread {
            world.fail("\(what) while another thread delivers")
            return false
        }
        depth += 1
        if !hasSubscription.load(ordering: .relaxed) { world.fail("\(what) before the subscription") }
        if outcome.end != nil { world.fail("\(what) after the end") }
        if isStopped.load(ordering: .relaxed) {
            world.fail("\(what) after it was cancelled")
        } else if hasCancelled.load(ordering: .relaxed) {
            late += 1
            if late > 1 { world.fail("\(what), and another, after it was cancelled") }
        }
        return true
    }

    private func leave() {
        depth -= 1
        if depth == 0 { deliverer.store(0, ordering: .relaxed) }
    }

    // MARK: What it does

    private func allow(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        world.note(.asked(demand.max ?? .max))
        if let count = demand.max {
            allowed.wrappingAdd(count, ordering: .relaxed)
        } else {
            isUnlimited.store(true, ordering: .relaxed)
        }
    }

    /// Asks for values, if it has its subscription.
    ///
    /// The request of another thread may come before the first one. If that is for all values, so is this: values that
    /// exceed a smaller one would rightly be left out.
    package func request(_ demand: Subscribers.Demand) {
        guard let subscription = lock({ self.subscription }) else { return }
        if first == .unlimited, !hasAskedFirst.load(ordering: .relaxed),
            deliverer.load(ordering: .relaxed) != ThreadIdentity.current
        {
            isUnlimited.store(true, ordering: .relaxed)
            return subscription.request(first)
        }
        allow(demand)
        subscription.request(demand)
    }

    package func cancel() {
        guard let subscription = lock({ self.subscription }) else { return }
        if world.isAlone || deliverer.load(ordering: .relaxed) == ThreadIdentity.current {
            isStopped.store(true, ordering: .relaxed)
        }
        subscription.cancel()
        hasCancelled.store(true, ordering: .relaxed)
    }
}
