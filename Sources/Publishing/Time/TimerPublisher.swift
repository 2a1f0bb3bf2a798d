import Foundation

extension Timer {
    /// Returns a publisher that publishes the current date repeatedly at an interval in seconds, once it is
    /// connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that publishes the current date repeatedly at an interval, once it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The kind of values this publisher publishes.
        public typealias Output = Date
        /// The kind of failure this publisher can send; `Never`, because it cannot fail.
        public typealias Failure = Never
        /// The interval from one date to the next, in seconds.
        public let interval: TimeInterval
        /// How much later than due a date may be published, in seconds; `nil` for the default of timers.
        public let tolerance: TimeInterval?
        /// The run loop in which the timer runs.
        public let runLoop: RunLoop
        /// The mode of the run loop in which the timer runs.
        public let mode: RunLoop.Mode
        /// Options for how the run loop runs actions. They have no effect.
        public let options: RunLoop.SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher that publishes the current date repeatedly at an interval in seconds, once it is
        /// connected.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches a subscriber to this publisher.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        /// Starts a timer that publishes dates. Cancel the returned object to stop it.
        public func connect() -> any Cancellable {
            let subject = subject
            let timer = Timer(timeInterval: interval.asInterval, repeats: true) { _ in subject.send(Date()) }
            if let tolerance { timer.tolerance = tolerance.asTolerance }
            runLoop.add(timer, forMode: mode)
            // A timer may be ended from every thread of this platform.
            nonisolated(unsafe) let ending = timer
            return AnyCancellable { ending.invalidate() }
        }
    }
}
