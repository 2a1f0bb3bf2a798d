import Foundation
import Publishing
import TestSupport
import Testing

@MainActor @Suite("Subjects") struct SubjectTests {
    @Test("A value is sent to those who want one")
    func passthrough() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        subject.send(1)
        let watching = subject.sink { values.append($0) }
        subject.send(2)
        watching.cancel()
        subject.send(3)
        #expect(values == [2])
    }

    @Test("A value is delivered inside of the one from which it was sent")
    func nested() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let watching = subject.sink { value in
            log.append("begin \(value)")
            if value == 1 { subject.send(2) }
            log.append("end \(value)")
        }
        subject.send(1)
        withExtendedLifetime(watching) {}
        #expect(log == ["begin 1", "begin 2", "end 2", "end 1"])
    }

    @Test("A subject with a value sends it first, and the latest one to who asks late")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        var subscription: (any Subscription)?
        subject.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    values.append($0)
                    return .none
                }))
        subject.send(2)
        subject.value += 1
        subscription?.request(.max(1))
        subject.send(4)
        subscription?.request(.max(1))
        subscription?.request(.max(1))
        subject.send(5)
        #expect(values == [3, 4, 5])
        #expect(subject.value == 5)
    }

    @Test("After the end a subscriber is told of it, and the value stays")
    func late() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(completion: .finished)
        subject.send(2)
        var log: [String] = []
        let watching = subject.sink { _ in
            log.append("end")
        } receiveValue: {
            log.append("\($0)")
        }
        withExtendedLifetime(watching) {}
        #expect(log == ["end"])
        #expect(subject.value == 1)
    }

    @Test("An end that comes while a subscriber is given its subscription is told after it")
    func endMeanwhile() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        subject.subscribe(
            AnySubscriber(
                receiveSubscription: { _ in
                    log.append("begin")
                    subject.send(completion: .finished)
                    log.append("end")
                }, receiveCompletion: { _ in log.append("finished") }))
        #expect(log == ["begin", "end", "finished"])
    }

    @Test("What is set to be cancelled in a set is cancelled with it")
    func stored() {
        let subject = PassthroughSubject<Void, Never>()
        var count = 0
        var watching: Set<AnyCancellable> = []
        subject.sink { count += 1 }.store(in: &watching)
        subject.send()
        watching = []
        subject.send()
        #expect(count == 1)
    }

    @Test("Nobody keeps a subscriber that was cancelled")
    func lifetime() {
        let subject = PassthroughSubject<Int, Never>()
        let tracker = LifetimeTracker()
        do {
            let object = tracker.track(NSObject())
            let watching = subject.map { $0 + 1 }.merge(with: Just(1)).zip(subject).sink { _ in _ = object }
            subject.send(1)
            watching.cancel()
        }
        #expect(tracker.alive.isEmpty)
    }

    @Test("Eight threads send at once, and each value comes once, one after the other")
    func threads() {
        let subject = PassthroughSubject<Int, Never>()
        let other = PassthroughSubject<Int, Never>()
        let tallies = [Tally(), Tally(), Tally()]
        let watching = [
            subject.sink { tallies[0].receive($0) },
            subject.merge(with: other).sink { tallies[1].receive($0) },
            subject.flatMap { Just($0) }.scan(0) { $1 }.sink { tallies[2].receive($0) },
        ]
        onThreads(8) { index in
            for value in 0..<500 { (index < 4 ? subject : other).send(value) }
        }
        withExtendedLifetime(watching) {}
        let once = 4 * 500 * 499 / 2
        #expect(tallies.map(\.sum) == [once, 2 * once, once])
        #expect(tallies.map(\.overlaps) == [0, 0, 0])
    }
}

/// What one subscriber receives. It is not guarded: values come one after the other.
private final class Tally {
    private(set) var sum = 0
    private(set) var overlaps = 0
    private var isInside = false

    func receive(_ value: Int) {
        if isInside { overlaps += 1 }
        isInside = true
        sum += value
        isInside = false
    }
}
