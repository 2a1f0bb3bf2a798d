import Publishing
import BridgedEnvironment

/// A publisher that keeps the laws, and notes what it sends and where it is treated wrongly.
///
/// It may be told from several threads to send. As a publisher must, it calls its subscriber on one of them at a time;
/// what the others have for it follows. What it is told to send while it sends, on the same thread, it sends at once.
// `lock` guards all that changes, also in links.
package final class TestSource: Publisher, @unchecked Sendable {
    package typealias Output = Int
    package typealias Failure = TestError

    // The lock of the source guards all that changes.
    private final class Link: Subscription, @unchecked Sendable {
        struct Calls {
            let value: (Int) -> Subscribers.Demand
            let end: (Subscribers.Completion<TestError>) -> Void
        }

        private let source: TestSource
        var demand = Subscribers.Demand.none
        /// What it calls; `nil` once it is over.
        fileprivate(set) var calls: Calls?

        init(_ subscriber: some Subscriber<Int, TestError>, _ source: TestSource) {
            self.source = source
            calls = Calls(value: { subscriber.receive($0) }, end: subscriber.receive(completion:))
        }

        func request(_ demand: Subscribers.Demand) {
            if demand == .none { source.world.fail("source \(source.index) is asked for no values") }
            source.lock { self.demand += demand }
        }

        func cancel() {
            withExtendedLifetime(source.lock { source.end(self) }) {}
        }
    }

    private enum Sending {
        /// A subscription, and who is given it.
        case begin(Link, (any Subscription) -> Void)
        case value(Int)
        case end(Int?)
    }

    package let index: Int
    private unowned let world: World
    private let lock = Lock()
    private var link: Link?
    private var sent: [Event] = []
    /// The thread that calls the subscriber, how deep in calls it is, and what others have for it.
    private var owner: UInt?
    private var depth = 0
    private var waiting: [Sending] = []

    init(_ index: Int, _ world: World) {
        self.index = index
        self.world = world
    }

    package var isLive: Bool { lock { link != nil } }
    var events: [Event] { lock { sent } }

    package func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
        if isLive { world.fail("source \(index) has two subscriptions") }
        // Nothing may come before the subscription, whatever other threads have for it meanwhile.
        post(.begin(Link(subscriber, self)) { subscriber.receive(subscription: $0) })
    }

    /// Sends a value if one is wanted; otherwise nothing.
    package func send(_ value: Int) { post(.value(value)) }

    /// Finishes, or fails with an error of a number.
    package func end(_ error: Int?) { post(.end(error)) }

    /// Lets go of what a link calls, with the lock held.
    private func end(_ link: Link) -> Link.Calls? {
        if self.link === link { self.link = nil }
        defer { link.calls = nil }
        return link.calls
    }

    private func post(_ sending: Sending) {
        let thread = ThreadIdentity.current
        let isOther = lock {
            if let owner, owner != thread {
                waiting.append(sending)
                return true
            }
            owner = thread
            depth += 1
            return false
        }
        if isOther { return }
        deliver(sending)
        while let next = follow() { deliver(next) }
    }

    private func follow() -> Sending? {
        lock {
            if depth == 1, !waiting.isEmpty { return waiting.removeFirst() }
            depth -= 1
            if depth == 0 { owner = nil }
            return nil
        }
    }

    private func deliver(_ sending: Sending) {
        world.pause()
        switch sending {
        case .begin(let link, let give):
            let old = lock {
                defer { self.link = link }
                return self.link
            }
            withExtendedLifetime(old) {}
            give(link)
        case .value(let value):
            let target = lock { () -> (link: Link, calls: Link.Calls)? in
                guard let link, let calls = link.calls, link.demand > 0 else { return nil }
                link.demand -= 1
                sent.append(world.event(.value(value), of: index))
                return (link, calls)
            }
            guard let target else { return }
            let more = target.calls.value(value)
            lock { target.link.demand += more }
        case .end(let error):
            let calls = lock { () -> Link.Calls? in
                guard let link, let calls = end(link) else { return nil }
                sent.append(world.event(error.map { .failed($0) } ?? .finished, of: index))
                return calls
            }
            calls?.end(error.map { .failure(TestError(number: $0)) } ?? .finished)
        }
    }
}
