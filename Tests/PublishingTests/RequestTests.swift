import Foundation
import PublisherModels
import Publishing
import Testing

@MainActor @Suite("What operators ask of the publisher above them") struct RequestTests {
    /// A publisher that notes what is asked of it, and sends what a test says.
    private final class Source: Publisher, Subscription {
        typealias Output = Int
        typealias Failure = TestError

        var log: [String] = []
        private var subscriber: AnySubscriber<Int, TestError>?

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
            self.subscriber = AnySubscriber(subscriber)
            subscriber.receive(subscription: self)
        }

        func request(_ demand: Subscribers.Demand) { log.append("\(demand)") }
        func cancel() { log.append("cancel") }

        /// Sends a value, and notes what more is wanted as a result.
        func send(_ value: Int) {
            let more = subscriber?.receive(value) ?? .none
            if more > .none { log.append("returned \(more)") }
        }

        func end(_ completion: Subscribers.Completion<TestError> = .finished) {
            subscriber?.receive(completion: completion)
        }
    }

    /// A subscriber that asks for three values, and for one more with each.
    private func watch<P: Publisher>(_ publisher: P) -> (events: () -> [String], cancel: () -> Void) {
        var events: [String] = []
        var subscription: (any Subscription)?
        publisher.subscribe(
            AnySubscriber(
                receiveSubscription: {
                    subscription = $0
                    $0.request(.max(3))
                },
                receiveValue: {
                    events.append("\($0)")
                    return .max(1)
                }, receiveCompletion: { events.append("\($0)") }))
        return ({ events }, { subscription?.cancel() })
    }

    /// What is asked of a source by an operator: at once, for two values, and at a cancellation.
    private func requests<P: Publisher>(_ build: (Source) -> P) -> [String] {
        let source = Source()
        let watching = watch(build(source))
        source.send(1)
        source.send(2)
        watching.cancel()
        return source.log
    }

    @Test("What is asked for is asked above, and what is returned is returned")
    func passing() {
        let passing = ["max(3)", "returned max(1)", "returned max(1)", "cancel"]
        #expect(requests { $0.map { $0 } } == passing)
        #expect(requests { $0.tryMap { $0 } } == passing)
        #expect(requests { $0.removeDuplicates() } == passing)
        #expect(requests { $0.catch { _ in Just(1) } } == passing)
        #expect(requests { $0.append(1) } == passing)
        #expect(requests { $0.map { Just($0) }.flatMap { $0 } } == ["unlimited", "cancel"])
    }

    @Test("A value that is left out is asked for again")
    func leftOut() {
        #expect(requests { $0.filter { $0 > 1 } } == ["max(3)", "returned max(1)", "returned max(1)", "cancel"])
        #expect(requests { $0.drop { $0 < 2 } } == ["max(3)", "returned max(1)", "returned max(1)", "cancel"])
    }

    @Test("Values to be dropped are asked for together with the others")
    func dropped() {
        #expect(requests { $0.dropFirst() } == ["max(4)", "returned max(1)", "cancel"])
    }

    @Test("Operators that make one value of all ask for all")
    func all() {
        #expect(requests { $0.count() } == ["unlimited", "cancel"])
        #expect(requests { $0.first { $0 > 5 } } == ["unlimited", "cancel"])
        #expect(requests { $0.ignoreOutput() } == ["max(3)", "unlimited", "cancel"])
    }

    @Test("A buffer that keeps itself full asks for as many as it holds, and for one more with each it delivers")
    func buffer() {
        let full = requests { $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest) }
        #expect(full == ["max(2)", "returned max(1)", "returned max(1)", "cancel"])
        let all = requests { $0.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest) }
        #expect(all == ["unlimited", "cancel"])
    }

    @Test("An operator on two publishers asks both, the one whose value it delivers by what it returns")
    func zipped() {
        let (a, b) = (Source(), Source())
        let watching = watch(a.zip(b))
        a.send(1)
        b.send(2)
        #expect(watching.events() == ["(1, 2)"])
        #expect(a.log == ["max(3)", "max(1)"])
        #expect(b.log == ["max(3)", "returned max(1)"])
    }

    @Test("A repeated attempt is asked for what is still wanted; a negative number of them is no limit")
    func retried() {
        let source = Source()
        let watching = watch(source.retry(-1))
        source.send(1)
        source.end(.failure(TestError(number: 1)))
        source.end(.failure(TestError(number: 2)))
        source.send(2)
        #expect(watching.events() == ["1", "2"])
        #expect(source.log == ["max(3)", "max(1)", "max(3)", "max(3)", "max(1)"])
    }

    @Test("One value at the end, and the end alone, wait until something is asked for; an error does not")
    func waiting() {
        func events<P: Publisher>(_ build: (Source) -> P, _ end: Subscribers.Completion<TestError>) -> [String] {
            let source = Source()
            var events: [String] = []
            var subscription: (any Subscription)?
            build(source).subscribe(
                AnySubscriber(
                    receiveSubscription: { subscription = $0 },
                    receiveValue: {
                        events.append("\($0)")
                        return .none
                    }, receiveCompletion: { events.append("\($0)") }))
            source.end(end)
            events.append("asks")
            subscription?.request(.max(1))
            return events
        }
        #expect(events({ $0.count() }, .finished) == ["asks", "0", "finished"])
        #expect(events({ $0.last() }, .finished) == ["asks", "finished"])
        #expect(events({ $0.map { $0 } }, .finished) == ["finished", "asks"])
        #expect(events({ $0.last() }, .failure(TestError(number: 1))) == ["failure(error 1)", "asks"])
    }

    @Test("A connection lasts until all who have subscribed have cancelled, each counted once")
    func connection() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let shared = subject.handleEvents(receiveCancel: { log.append("disconnected") }).share()
        let first = shared.sink { log.append("first \($0)") }
        let second = shared.sink { log.append("second \($0)") }
        subject.send(1)
        first.cancel()
        first.cancel()
        subject.send(2)
        second.cancel()
        #expect(log == ["first 1", "second 1", "second 2", "disconnected"])
    }

    @Test("A subscriber of an object's publisher that has asked for anything is told of every change")
    func signal() {
        let publisher = ObservableObjectPublisher()
        var count = 0
        var subscription: (any Subscription)?
        publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    count += 1
                    return .none
                }))
        publisher.send()
        #expect(count == 0)
        subscription?.request(.max(1))
        publisher.send()
        publisher.send()
        #expect(count == 2)
    }

    @Test("A subject's value can be set after its end, and is told nobody")
    func afterEnd() {
        let subject = CurrentValueSubject<Int, Never>(0)
        var values: [Int] = []
        let watching = subject.sink { values.append($0) }
        subject.send(completion: .finished)
        subject.value = 42
        subject.send(43)
        withExtendedLifetime(watching) {}
        #expect(values == [0])
        #expect(subject.value == 42)
    }
}
