import Foundation
import Motion

/// The way of content to where it comes to rest, ever slower.
@MainActor final class ScrollGlide {
    private let way: CGVector
    private let decay: CGFloat
    private let duration: Double
    private let start: Double
    private let clock: AnimationClock
    private let step: (CGVector, Bool) -> Void
    private var done = CGVector.zero
    private var caller: FrameCaller?

    /// Content that is nearer to its goal than this, in points, has arrived.
    static let tolerance: CGFloat = 0.5

    /// Begins a way.
    ///
    /// - Parameters:
    ///   - way: How far it leads, in points.
    ///   - velocity: How fast the content is, in points per second.
    ///   - rate: The rate at which the content slows down. If it would not arrive at it with its speed, it is slowed
    ///     down more.
    ///   - clock: The clock to go by.
    ///   - step: Called for each frame with the points to go, and whether there are more.
    init(
        _ way: CGVector, velocity: CGVector, rate: UIScrollView.DecelerationRate, on clock: AnimationClock,
        _ step: @escaping (CGVector, Bool) -> Void
    ) {
        (self.way, self.clock, self.step) = (way, clock, step)
        let (length, speed) = abs(way.dx) > abs(way.dy) ? (way.dx, velocity.dx) : (way.dy, velocity.dy)
        let least = rate.decay
        let most = max(least, UIScrollView.DecelerationRate.fast.decay)
        let fitting = speed * length > 0 ? speed / length : most
        decay = min(max(fitting, least), most)
        duration = max(0, log(Double(max(abs(length), Self.tolerance) / Self.tolerance)) / Double(decay))
        start = clock.now
        let caller = FrameCaller { [weak self] in self?.go(on: $0) ?? false }
        self.caller = caller
        clock.driver.add(caller)
    }

    private func go(on time: Double) -> Bool {
        let elapsed = max(0, time - start)
        let goesOn = elapsed < duration
        let share = goesOn ? (1 - exp(-decay * elapsed)) / (1 - exp(-decay * duration)) : 1
        let now = CGVector(dx: way.dx * share, dy: way.dy * share)
        let next = CGVector(dx: now.dx - done.dx, dy: now.dy - done.dy)
        done = now
        step(next, goesOn)
        return goesOn
    }

    /// Leaves the content where it is.
    func stop() {
        if let caller { clock.driver.remove(caller) }
        caller = nil
    }
}
