import Publishing
import Synchronization

/// A scheduler whose time goes on when a test says so. Where several threads say so, it runs code on all of them.
// `lock` guards all that changes.
package final class TestScheduler: Scheduler, @unchecked Sendable {
    package struct SchedulerTimeType: Strideable {
        package var time: Int
        package func distance(to other: Self) -> Stride { Stride(other.time - time) }
        package func advanced(by n: Stride) -> Self { Self(time: time + n.magnitude) }

        package struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            package var magnitude: Int
            package init(_ magnitude: Int) { self.magnitude = magnitude }
            package init(integerLiteral value: Int) { magnitude = value }
            package init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
            package static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
            package static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
            package static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
            package static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
            package static func += (a: inout Self, b: Self) { a = a + b }
            package static func -= (a: inout Self, b: Self) { a = a - b }
            package static func *= (a: inout Self, b: Self) { a = a * b }
            package static func seconds(_ s: Int) -> Self { Self(s) }
            package static func seconds(_ s: Double) -> Self { Self(Int(s)) }
            package static func milliseconds(_ ms: Int) -> Self { Self(ms) }
            package static func microseconds(_ us: Int) -> Self { Self(us) }
            package static func nanoseconds(_ ns: Int) -> Self { Self(ns) }
        }
    }
    package typealias SchedulerOptions = Never

    private final class Flag: Sendable {
        private let isOn = Atomic<Bool>(true)
        var value: Bool { isOn.load(ordering: .relaxed) }
        func clear() { isOn.store(false, ordering: .relaxed) }
    }

    private let lock = Lock()
    // Read without the lock, which would order what threads do.
    private let clock = Atomic<Int>(0)
    private var last = 0
    private var due: [(time: Int, serial: Int, action: () -> Void)] = []

    package init() {}

    package var time: Int { clock.load(ordering: .relaxed) }
    package var now: SchedulerTimeType { SchedulerTimeType(time: time) }
    package var minimumTolerance: SchedulerTimeType.Stride { 0 }

    package func schedule(options: Never?, _ action: @escaping () -> Void) { add(time, action) }

    package func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { add(date.time, action) }

    package func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let flag = Flag()
        repeatAt(date.time, interval.magnitude) {
            if flag.value { action() }
            return flag.value
        }
        return AnyCancellable { flag.clear() }
    }

    private func repeatAt(_ date: Int, _ interval: Int, _ action: @escaping () -> Bool) {
        add(date) { [unowned self] in if action() { repeatAt(date + interval, interval, action) } }
    }

    private func add(_ date: Int, _ action: @escaping () -> Void) {
        lock {
            last += 1
            due.append((max(date, time), last, action))
        }
    }

    /// Lets time go on. `pause` is called between what runs.
    package func advance(by steps: Int, _ pause: () -> Void = {}) {
        let end = time + steps
        while let action = next(until: end) {
            pause()
            action()
        }
        lock { move(to: end) }
    }

    private func next(until end: Int) -> (() -> Void)? {
        lock {
            let first = due.enumerated().min { ($0.1.time, $0.1.serial) < ($1.1.time, $1.1.serial) }
            guard let first, first.element.time <= end else { return nil }
            move(to: first.element.time)
            return due.remove(at: first.offset).action
        }
    }

    private func move(to moment: Int) {
        if moment > time { clock.store(moment, ordering: .relaxed) }
    }
}
