import PublisherModels
import Publishing
import Testing

@MainActor @Suite("Which methods of a scheduler operators call") struct SchedulerCallTests {
    /// A scheduler that notes what it is asked for.
    private final class NotingScheduler: Scheduler {
        typealias SchedulerTimeType = TestScheduler.SchedulerTimeType
        typealias SchedulerOptions = Never

        let base = TestScheduler()
        var log: [String] = []

        var now: SchedulerTimeType { base.now }
        var minimumTolerance: SchedulerTimeType.Stride { 7 }

        func schedule(options: Never?, _ action: @escaping () -> Void) {
            log.append("now")
            base.schedule(options: options, action)
        }

        func schedule(
            after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
            _ action: @escaping () -> Void
        ) {
            log.append("after \(date.time) tolerance \(tolerance.magnitude)")
            base.schedule(after: date, tolerance: tolerance, options: options, action)
        }

        func schedule(
            after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
            options: Never?, _ action: @escaping () -> Void
        ) -> any Cancellable {
            log.append("after \(date.time) every \(interval.magnitude) tolerance \(tolerance.magnitude)")
            return base.schedule(
                after: date, interval: interval, tolerance: tolerance, options: options, action)
        }
    }

    private let scheduler = NotingScheduler()
    private let subject = PassthroughSubject<Int, TestError>()

    private func log<P: Publisher>(_ publisher: P) -> [String] {
        var values: [String] = []
        let watching = publisher.sink {
            values.append("\($0)")
        } receiveValue: {
            values.append("\($0)")
        }
        subject.send(1)
        scheduler.base.advance(by: 4)
        subject.send(2)
        scheduler.base.advance(by: 50)
        subject.send(completion: .finished)
        scheduler.base.advance(by: 50)
        withExtendedLifetime(watching) {}
        return scheduler.log + values
    }

    @Test("A debounced value waits in a timer that is started anew for each; the end is told at once")
    func debounce() {
        let expected = ["after 13 every 13 tolerance 7", "after 17 every 13 tolerance 7", "now", "2", "finished"]
        #expect(log(subject.debounce(for: 13, scheduler: scheduler)) == expected)
    }

    @Test("A timeout is a timer from the subscription, each request and each value on")
    func timeout() {
        let timer = "every 13 tolerance 7"
        let expected = [
            "after 13 \(timer)", "after 13 \(timer)", "after 13 \(timer)", "now", "after 17 \(timer)", "now",
        ]
        #expect(log(subject.timeout(13, scheduler: scheduler)) == expected + ["1", "2", "finished"])
    }

    @Test("A delay has no timer, and a throttle has none for its first value")
    func others() {
        #expect(
            log(subject.delay(for: 13, scheduler: scheduler))
                == ["after 13 tolerance 7", "after 17 tolerance 7", "after 67 tolerance 7", "1", "2", "finished"])
    }

    @Test("What a throttle still holds comes before the end, be it an error")
    func throttle() {
        var values: [String] = []
        let watching = subject.throttle(for: 13, scheduler: scheduler, latest: true).sink {
            values.append("\($0)")
        } receiveValue: {
            values.append("\($0)")
        }
        subject.send(1)
        scheduler.base.advance(by: 4)
        subject.send(2)
        subject.send(completion: .failure(TestError(number: 1)))
        #expect(values == ["1"])
        scheduler.base.advance(by: 50)
        withExtendedLifetime(watching) {}
        #expect(values == ["1", "2", "failure(error 1)"])
        #expect(scheduler.log == ["now", "after 13 tolerance 7"])
    }
}
