import Foundation
import LayoutEngine

/// What an effect does to symbols. Used by the framework only.
public struct _SymbolMotion: Sendable {
    enum Kind: Sendable {
        /// Goes through poses and back to none.
        case cycle([Step])
        /// Stays in a pose while it is active.
        case pose(SymbolPose)
        /// Is in a pose until it is active.
        case poseBefore(SymbolPose)
    }

    /// A pose on the way, and the seconds to it.
    struct Step: Sendable {
        let pose: SymbolPose
        let duration: Double
        var isSudden = false
    }

    let kind: Kind

    static func pose(_ change: (inout SymbolPose) -> Void) -> SymbolPose {
        var pose = SymbolPose()
        change(&pose)
        return pose
    }

    /// A motion through poses that are equally long apart, back to none.
    static func cycle(_ duration: Double, _ changes: [(inout SymbolPose) -> Void]) -> _SymbolMotion {
        let poses = changes.map { pose($0) } + [SymbolPose()]
        let each = duration / Double(poses.count)
        return _SymbolMotion(kind: .cycle(poses.map { Step(pose: $0, duration: each) }))
    }

    /// The pose while the effect is active or not, for one that stays in a pose; `nil` for one that moves.
    func pose(isActive: Bool) -> SymbolPose? {
        switch kind {
        case .cycle: nil
        case .pose(let pose): isActive ? pose : SymbolPose()
        case .poseBefore(let pose): isActive ? SymbolPose() : pose
        }
    }

    /// The poses of one run, of as many as the options tell.
    func steps(_ options: SymbolEffectOptions, isLooping: Bool) -> [Step] {
        guard case .cycle(let steps) = kind else { return [] }
        var run = steps.map { Step(pose: $0.pose, duration: $0.duration / options.rate, isSudden: $0.isSudden) }
        if options.delay > 0, let last = run.last { run.append(Step(pose: last.pose, duration: options.delay)) }
        var count = 1
        if !isLooping, case .times(let times) = options.count { count = min(times, 1_000) }
        return Array(repeatElement(run, count: count).joined())
    }
}

/// The keyframes of a motion.
struct SymbolKeyframes: KeyframeTrackContent {
    let steps: [_SymbolMotion.Step]

    var body: _KeyframeRow<SymbolPose> {
        _KeyframeRow(
            steps.map { step in
                KeyframeSegment(
                    step.pose, duration: step.isSudden ? 0 : step.duration,
                    step.isSudden ? .move : .cubic(start: nil, end: nil))
            })
    }
}
