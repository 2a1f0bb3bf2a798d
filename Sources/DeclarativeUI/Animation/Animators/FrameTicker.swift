/// Calls in each frame of a clock, as long as it is to go on.
final class FrameTicker: AnimatedItem {
    private let step: @MainActor (Double) -> Bool

    /// - Parameter step: Called with the time of each frame. Returns whether to go on.
    init(_ step: @escaping @MainActor (Double) -> Bool) { self.step = step }

    /// Calls in the next frame of a clock, and in those after it.
    func begin(on clock: AnimationClock) { clock.driver.add(self) }

    func end() { driver?.remove(self) }

    override func frame(at time: Double) -> Bool { step(time) }
}
