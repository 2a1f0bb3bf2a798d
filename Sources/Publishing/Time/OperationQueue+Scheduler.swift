import Foundation
import UnifiedStorage

extension OperationQueue: Scheduler {
    /// A moment, as a date.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var date: Date

        /// A moment.
        public init(_ date: Date) { self.date = date }

        /// How long it is to another moment.
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.date.timeIntervalSince(date)) }
        /// The moment so much later.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(date + n.timeInterval) }

        /// A length of time in seconds.
        public typealias Stride = SchedulerSeconds

        /// How long it is until then.
        fileprivate var delay: TimeInterval { date.timeIntervalSinceNow.asDelay }
    }

    /// How code runs; there is nothing to say.
    public struct SchedulerOptions {
        /// As it does by default.
        public init() {}
    }

    /// No tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
    /// This moment.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// Runs an action as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // It is only called there, once.
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Runs an action as an operation that is added after a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        // It is only called there, once.
        nonisolated(unsafe) let action = action
        DispatchQueue.global().asyncAfter(deadline: .now() + date.delay) {
            self.addOperation { action() }
        }
    }

    /// Runs an action as an operation after a moment and again after each interval, until what it returns is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        // It is only called there.
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(
            deadline: .now() + date.delay, repeating: interval.timeInterval.asInterval,
            leeway: .nanoseconds(Int(clamping: tolerance.timeInterval.asTolerance * 1e9)))
        timer.setEventHandler { self.addOperation { action() } }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
