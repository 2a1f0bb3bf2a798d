/// Takes steps of the same length on a clock, from when it begins to when it ends.
package final class StepAlarm: ClockAlarm {
    /// How many steps were taken in all.
    package private(set) var step = 0
    private let length: Int64
    private let didStep: @MainActor () -> Bool
    private var clock: WakingClock?
    /// When it would have begun if it had never stood still.
    private var start = Moment(milliseconds: 0)

    /// Makes an alarm that has not begun.
    ///
    /// - Parameters:
    ///   - milliseconds: The length of a step, at least 1.
    ///   - didStep: Called after each step, or after several that went by at once. Returns whether to go on.
    package init(every milliseconds: Int64, _ didStep: @escaping @MainActor () -> Bool) {
        length = max(1, milliseconds)
        self.didStep = didStep
        super.init()
    }

    /// Takes the next step in one length from now, on the clock that is current. If it has begun already, nothing
    /// changes.
    package func begin() {
        if clock != nil { return }
        let clock = WakingClock.current
        self.clock = clock
        start = Moment(milliseconds: clock.moment.milliseconds - Int64(step) * length)
        waitForNext()
    }

    /// Takes no more steps.
    package func end() {
        clock?.alarms.set(self, for: nil)
        clock = nil
    }

    private func waitForNext() {
        clock?.alarms.set(self, for: Moment(milliseconds: start.milliseconds + Int64(step + 1) * length))
    }

    package override func ring(at moment: Moment) {
        // A date that was set back must not lead backwards.
        step = max(step + 1, Int((moment.milliseconds - start.milliseconds) / length))
        if didStep() { waitForNext() } else { clock = nil }
    }
}
