import Foundation

extension RunLoop: Scheduler {
    /// A point in time, as a date.
    public typealias SchedulerTimeType = SchedulerDate

    /// Options for how actions run. There are none to choose from.
    public struct SchedulerOptions {
        /// Creates options that run actions in the default way.
        public init() {}
    }

    /// The minimum tolerance of the scheduler: 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
    /// The current point in time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    /// Runs an action in the next turn of the run loop, in its common modes, which include the default mode.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // It is only called there, once.
        nonisolated(unsafe) let action = action
        perform(inModes: [.common]) { action() }
    }

    /// Runs an action in the run loop, in its common modes, at or after a point in time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        // It is only called there, once.
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: Date(timeIntervalSinceNow: date.delay), interval: 0, repeats: false) { _ in action() }
        timer.tolerance = tolerance.timeInterval.asTolerance
        add(timer, forMode: .common)
    }

    /// Runs an action in the run loop, in its common modes, at or after a point in time and again after each
    /// interval, until the returned object is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        // It is only called there.
        nonisolated(unsafe) let action = action
        let timer = Timer(
            fire: Date(timeIntervalSinceNow: date.delay), interval: interval.timeInterval.asInterval, repeats: true
        ) { _ in
            action()
        }
        timer.tolerance = tolerance.timeInterval.asTolerance
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }
}
