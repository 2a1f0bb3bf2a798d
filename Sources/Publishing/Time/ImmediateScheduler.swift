import Foundations

/// A scheduler that runs actions at once, on the thread that schedules them. It cannot wait: actions scheduled for
/// later run at once, too.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// A point in time of the immediate scheduler. All points in time are the same.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// Returns the time interval to another point in time, which is always 0.
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }
        /// Returns the same point in time; the time interval has no effect.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// A time interval of the immediate scheduler, which has no effect.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
            SchedulerTimeIntervalConvertible, Sendable
        {
            /// The number this time interval was made from.
            public var magnitude: Int

            /// Creates a time interval from a number.
            public init(_ value: Int) { magnitude = value }
            /// Creates a time interval from a literal.
            public init(integerLiteral value: Int) { magnitude = value }
            /// Creates a time interval from a literal, rounded towards 0.
            public init(floatLiteral value: Double) { magnitude = Int(clamping: value.rounded(.towardZero)) }
            /// Creates a time interval from a number, or `nil` if it does not fit in an `Int`.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Returns whether the first time interval is shorter than the second.
            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            /// Returns the sum of two time intervals.
            public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude.addingSaturated(b.magnitude)) }
            /// Returns the difference of two time intervals.
            public static func - (a: Stride, b: Stride) -> Stride {
                Stride(a.magnitude.subtractingSaturated(b.magnitude))
            }
            /// Returns the product of two time intervals.
            public static func * (a: Stride, b: Stride) -> Stride {
                Stride(a.magnitude.multipliedSaturated(by: b.magnitude))
            }
            /// Adds the second time interval to the first.
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            /// Subtracts the second time interval from the first.
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            /// Multiplies the first time interval by the second.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }
            /// Returns 0, because this scheduler does not wait.
            public static func seconds(_ s: Int) -> Stride { 0 }
            /// Returns 0, because this scheduler does not wait.
            public static func seconds(_ s: Double) -> Stride { 0 }
            /// Returns 0, because this scheduler does not wait.
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// Returns 0, because this scheduler does not wait.
            public static func microseconds(_ us: Int) -> Stride { 0 }
            /// Returns 0, because this scheduler does not wait.
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }

    /// The type of options for this scheduler; `Never`, because it has none.
    public typealias SchedulerOptions = Never

    /// The shared immediate scheduler, which is the only one.
    public static let shared = ImmediateScheduler()

    private init() {}

    /// The current point in time, which is always the same.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// The minimum tolerance of the scheduler: 0.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action at once, on the calling thread.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs an action at once, on the calling thread; the point in time has no effect.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Runs an action once, at once, on the calling thread. It is not repeated.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
