import Dispatch
import Foundations

extension DispatchQueue: Scheduler {
    /// A point in time of a dispatch queue, on a clock that advances while the machine is awake.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The dispatch time of this point in time.
        public var dispatchTime: DispatchTime

        /// Creates a point in time from a dispatch time.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Creates a point in time by decoding its uptime in nanoseconds from the given decoder.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        /// Encodes the uptime in nanoseconds into the given encoder.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Returns the time interval from this point in time to another.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(b >= a ? Int(clamping: b - a) : -Int(clamping: a - b))
        }

        /// Returns the point in time that is later by a time interval.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

        /// Hashes this point in time by feeding it into the given hasher.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A time interval in nanoseconds. Arithmetic that overflows gives the minimum or maximum instead.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The number of nanoseconds.
            public var magnitude: Int

            /// Creates a time interval from a number of nanoseconds.
            init(count: Int) { magnitude = count }

            private enum CodingKeys: String, CodingKey { case magnitude = "_nanoseconds" }

            /// Creates a time interval from a dispatch time interval. `never` gives the maximum.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                default: self = Stride(count: .max)
                }
            }

            /// Creates a time interval from a literal number of seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// Creates a time interval from a literal number of seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// Creates a time interval from a number of seconds, or `nil` if it does not fit in an `Int`.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let seconds = Int(exactly: source) else { return nil }
                self = .seconds(seconds)
            }

            /// The time interval as a dispatch time interval.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Returns whether the first time interval is shorter than the second.
            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            /// Returns the sum of two time intervals.
            public static func + (a: Stride, b: Stride) -> Stride {
                Stride(count: a.magnitude.addingSaturated(b.magnitude))
            }
            /// Returns the difference of two time intervals.
            public static func - (a: Stride, b: Stride) -> Stride {
                Stride(count: a.magnitude.subtractingSaturated(b.magnitude))
            }
            /// Returns the product of two time intervals: their numbers of nanoseconds are multiplied.
            public static func * (a: Stride, b: Stride) -> Stride {
                Stride(count: a.magnitude.multipliedSaturated(by: b.magnitude))
            }
            /// Adds the second time interval to the first.
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            /// Subtracts the second time interval from the first.
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            /// Multiplies the first time interval by the second: their numbers of nanoseconds are multiplied.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            /// Returns a time interval of a number of seconds.
            public static func seconds(_ s: Int) -> Stride {
                Stride(count: s.multipliedSaturated(by: 1_000_000_000))
            }
            /// Returns a time interval of a number of seconds, rounded to nanoseconds; the minimum or maximum if it
            /// is out of range.
            public static func seconds(_ s: Double) -> Stride {
                Stride(count: Int(clamping: (s * 1e9).rounded()))
            }
            /// Returns a time interval of a number of milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride {
                Stride(count: ms.multipliedSaturated(by: 1_000_000))
            }
            /// Returns a time interval of a number of microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(count: us.multipliedSaturated(by: 1000)) }
            /// Returns a time interval of a number of nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(count: ns) }
        }
    }

    /// Options for how a dispatch queue runs actions.
    public struct SchedulerOptions {
        /// The quality of service of an action.
        public var qos: DispatchQoS
        /// The flags of the work item that runs an action.
        public var flags: DispatchWorkItemFlags
        /// The dispatch group an action belongs to; `nil` for none. Only actions that run as soon as possible join
        /// it.
        public var group: DispatchGroup?

        /// Creates options. By default, the queue decides how actions run.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The minimum tolerance of the scheduler: 0.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }
    /// The current point in time.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// Runs an action on the queue as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // It is only called there, once.
        nonisolated(unsafe) let action = action
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }

    /// Runs an action on the queue at or after a point in time. The tolerance is not used.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        // It is only called there, once.
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action()
        }
    }

    /// Runs an action on the queue at or after a point in time and again after each interval, until the returned
    /// object is cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval.asInterval,
            leeway: tolerance.timeInterval.asTolerance)
        // It is only called there.
        nonisolated(unsafe) let action = action
        timer.setEventHandler { action() }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}
