import Foundation
import Publishing
import TestSupport
import Testing

@MainActor @Suite("Schedulers, whatever numbers they are given") struct SchedulerNumberTests {
    nonisolated static let numbers: [Double] = [
        .nan, .signalingNaN, .infinity, -.infinity, 1e300, -1e300, 9.3e18, -9.3e18, 1e19, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, -0.0, -1, -0.001, 1e-9, 5e8, 1e12, Double(Int.max),
    ]

    /// Schedules actions in every way, at moments and with lengths of time made of a number.
    nonisolated private func schedule<S: Scheduler>(_ scheduler: S, _ number: Double)
    where S.SchedulerTimeType.Stride: SignedNumeric {
        typealias Stride = S.SchedulerTimeType.Stride
        let ways: [(S.SchedulerTimeType.Stride, S.SchedulerTimeType.Stride, S.SchedulerTimeType.Stride)] = [
            (.seconds(number), .seconds(1), .seconds(0)), (.seconds(1000), .seconds(number), .seconds(0)),
            (.seconds(1000), .seconds(1), .seconds(number)), (.seconds(number), .seconds(number), .seconds(number)),
        ]
        for (delay, interval, tolerance) in ways {
            let date = scheduler.now.advanced(by: delay)
            scheduler.schedule(after: date, tolerance: tolerance) {}
            scheduler.schedule(after: date, interval: interval, tolerance: tolerance) {}.cancel()
            _ = scheduler.now.distance(to: date)
        }
        let stride = Stride.seconds(number)
        _ = [stride + stride, stride - stride, stride * stride, -stride, stride * stride * stride]
    }

    @Test("No moment, interval, or tolerance stops the program", arguments: numbers)
    func every(_ number: Double) {
        schedule(ImmediateScheduler.shared, number)
        schedule(DispatchQueue(label: "numbers"), number)
        let queue = OperationQueue()
        queue.isSuspended = true
        schedule(queue, number)
        onThread {
            schedule(RunLoop.current, number)
            Timer.publish(every: number, tolerance: number, on: .current, in: .default).connect().cancel()
        }
    }

    @Test("Whole numbers of units that are too many are as many as there can be")
    func whole() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride.seconds(.max).magnitude == .max)
        #expect(Stride.seconds(.min).magnitude == .min)
        #expect(Stride.milliseconds(.max) + .nanoseconds(.max) == .nanoseconds(.max))
        #expect(Stride.nanoseconds(-.max) - .nanoseconds(.max) == .nanoseconds(.min))
        #expect(Stride.seconds(.nan) == .nanoseconds(0))
    }

    @Test("Operators by time take every number", arguments: numbers)
    func operators(_ number: Double) {
        let queue = DispatchQueue(label: "numbers")
        let subject = PassthroughSubject<Int, Never>()
        let time = DispatchQueue.SchedulerTimeType.Stride.seconds(number)
        let watching = [
            subject.delay(for: time, tolerance: time, scheduler: queue).sink { _ in },
            subject.debounce(for: time, scheduler: queue).sink { _ in },
            subject.throttle(for: time, scheduler: queue, latest: true).sink { _ in },
            subject.timeout(time, scheduler: queue).sink { _ in },
            subject.collect(.byTimeOrCount(queue, time, -1)).sink { _ in },
        ]
        subject.send(1)
        subject.send(2)
        for one in watching { one.cancel() }
    }

    @Test("A decoded demand is a number of values or unlimited")
    func demand() throws {
        func decode(_ text: String) throws -> Subscribers.Demand {
            try JSONDecoder().decode([Subscribers.Demand].self, from: Data("[\(text)]".utf8))[0]
        }
        #expect(try decode("3") == .max(3))
        #expect(try decode("\(UInt.max)") == .unlimited)
        #expect(try decode("\(UInt(Int.max) + 5)").max == nil)
        #expect(throws: (any Error).self) { try decode("-1") }
        let encoded = try JSONEncoder().encode([Subscribers.Demand.max(3), .unlimited])
        #expect(try JSONDecoder().decode([Subscribers.Demand].self, from: encoded) == [.max(3), .unlimited])
    }
}
