import Foundation
import PublisherModels
import Publishing
import TestSupport
import Testing

@MainActor @Suite("How subscriptions and subscribers describe themselves") struct DescriptionTests {
    /// What a subscriber is given, and what subscribes to the publisher above.
    private func names<P: Publisher>(_ build: (PassthroughSubject<Int, TestError>) -> P) -> String {
        var name = ""
        build(PassthroughSubject()).subscribe(
            AnySubscriber(
                receiveSubscription: {
                    name = "\($0)"
                    let mirror = (($0 as Any) as? any CustomReflectable)?.customMirror
                    name += (mirror?.children.map { "." + ($0.label ?? "_") } ?? ["?"]).joined()
                    $0.cancel()
                }))
        return name
    }

    @Test("A subscription is called as its operator; one that is only handed on, as where it comes from")
    func operators() {
        let subject = "PassthroughSubject.parent.downstream.demand.subject"
        #expect(names { $0 } == subject)
        #expect(names { $0.map { $0 } } == subject)
        #expect(names { $0.filter { _ in true } } == subject)
        #expect(names { $0.scan(0, +) } == subject)
        #expect(names { $0.mapError { $0 } } == subject)
        #expect(names { $0.tryMap { $0 } } == "TryMap")
        #expect(names { $0.tryFilter { _ in true } } == "TryFilter.downstream")
        #expect(names { $0.removeDuplicates() } == "RemoveDuplicates.downstream.last")
        #expect(names { $0.count() } == "Count.downstream.result.initial.status")
        #expect(names { $0.first { $0 > 1 } } == "TryFirst.downstream.result.initial.status")
        #expect(names { $0.collect() } == "Collect.count")
        #expect(names { $0.collect(2) } == "CollectByCount.downstream.upstreamSubscription.buffer.count")
        #expect(names { $0.tryScan(0, +) } == "TryScan.downstream.status.result")
        #expect(names { $0.catch { _ in Just(1) } } == "Catch.downstream.demand")
        #expect(names { $0.append(1) } == "Concatenate")
        #expect(names { $0.flatMap { Just($0) } } == "FlatMap")
        #expect(names { $0.zip($0) } == "Zip")
        #expect(names { $0.retry(1) } == "Retry")
        #expect(
            names { $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest) }
                == "Buffer.values.state.downstreamDemand.terminal")
        #expect(names { _ in Just(1) } == "Just._")
        #expect(names { _ in [1, 2].publisher } == "[1, 2].sequence")
        #expect(names { _ in Future<Int, Never> { _ in } } == "Future.parent.downstream.hasAnyDemand.subject")
        #expect(names { _ in Empty<Int, Never>() } == "Empty")
    }

    @Test("Subscribers and erased ones describe what they are")
    func subscribers() {
        let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
        #expect("\(AnySubscriber(sink))" == "Sink")
        #expect(sink.customMirror.children.isEmpty)
        #expect("\(AnySubscriber<Int, Never>())" == "Anonymous AnySubscriber")
        #expect("\(AnySubscriber(PassthroughSubject<Int, Never>()))" == "Subject")
        #expect("\(Just(1).eraseToAnyPublisher())" == "AnyPublisher")
        final class Model { var value = 0 }
        let assign = Subscribers.Assign(object: Model(), keyPath: \.value)
        #expect("\(assign)" == "Assign Model.")
        #expect(assign.customMirror.children.map(\.label) == ["object", "keyPath", "status"])
    }

    @Test("A recording is read back as it was written")
    func record() throws {
        let record = Record<Int, TestFailure>(output: [3, 2], completion: .failure(TestFailure(number: 1)))
        let data = try JSONEncoder().encode(record)
        let read = try JSONDecoder().decode(Record<Int, TestFailure>.self, from: data)
        #expect(read.recording.output == [3, 2])
        #expect(read.recording.completion == .failure(TestFailure(number: 1)))
        let text = String(decoding: try JSONEncoder().encode(Record<Int, TestFailure>.Recording()), as: UTF8.self)
        #expect(!text.contains("isComplete"))
    }

    struct TestFailure: Error, Codable, Equatable { let number: Int }

    @Test("The value of a future is awaited, whether it comes before or after, and so is its error")
    func future() async throws {
        #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
        var promise: Future<Int, TestError>.Promise?
        let future = Future<Int, TestError> { promise = $0 }
        Task { @MainActor in promise?(.success(2)) }
        #expect(try await future.value == 2)
        await #expect(throws: TestError(number: 3)) {
            try await Future<Int, TestError> { $0(.failure(TestError(number: 3))) }.value
        }
    }

    @Test("Those who wait for a future are told in the order in which they came")
    func order() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        var log: [Int] = []
        let watching = (0..<20).map { index in future.sink { _ in log.append(index) } }
        promise?(.success(1))
        withExtendedLifetime(watching) {}
        #expect(log == Array(0..<20))
    }

    @Test("The latest publisher may fail otherwise than the one that gives it, where one of the two cannot fail")
    func switching() {
        let outer = PassthroughSubject<Just<Int>, TestError>()
        var log: [String] = []
        let watching = outer.switchToLatest().sink(
            receiveCompletion: { log.append("\($0)") }, receiveValue: { log.append("\($0)") })
        outer.send(Just(4))
        outer.send(completion: .failure(TestError(number: 5)))
        withExtendedLifetime(watching) {}
        #expect(log == ["4", "failure(error 5)"])
    }

    @Test("Asking an origin for no values stops the program")
    func nothing() async {
        await #expect(processExitsWith: .failure) {
            Just(1).subscribe(AnySubscriber(receiveSubscription: { $0.request(.none) }))
        }
        await #expect(processExitsWith: .failure) {
            PassthroughSubject<Int, Never>().subscribe(AnySubscriber(receiveSubscription: { $0.request(.none) }))
        }
    }
}
