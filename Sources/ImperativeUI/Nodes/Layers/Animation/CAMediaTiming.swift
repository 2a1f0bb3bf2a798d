import Foundation
import Motion

/// A time or a number of seconds.
public typealias CFTimeInterval = Double

/// The timing of animations and layers: how their time follows from that around them.
///
/// The time around is multiplied by the speed from `beginTime` on. Layers pass their time on to their animations and
/// sublayers; animations of groups are in the group's time.
public protocol CAMediaTiming {
    /// The begin, in seconds of the time around; 0 by default, which for an animation that is added is now.
    var beginTime: CFTimeInterval { get set }
    /// The seconds of one run; 0, the default, for those of the transaction.
    var duration: CFTimeInterval { get set }
    /// The speed relative to the time around; 1 by default. At 0, time stands still.
    var speed: Float { get set }
    /// The seconds by which the time is ahead; 0 by default.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs, also with a fraction; 0, the default, for one.
    var repeatCount: Float { get set }
    /// The seconds for which runs are repeated; 0, the default, where the number of runs counts.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run is followed by one backwards; `false` by default.
    var autoreverses: Bool { get set }
    /// What is shown before the begin and after the end; `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before its begin and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// After the end, its last value, for as long as the animation is not removed.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Before the begin, its first value.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// The layer's own value.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var isBackwards: Bool { self == .backwards || self == .both }
    var isForwards: Bool { self == .forwards || self == .both }
}

/// The current time in seconds: that of the clock that is current, by which animations go.
@MainActor @preconcurrency public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.current.now }

/// The values of a timing.
struct LayerTiming: Equatable {
    var beginTime = 0.0
    var duration = 0.0
    var speed: Float = 1
    var timeOffset = 0.0
    var repeatCount: Float = 0
    var repeatDuration = 0.0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// A moment of an animation.
    struct Moment {
        /// The seconds from the start of a run.
        var time: Double
        /// The number of runs before.
        var run: Double
        /// Whether the animation is over.
        var isOver: Bool
    }

    /// The seconds of all runs together, in the time around.
    func length(of run: Double) -> Double {
        if speed == 0 { return .infinity }
        let runs = repeatCount > 0 && !repeatCount.isNaN ? Double(repeatCount) : 1
        let own = repeatDuration > 0 ? repeatDuration : run * (autoreverses ? 2 : 1) * runs
        return own / Double(abs(speed))
    }

    /// Returns where the animation is at a time around; `nil` if it shows nothing then.
    ///
    /// - Parameter run: The seconds of one run.
    func moment(at time: Double, from begin: Double, run: Double) -> Moment? {
        let elapsed = time - begin
        let length = length(of: run)
        if elapsed < 0, !fillMode.isBackwards { return nil }
        let isOver = elapsed >= length
        if isOver, !fillMode.isForwards { return nil }
        let cycle = run * (autoreverses ? 2 : 1)
        guard cycle > 0 else { return Moment(time: run, run: 0, isOver: isOver) }
        var position = min(max(elapsed, 0), length) * Double(abs(speed))
        if speed == 0 { position = 0 }
        if speed < 0 { position = -position }
        position += timeOffset
        var index = (position / cycle).rounded(.down)
        // The end of the last run is not the start of another one.
        if position == index * cycle, (isOver && speed > 0 && position > 0) || (speed < 0 && !isOver) { index -= 1 }
        var inside = position - index * cycle
        if inside > run { inside = cycle - inside }
        return Moment(time: inside, run: max(0, index), isOver: isOver)
    }
}
