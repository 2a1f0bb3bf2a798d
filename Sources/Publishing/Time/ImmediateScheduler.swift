import UnifiedStorage

/// Runs everything at once, where it is scheduled. It cannot wait: what is scheduled for later runs at once, too.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// Moments that are all the same.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// No time.
        public func distance(to other: SchedulerTimeType) -> Stride { 0 }
        /// The same moment.
        public func advanced(by n: Stride) -> SchedulerTimeType { self }

        /// A length of time that has no meaning.
        public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
            SchedulerTimeIntervalConvertible, Sendable
        {
            /// Some number.
            public var magnitude: Int

            /// Some number.
            public init(_ value: Int) { magnitude = value }
            /// Some number.
            public init(integerLiteral value: Int) { magnitude = value }
            /// Some number.
            public init(floatLiteral value: Double) { magnitude = Int(clamping: value.rounded(.towardZero)) }
            /// Some number.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            /// Whether the first is smaller.
            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            /// The sum.
            public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude.addingSaturated(b.magnitude)) }
            /// The difference.
            public static func - (a: Stride, b: Stride) -> Stride {
                Stride(a.magnitude.subtractingSaturated(b.magnitude))
            }
            /// The product.
            public static func * (a: Stride, b: Stride) -> Stride {
                Stride(a.magnitude.multipliedSaturated(by: b.magnitude))
            }
            /// Adds.
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            /// Takes away.
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            /// Multiplies.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }
            /// Nothing.
            public static func seconds(_ s: Int) -> Stride { 0 }
            /// Nothing.
            public static func seconds(_ s: Double) -> Stride { 0 }
            /// Nothing.
            public static func milliseconds(_ ms: Int) -> Stride { 0 }
            /// Nothing.
            public static func microseconds(_ us: Int) -> Stride { 0 }
            /// Nothing.
            public static func nanoseconds(_ ns: Int) -> Stride { 0 }
        }
    }

    /// There is nothing to be said of how code runs.
    public typealias SchedulerOptions = Never

    /// The only one.
    public static let shared = ImmediateScheduler()

    private init() {}

    /// The only moment.
    public var now: SchedulerTimeType { SchedulerTimeType() }
    /// No tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action at once.
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    /// Runs an action at once.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }

    /// Runs an action at once, and only once.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
