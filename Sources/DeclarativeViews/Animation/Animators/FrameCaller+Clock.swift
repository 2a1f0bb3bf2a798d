import Motion

extension FrameCaller {
    /// Calls in the next frame of a clock, and in those after it.
    func begin(on clock: AnimationClock) { clock.driver.add(self) }

    /// Calls no more.
    func end() { driver?.remove(self) }
}
