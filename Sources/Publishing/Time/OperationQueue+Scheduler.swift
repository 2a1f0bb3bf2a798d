import Foundation
import Foundations

extension OperationQueue: Scheduler {
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

    /// Runs an action as an operation of the queue as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // It is only called there, once.
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }

    /// Runs an action as an operation that is added to the queue at or after a point in time. The tolerance is not
    /// used.
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

    /// Runs an action as an operation that is added to the queue at or after a point in time, and again after each
    /// interval, until the returned object is cancelled.
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
