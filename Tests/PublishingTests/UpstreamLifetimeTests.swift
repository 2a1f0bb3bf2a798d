import Foundation
import PublisherModels
import Publishing
import TestSupport
import Testing

@MainActor @Suite("What a subscription keeps") struct UpstreamLifetimeTests {
    private struct Idle: Subscription {
        let combineIdentifier = CombineIdentifier()
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }

    /// A publisher that is an object, and keeps those who have subscribed.
    private final class Source: Publisher {
        typealias Output = Int
        typealias Failure = TestError

        var subscribers: [AnySubscriber<Int, TestError>] = []

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
            subscribers.append(AnySubscriber(subscriber))
            subscriber.receive(subscription: Idle())
        }
    }

    /// What keeps a source after it was subscribed by way of an operator, besides the source itself.
    private func kept<P: Publisher>(_ name: String, _ build: (Source) -> P) -> [String] {
        weak var gone: Source?
        var watching: AnyCancellable?
        do {
            let source = Source()
            gone = source
            watching = build(source).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        }
        return withExtendedLifetime(watching) { gone == nil ? [] : [name] }
    }

    @Test("A subscription keeps no publisher that it came from")
    func upstream() {
        let clock = TestScheduler()
        let other = PassthroughSubject<Int, TestError>()
        var all = kept("none") { $0 }
        all += kept("map") { $0.map { $0 + 1 } } + kept("tryMap") { $0.tryMap { $0 } }
        all += kept("key path") { $0.map(\.description) } + kept("mapError") { $0.mapError { $0 } }
        all += kept("compactMap") { $0.compactMap { $0 } } + kept("tryCompactMap") { $0.tryCompactMap { $0 } }
        all += kept("filter") { $0.filter { $0 > 1 } } + kept("tryFilter") { $0.tryFilter { $0 > 1 } }
        all += kept("removeDuplicates") { $0.removeDuplicates() } + kept("scan") { $0.scan(0, +) }
        all += kept("tryScan") { $0.tryScan(0, +) } + kept("reduce") { $0.reduce(0, +) }
        all += kept("tryReduce") { $0.tryReduce(0, +) } + kept("collect") { $0.collect() }
        all += kept("collect count") { $0.collect(2) } + kept("count") { $0.count() }
        all += kept("ignoreOutput") { $0.ignoreOutput() } + kept("first") { $0.first() }
        all += kept("first where") { $0.first { $0 > 1 } } + kept("last") { $0.last() }
        all += kept("last where") { $0.last { $0 > 1 } } + kept("tryFirst") { $0.tryFirst { $0 > 1 } }
        all += kept("tryLast") { $0.tryLast { $0 > 1 } } + kept("contains") { $0.contains(1) }
        all += kept("contains where") { $0.contains { $0 > 1 } } + kept("allSatisfy") { $0.allSatisfy { $0 > 1 } }
        all += kept("min") { $0.min() } + kept("tryMax") { $0.tryMax { $0 < $1 } }
        all += kept("output") { $0.output(in: 1..<3) } + kept("dropFirst") { $0.dropFirst() }
        all += kept("prefix while") { $0.prefix { $0 > 1 } } + kept("drop while") { $0.drop { $0 > 1 } }
        all += kept("replaceError") { $0.replaceError(with: 1) } + kept("replaceEmpty") { $0.replaceEmpty(with: 1) }
        all += kept("catch") { $0.catch { _ in Just(1) } } + kept("tryCatch") { $0.tryCatch { _ in Just(1) } }
        all += kept("append") { $0.append(1) } + kept("flatMap") { $0.flatMap { Just($0) } }
        all += kept("switchToLatest") { $0.map { Just($0) }.switchToLatest() }
        all += kept("merge") { $0.merge(with: other) } + kept("zip") { $0.zip(other) }
        all += kept("combineLatest") { $0.combineLatest(other) }
        all += kept("prefix until") { $0.prefix(untilOutputFrom: other) }
        all += kept("drop until") { $0.drop(untilOutputFrom: other) }
        all += kept("buffer") { $0.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest) }
        all +=
            kept("handleEvents") { $0.handleEvents(receiveCancel: {}) } + kept("print") { $0.print("", to: Nowhere()) }
        all += kept("breakpoint") { $0.breakpoint() } + kept("encode") { $0.encode(encoder: JSONEncoder()) }
        all += kept("receive on") { $0.receive(on: clock) } + kept("delay") { $0.delay(for: 1, scheduler: clock) }
        all += kept("debounce") { $0.debounce(for: 1, scheduler: clock) }
        all += kept("throttle") { $0.throttle(for: 1, scheduler: clock, latest: true) }
        all += kept("timeout") { $0.timeout(1, scheduler: clock) }
        all += kept("collect by time") { $0.collect(.byTime(clock, 1)) }
        all += kept("measureInterval") { $0.measureInterval(using: clock) }
        all += kept("erased") { $0.eraseToAnyPublisher() }
        #expect(all == [])
    }

    private struct Nowhere: TextOutputStream {
        mutating func write(_ string: String) {}
    }

    @Test("What a publisher does when it is freed reaches those who have subscribed by an operator")
    func deinitialized() {
        final class Ending: Publisher {
            typealias Output = Int
            typealias Failure = Never

            var subscribers: [AnySubscriber<Int, Never>] = []
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                subscribers.append(AnySubscriber(subscriber))
                subscriber.receive(subscription: Idle())
            }
            deinit { for subscriber in subscribers { subscriber.receive(completion: .finished) } }
        }
        var log: [String] = []
        var ending: Ending? = Ending()
        let watching = ending?.handleEvents(receiveCancel: { log.append("cancel") }).sink(
            receiveCompletion: { log.append("\($0)") }, receiveValue: { _ in })
        ending = nil
        withExtendedLifetime(watching) {}
        #expect(log == ["finished"])
    }
}
