import Foundation

extension Timer {
    /// Publishes the date in an interval, from when it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// Publishes the date in an interval, from when it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        /// The date.
        public typealias Output = Date
        /// It does not fail.
        public typealias Failure = Never
        /// How long it is from one date to the next, in seconds.
        public let interval: TimeInterval
        /// How much later a date may come.
        public let tolerance: TimeInterval?
        /// Which run loop it is in.
        public let runLoop: RunLoop
        /// In which mode of the run loop it comes.
        public let mode: RunLoop.Mode
        /// How the run loop runs code.
        public let options: RunLoop.SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>()

        /// Publishes the date in an interval, from when it is connected.
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

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        /// Begins. Cancel what it returns to end it.
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
