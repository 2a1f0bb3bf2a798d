import Dispatch
import UnifiedStorage

extension DispatchQueue: Scheduler {
    /// A moment of a queue, in the time that goes on while the machine is awake.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment.
        public var dispatchTime: DispatchTime

        /// A moment.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Reads a moment from its nanoseconds.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        /// Writes its nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// How long it is to another moment.
        public func distance(to other: SchedulerTimeType) -> Stride {
            let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(b >= a ? Int(clamping: b - a) : -Int(clamping: a - b))
        }

        /// The moment so much later.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

        /// Hashes the moment.
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A length of time in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// How many nanoseconds.
            public var magnitude: Int

            /// A length of nanoseconds.
            init(count: Int) { magnitude = count }

            private enum CodingKeys: String, CodingKey { case magnitude = "_nanoseconds" }

            /// A length of time of `Dispatch`; what never comes is as long as can be.
            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let count): self = .seconds(count)
                case .milliseconds(let count): self = .milliseconds(count)
                case .microseconds(let count): self = .microseconds(count)
                case .nanoseconds(let count): self = .nanoseconds(count)
                default: self = Stride(count: .max)
                }
            }

            /// So many seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// So many seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            /// So many seconds.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let seconds = Int(exactly: source) else { return nil }
                self = .seconds(seconds)
            }

            /// The length for `Dispatch`.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            /// Whether the first is shorter.
            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            /// The sum.
            public static func + (a: Stride, b: Stride) -> Stride {
                Stride(count: a.magnitude.addingSaturated(b.magnitude))
            }
            /// The difference.
            public static func - (a: Stride, b: Stride) -> Stride {
                Stride(count: a.magnitude.subtractingSaturated(b.magnitude))
            }
            /// The product of numbers of nanoseconds.
            public static func * (a: Stride, b: Stride) -> Stride {
                Stride(count: a.magnitude.multipliedSaturated(by: b.magnitude))
            }
            /// Makes it longer.
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            /// Makes it shorter.
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            /// Multiplies numbers of nanoseconds.
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            /// So many seconds.
            public static func seconds(_ s: Int) -> Stride {
                Stride(count: s.multipliedSaturated(by: 1_000_000_000))
            }
            /// So many seconds; as long as can be, if that is too many.
            public static func seconds(_ s: Double) -> Stride {
                Stride(count: Int(clamping: (s * 1e9).rounded()))
            }
            /// So many milliseconds.
            public static func milliseconds(_ ms: Int) -> Stride {
                Stride(count: ms.multipliedSaturated(by: 1_000_000))
            }
            /// So many microseconds.
            public static func microseconds(_ us: Int) -> Stride { Stride(count: us.multipliedSaturated(by: 1000)) }
            /// So many nanoseconds.
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(count: ns) }
        }
    }

    /// How code runs on a queue.
    public struct SchedulerOptions {
        /// How urgent it is.
        public var qos: DispatchQoS
        /// How it runs.
        public var flags: DispatchWorkItemFlags
        /// A group it belongs to.
        public var group: DispatchGroup?

        /// How code runs; by default as the queue says.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// No tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }
    /// This moment.
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    /// Runs an action on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // It is only called there, once.
        nonisolated(unsafe) let action = action
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }

    /// Runs an action on the queue after a moment.
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

    /// Runs an action on the queue after a moment and again after each interval, until what it returns is cancelled.
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
