import Publishing

struct TestError: Error, Equatable, CustomStringConvertible {
    let number: Int
    var description: String { "error \(number)" }
}

/// Something that a source sent.
struct Event {
    enum Kind: Equatable {
        case value(Int)
        case finished
        case failed(Int)
    }

    let source: Int
    let kind: Kind
    let time: Int
}

/// A publisher that keeps the laws, and notes what it sends and where it is treated wrongly.
final class TestSource: Publisher {
    typealias Output = Int
    typealias Failure = TestError

    private final class Link: Subscription {
        var demand = Subscribers.Demand.none
        var isOver = false
        let value: (Int) -> Subscribers.Demand
        let end: (Subscribers.Completion<TestError>) -> Void

        init(_ subscriber: some Subscriber<Int, TestError>) {
            value = { subscriber.receive($0) }
            end = subscriber.receive(completion:)
        }

        func request(_ demand: Subscribers.Demand) { self.demand += demand }
        func cancel() { isOver = true }
    }

    let index: Int
    private unowned let world: World
    private var links: [Link] = []

    init(_ index: Int, _ world: World) {
        self.index = index
        self.world = world
    }

    var isLive: Bool { links.contains { !$0.isOver } }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
        if isLive { world.wrong.append("source \(index) has two subscriptions") }
        let link = Link(subscriber)
        links.append(link)
        subscriber.receive(subscription: link)
    }

    /// Sends what is wanted; otherwise nothing.
    func send(_ value: Int) {
        guard let link = links.last, !link.isOver, link.demand > 0 else { return }
        link.demand -= 1
        world.events.append(Event(source: index, kind: .value(value), time: world.scheduler.time))
        link.demand += link.value(value)
    }

    func end(_ error: Int?) {
        guard let link = links.last, !link.isOver else { return }
        link.isOver = true
        let kind: Event.Kind = error.map { .failed($0) } ?? .finished
        world.events.append(Event(source: index, kind: kind, time: world.scheduler.time))
        link.end(error.map { .failure(TestError(number: $0)) } ?? .finished)
    }
}

/// Everything in one run: sources, a scheduler, what was sent.
final class World {
    var sources: [TestSource] = []
    var events: [Event] = []
    var wrong: [String] = []
    let scheduler = TestScheduler()

    func source() -> TestSource {
        let source = TestSource(sources.count, self)
        sources.append(source)
        return source
    }
}
