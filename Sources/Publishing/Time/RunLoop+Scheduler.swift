import Foundation

extension RunLoop: Scheduler {
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

        /// The moment for a timer.
        fileprivate var fireDate: Date { Date(timeIntervalSinceNow: date.timeIntervalSinceNow.asDelay) }
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

    /// Runs an action in the next turn of the run loop, in its default and common modes.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // It is only called there, once.
        nonisolated(unsafe) let action = action
        perform(inModes: [.common]) { action() }
    }

    /// Runs an action in the run loop after a moment.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        // It is only called there, once.
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.fireDate, interval: 0, repeats: false) { _ in action() }
        timer.tolerance = tolerance.timeInterval.asTolerance
        add(timer, forMode: .common)
    }

    /// Runs an action in the run loop after a moment and again after each interval, until what it returns is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        // It is only called there.
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.fireDate, interval: interval.timeInterval.asInterval, repeats: true) { _ in
            action()
        }
        timer.tolerance = tolerance.timeInterval.asTolerance
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }
}
