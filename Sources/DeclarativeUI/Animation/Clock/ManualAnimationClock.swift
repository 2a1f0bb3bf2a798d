import Foundation
import UnifiedStorage

/// A clock that stands still until it is advanced, which makes the frames of the time that goes by.
///
///     let clock = ManualAnimationClock()
///     clock.makeCurrent()
///     withAnimation(.linear(duration: 1)) { model.x = 100 }
///     clock.advance(by: 0.5)
public final class ManualAnimationClock: AnimationClock {
    /// The seconds from one frame to the next. What is not more than 0 is reported and ignored.
    public var frameInterval: TimeInterval = 1.0 / 60 {
        didSet {
            if frameInterval > 0 { return }
            AnimationInput.report("The frame interval must be more than 0, not \(frameInterval); \(oldValue) is kept.")
            frameInterval = oldValue
        }
    }

    private var time: TimeInterval = 0
    private var isAdvancing = false

    /// A clock that stands at 0.
    public override init() { super.init() }

    public override var now: TimeInterval { time }

    /// How many frames one call of `advance` makes at most.
    private static let frameLimit = 36_000.0

    /// Lets `seconds` go by: updates what is dirty, then makes a frame every `frameInterval`, and one at the end.
    ///
    /// No frames are made while nothing is animated. If there were more than 36,000 to make, they lie further apart.
    /// What is negative or not finite is reported and ignored, as is a call from within a frame.
    public func advance(by seconds: TimeInterval) {
        guard seconds >= 0, seconds < .infinity else {
            return AnimationInput.report("A clock can be advanced by 0 seconds or more, not \(seconds).")
        }
        if isAdvancing { return AnimationInput.report("A clock was advanced from within a frame of its own.") }
        isAdvancing = true
        defer { isAdvancing = false }
        UpdateQueue.shared.flush()
        let start = time
        let count = min((seconds / frameInterval - 1e-6).rounded(.up), Self.frameLimit)
        let interval = count < Self.frameLimit ? frameInterval : seconds / Self.frameLimit
        var index = 1.0
        while index < count, isAnimating {
            time = start + index * interval
            frame(at: time)
            index += 1
        }
        time = start + seconds
        if isAnimating { frame(at: time) }
    }
}
