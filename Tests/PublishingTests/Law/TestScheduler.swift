import Publishing

/// A scheduler whose time goes on when a test says so.
final class TestScheduler: Scheduler {
    struct SchedulerTimeType: Strideable {
        var time: Int
        func distance(to other: Self) -> Stride { Stride(other.time - time) }
        func advanced(by n: Stride) -> Self { Self(time: time + n.magnitude) }

        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var magnitude: Int
            init(_ magnitude: Int) { self.magnitude = magnitude }
            init(integerLiteral value: Int) { magnitude = value }
            init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
            static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
            static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
            static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
            static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
            static func += (a: inout Self, b: Self) { a = a + b }
            static func -= (a: inout Self, b: Self) { a = a - b }
            static func *= (a: inout Self, b: Self) { a = a * b }
            static func seconds(_ s: Int) -> Self { Self(s) }
            static func seconds(_ s: Double) -> Self { Self(Int(s)) }
            static func milliseconds(_ ms: Int) -> Self { Self(ms) }
            static func microseconds(_ us: Int) -> Self { Self(us) }
            static func nanoseconds(_ ns: Int) -> Self { Self(ns) }
        }
    }
    typealias SchedulerOptions = Never

    private(set) var time = 0
    private var last = 0
    private var due: [(time: Int, serial: Int, action: () -> Void)] = []

    var now: SchedulerTimeType { SchedulerTimeType(time: time) }
    var minimumTolerance: SchedulerTimeType.Stride { 0 }

    func schedule(options: Never?, _ action: @escaping () -> Void) { add(time, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { add(date.time, action) }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var isOn = true
        repeatAt(date.time, interval.magnitude) {
            if isOn { action() }
            return isOn
        }
        return AnyCancellable { isOn = false }
    }

    private func repeatAt(_ date: Int, _ interval: Int, _ action: @escaping () -> Bool) {
        add(date) { [unowned self] in if action() { repeatAt(date + interval, interval, action) } }
    }

    private func add(_ date: Int, _ action: @escaping () -> Void) {
        last += 1
        due.append((max(date, time), last, action))
    }

    /// Lets time go on.
    func advance(by steps: Int) {
        let end = time + steps
        while let next = due.enumerated().min(by: { ($0.1.time, $0.1.serial) < ($1.1.time, $1.1.serial) }),
            next.element.time <= end
        {
            due.remove(at: next.offset)
            time = next.element.time
            next.element.action()
        }
        time = end
    }
}
