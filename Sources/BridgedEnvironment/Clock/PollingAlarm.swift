/// Polls ten times a second for changes that send no notification.
@MainActor package final class PollingAlarm: ClockAlarm {
    private static let interval: Int64 = 100

    private var clock: WakingClock?
    private var look: @MainActor () -> Bool = { false }

    /// Looks for nothing yet.
    package override init() { super.init() }

    /// Begins to look.
    ///
    /// - Parameters:
    ///   - clock: The clock to go by; the former one if it has looked before.
    ///   - look: Called ten times a second, until it returns that there is no more to look for.
    package func begin(on clock: WakingClock, _ look: @escaping @MainActor () -> Bool) {
        let clock = self.clock ?? clock
        (self.clock, self.look) = (clock, look)
        clock.alarms.set(self, for: Moment(milliseconds: clock.moment.milliseconds + Self.interval))
    }

    /// Looks no more.
    package func end() {
        clock?.alarms.set(self, for: nil)
        look = { false }
    }

    package override func ring(at moment: Moment) {
        guard look() else { return end() }
        clock?.alarms.set(self, for: Moment(milliseconds: moment.milliseconds + Self.interval))
    }
}
