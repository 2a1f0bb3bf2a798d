/// Calls in equal steps, for an animation that goes on as long as it is shown: a spinner.
///
/// While the animation cannot be seen, there are no wake-ups. The steps count all the same.
package final class StepAlarm: ClockAlarm, PictureWatcher {
    private let length: Int64
    private let isSeen: @MainActor () -> Bool
    private let didStep: @MainActor () -> Bool
    private var clock: WakingClock?
    /// When it would have begun if it had never stood still.
    private var start = Moment(milliseconds: 0)
    private var counted = 0
    /// Whether there are no wake-ups, as nothing can be seen.
    private var isResting = false

    /// Makes an alarm that has not begun.
    ///
    /// - Parameters:
    ///   - milliseconds: The length of a step, at least 1.
    ///   - isSeen: Whether the animation can be seen; asked when pictures have changed. Always `true` by default.
    ///   - didStep: Called after each step, or after several that went by at once. Returns whether to go on.
    package init(
        every milliseconds: Int64, isSeen: @escaping @MainActor () -> Bool = { true },
        _ didStep: @escaping @MainActor () -> Bool
    ) {
        length = max(1, milliseconds)
        self.isSeen = isSeen
        self.didStep = didStep
        super.init()
    }

    /// How many steps were taken in all.
    package var step: Int {
        guard isResting, let clock else { return counted }
        return steps(until: clock.moment)
    }

    // A date that was set back must not lead backwards.
    private func steps(until moment: Moment) -> Int {
        max(counted, Int((moment.milliseconds - start.milliseconds) / length))
    }

    /// Takes the next step in one length from now, by a clock. If it has begun already, nothing changes.
    package func begin(on clock: WakingClock) {
        if self.clock != nil { return }
        self.clock = clock
        start = Moment(milliseconds: clock.moment.milliseconds - Int64(counted) * length)
        StepWatch.shared.add(self)
        waitForNext()
    }

    /// Takes no more steps.
    package func end() {
        counted = step
        leave()
    }

    private func leave() {
        clock?.alarms.set(self, for: nil)
        (clock, isResting) = (nil, false)
        StepWatch.shared.remove(self)
    }

    /// Rests if the animation cannot be seen, and goes on if it can.
    package func look() {
        guard let clock else { return }
        let isSeen = isSeen()
        if isSeen != isResting { return }
        if isResting {
            counted = step
            isResting = false
            if didStep() { waitForNext() } else { leave() }
        } else {
            isResting = true
            clock.alarms.set(self, for: nil)
        }
    }

    private func waitForNext() {
        clock?.alarms.set(self, for: Moment(milliseconds: start.milliseconds + Int64(counted + 1) * length))
    }

    package override func ring(at moment: Moment) {
        counted = max(counted + 1, steps(until: moment))
        if didStep() { waitForNext() } else { leave() }
    }
}
