/// A time interval of a scheduler that can be created from a number of time units.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns an interval of the given number of seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns an interval of the given number of seconds, which may have a fraction.
    static func seconds(_ s: Double) -> Self
    /// Returns an interval of the given number of milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns an interval of the given number of microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Returns an interval of the given number of nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// A type that determines when and where closures run.
public protocol Scheduler<SchedulerTimeType> {
    /// The type of this scheduler's dates. The distance between two dates is a time interval.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The type of options that affect how the scheduler runs an action.
    associatedtype SchedulerOptions

    /// The current date, as defined by this scheduler.
    var now: SchedulerTimeType { get }
    /// The smallest tolerance this scheduler allows.
    var minimumTolerance: SchedulerTimeType.Stride { get }
    /// Runs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs an action after the given date.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Runs an action after the given date and then repeatedly at the given interval, until the returned object is
    /// cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs an action as soon as possible, without options.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs an action after the given date, with the minimum tolerance and without options.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action after the given date, without options.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) { schedule(after: date, tolerance: tolerance, options: nil, action) }

    /// Runs an action after the given date and then repeatedly at the given interval, until the returned object is
    /// cancelled. Uses the minimum tolerance and no options.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action after the given date and then repeatedly at the given interval, until the returned object is
    /// cancelled. Uses no options.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable { schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action) }
}
