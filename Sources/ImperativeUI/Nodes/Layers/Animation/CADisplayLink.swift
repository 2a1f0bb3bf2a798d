import Foundation
import Motion

/// A timer that calls a method in each frame of the clock.
///
/// It goes by the clock that is current when it is added to a run loop: in an application, that of its host. While it
/// is not paused, frames are made. It retains its target until it is invalidated.
@MainActor @preconcurrency public final class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var clock: AnimationClock?
    private var frames: FrameCaller?
    private var lastCall: Double?

    /// Creates a link that calls the method of a selector, which may take the link. Add it to a run loop to start it.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    /// Starts the link. Frames are made on the main run loop, in all its modes; with any other run loop it traps.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        precondition(
            runloop === RunLoop.main || runloop === RunLoop.current,
            "A display link runs on the main run loop, where its frames are made, not on \(runloop). Pass RunLoop.main."
        )
        guard target != nil else { return }
        clock = .current
        resume()
    }

    /// Stops the link, as ``invalidate()`` does but so that it can be added again.
    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        stop()
        clock = nil
    }

    /// Stops the link for good, and releases its target.
    public func invalidate() {
        stop()
        (clock, target) = (nil, nil)
    }

    /// A Boolean value that indicates whether the link calls nothing for now; `false` by default. Paused links make no
    /// frames.
    public var isPaused = false {
        didSet { if isPaused { stop() } else { resume() } }
    }

    /// The time of the frame, in seconds; 0 before the first one.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame, in seconds.
    public var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// The seconds between two frames of the clock.
    public var duration: CFTimeInterval { Self.frame }

    /// The frames a second at which calls are wanted; 0, the default, for all. Calls come at the nearest frames.
    public var preferredFramesPerSecond = 0
    /// The range of frames a second at which calls are wanted; by default all frames.
    public var preferredFrameRateRange = CAFrameRateRange.default

    private static let frame = 1.0 / 60

    /// The seconds between two calls.
    private var interval: Double {
        let range = preferredFrameRateRange
        let wanted = Double(range.preferred ?? (range.maximum > 0 ? range.maximum : 0))
        let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : wanted
        return rate > 0 ? max(1 / rate, Self.frame) : Self.frame
    }

    private func resume() {
        guard let clock, !isPaused, target != nil else { return }
        lastCall = nil
        // The link lives on while it runs, as the clock is what calls it.
        let caller = frames ?? FrameCaller { [self] time in call(at: time) }
        frames = caller
        clock.driver.add(caller)
    }

    private func stop() {
        if let frames { frames.driver?.remove(frames) }
        frames = nil
    }

    /// Calls the method if it is time. Returns whether more calls are to come.
    private func call(at time: Double) -> Bool {
        guard let target else { return false }
        // A frame that comes a little early counts.
        if let lastCall, time - lastCall < interval - Self.frame / 2, interval > Self.frame { return true }
        lastCall = time
        timestamp = time
        selector.call(on: target, with: [self], from: "A display link")
        return frames != nil
    }
}

/// A range of frames a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The least number.
    public var minimum: Float
    /// The greatest number.
    public var maximum: Float
    /// The number that is wanted most; `nil` for the greatest.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }

    /// All frames.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
