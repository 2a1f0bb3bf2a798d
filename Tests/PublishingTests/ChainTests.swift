import Foundation
import PublisherModels
import Publishing
import TestSupport
import Testing
import BridgedEnvironment

@MainActor @Suite("Chains of operators of any length") struct ChainTests {
    typealias Chain = AnyPublisher<Int, Never>

    /// One operator, which passes on what comes from a publisher.
    struct Link: CustomTestStringConvertible {
        let testDescription: String
        let add: (Chain) -> Chain
    }

    // The closures only use what they are given.
    nonisolated(unsafe) static let links: [Link] = [
        Link(testDescription: "map") { $0.map { $0 }.eraseToAnyPublisher() },
        Link(testDescription: "drop while") { $0.drop { _ in false }.eraseToAnyPublisher() },
        Link(testDescription: "append") { $0.append(Empty()).eraseToAnyPublisher() },
        Link(testDescription: "merge") { $0.merge(with: Empty()).eraseToAnyPublisher() },
        Link(testDescription: "flatMap") { $0.flatMap { Just($0) }.eraseToAnyPublisher() },
        Link(testDescription: "combineLatest") { $0.combineLatest(Just(0)) { a, _ in a }.eraseToAnyPublisher() },
        Link(testDescription: "buffer") {
            $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest).eraseToAnyPublisher()
        },
        Link(testDescription: "receive on") { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() },
        Link(testDescription: "share") { $0.share().eraseToAnyPublisher() },
        Link(testDescription: "print") { $0.print("", to: Silence()).eraseToAnyPublisher() },
    ]

    private struct Silence: TextOutputStream {
        mutating func write(_ string: String) {}
    }

    private func chain(_ count: Int, of link: Link, on publisher: some Publisher<Int, Never>) -> Chain {
        var chain = publisher.eraseToAnyPublisher()
        for _ in 0..<count { chain = link.add(chain) }
        return chain
    }

    /// Whether a chain does what it does however long it is, and nothing is left of it.
    private func check(_ link: Link, _ count: Int) {
        let tracker = LifetimeTracker()
        do {
            let subject = tracker.track(PassthroughSubject<Int, Never>())
            let object = tracker.track(NSObject())
            var values: [Int] = []
            var ends = 0
            let watching = chain(count, of: link, on: subject).sink { _ in
                _ = object
                ends += 1
            } receiveValue: {
                values.append($0)
            }
            subject.send(1)
            subject.send(2)
            #expect(values == [1, 2])
            let other = chain(count, of: link, on: subject).sink { values.append($0 * 10) }
            other.cancel()
            subject.send(3)
            #expect(values == [1, 2, 3])
            subject.send(completion: .finished)
            #expect(ends == 1)
            withExtendedLifetime(watching) {}
        }
        #expect(tracker.alive.isEmpty)
    }

    @Test(
        "Values, requests, cancellations, ends and frees go through chains of each operator", arguments: links.indices)
    func each(_ index: Int) {
        for count in [1, 300, SizeOfTests.most] { check(Self.links[index], count) }
    }

    @Test("A chain of 10,000 operators works on the main thread and on others, in the order of a short one")
    func longest() {
        check(Self.links[0], 10_000)
        onThread {
            var values: [Int] = []
            var chain = [1, 2, 3].publisher.eraseToAnyPublisher()
            for _ in 0..<10_000 { chain = chain.drop { $0 < 2 }.eraseToAnyPublisher() }
            let watching = chain.sink { values.append($0) }
            #expect(values == [2, 3])
            withExtendedLifetime(watching) {}
        }
    }

    @Test("What is below a long chain stays on its thread")
    func thread() {
        var thread: UInt?
        let watching = chain(10_000, of: Self.links[0], on: Just(1)).sink { _ in
            thread = ThreadIdentity.current
            MainActor.assumeIsolated {}
        }
        withExtendedLifetime(watching) {}
        #expect(thread == ThreadIdentity.current)
    }

    @Test("A subscriber may send to its own subject as often as it likes, and each value comes once, in order")
    func again() {
        for most in [1, 100, 20_000] {
            let subject = PassthroughSubject<Int, Never>()
            var next = 1
            let watching = subject.sink { value in
                #expect(value == next)
                next += 1
                if value < most { subject.send(value + 1) }
            }
            subject.send(1)
            withExtendedLifetime(watching) {}
            #expect(next == most + 1)
        }
    }

    @Test("Subjects that send to each other in a long row do it before the first has sent")
    func row() {
        let subjects = (0..<5_000).map { _ in PassthroughSubject<Int, Never>() }
        var watching = zip(subjects, subjects.dropFirst()).map { $0.subscribe($1) }
        var got = 0
        watching.append(subjects[subjects.count - 1].sink { got = $0 })
        subjects[0].send(1)
        #expect(got == 1)
    }
}
