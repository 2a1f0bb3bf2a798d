import Foundation
import PublisherModels
import Publishing
import TestSupport
import Testing

@MainActor @Suite("Where values come from") struct OriginTests {
    private func log<P: Publisher>(_ publisher: P) -> [String] {
        var log: [String] = []
        let watching = publisher.sink {
            log.append("\($0)")
        } receiveValue: {
            log.append("\($0)")
        }
        withExtendedLifetime(watching) {}
        return log
    }

    @Test("Single values, results, sequences and records end after their last value")
    func values() {
        #expect(log(Just(1)) == ["1", "finished"])
        #expect(log([1, 2].publisher) == ["1", "2", "finished"])
        #expect(log([Int]().publisher) == ["finished"])
        #expect(log(Optional(1).publisher) == ["1", "finished"])
        #expect(log(Int?.none.publisher) == ["finished"])
        #expect(log(Result<Int, TestError>.success(1).publisher) == ["1", "finished"])
        #expect(log(Fail<Int, TestError>(error: TestError(number: 1))) == ["failure(error 1)"])
        #expect(log(Empty<Int, Never>()) == ["finished"])
        #expect(log(Empty<Int, Never>(completeImmediately: false)) == [])
        #expect(log(Deferred { Just(2) }) == ["2", "finished"])
        #expect(
            log(Record<Int, TestError>(output: [1], completion: .failure(TestError(number: 2))))
                == ["1", "failure(error 2)"])
    }

    @Test("A future runs its closure once, at once, and tells every subscriber the result")
    func future() {
        var promise: Future<Int, Never>.Promise?
        var runs = 0
        let future = Future<Int, Never> {
            promise = $0
            runs += 1
        }
        var values: [Int] = []
        let watching = [future.sink { values.append($0) }, future.sink { values.append($0 * 10) }]
        promise?(.success(1))
        promise?(.success(2))
        withExtendedLifetime(watching) {}
        #expect(values.sorted() == [1, 10])
        #expect(log(future) == ["1", "finished"])
        #expect(runs == 1)
    }

    @Test("A request from inside a value does not use up the stack")
    func deep() {
        var count = 0
        var subscription: (any Subscription)?
        (0..<100_000).publisher.flatMap(maxPublishers: .max(1)) { Just($0) }.subscribe(
            AnySubscriber(
                receiveSubscription: {
                    subscription = $0
                    $0.request(.max(1))
                },
                receiveValue: { _ in
                    count += 1
                    subscription?.request(.max(1))
                    return .none
                }))
        #expect(count == 100_000)
    }

    @Test("Notifications of a name and an object come until they are cancelled")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let (object, other) = (NSObject(), NSObject())
        var count = 0
        let watching = center.publisher(for: name, object: object).sink { _ in count += 1 }
        center.post(name: name, object: object)
        center.post(name: name, object: other)
        watching.cancel()
        center.post(name: name, object: object)
        #expect(count == 1)
    }

    @Test("A timer publishes from when it has a subscriber")
    func timer() {
        onThread {
            var count = 0
            let watching = Timer.publish(every: 0.01, on: .current, in: .default).autoconnect().sink { _ in count += 1 }
            // Only a timer that does not publish needs all of this time.
            let limit = Date(timeIntervalSinceNow: 120)
            while count < 2, Date() < limit { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
            watching.cancel()
            let before = count
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
            #expect(before > 1)
            #expect(count == before)
        }
    }

    @Test("Values are awaited one after the other")
    func awaited() async throws {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
        await #expect(throws: TestError(number: 1)) {
            for try await _ in Fail<Int, TestError>(error: TestError(number: 1)).values {}
        }
    }

    @Test("Queues, run loops and operations deliver what is sent to them")
    func schedulers() async {
        for await value in Just(1).receive(on: DispatchQueue.global()).values { #expect(value == 1) }
        for await value in Just(2).delay(for: .milliseconds(5), scheduler: DispatchQueue.global()).values {
            #expect(value == 2)
        }
        for await value in Just(3).subscribe(on: OperationQueue()).receive(on: OperationQueue()).values {
            #expect(value == 3)
        }
        #expect(log(Just(4).receive(on: ImmediateScheduler.shared)) == ["4", "finished"])
    }
}
