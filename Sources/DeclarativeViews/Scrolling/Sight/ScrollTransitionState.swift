import Foundation
import Motion

/// How far a view is from being as it is in sight.
struct ScrollTransitionState: Equatable {
    /// The phase that it comes from, or goes to.
    var phase = ScrollTransitionPhase.identity
    /// The share of the phase's effects that applies, from 0 to 1. A curve may lead further.
    var share = 0.0
}

/// How a view changes at both ends of the visible part.
struct ScrollTransitionRule {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration

    /// Ways that differ by less are the same, in points.
    private static var tolerance: CGFloat { 0.01 }

    /// Returns how far a view is in its transition.
    ///
    /// - Parameters:
    ///   - start: The start of the view, in points from the start of the visible part.
    ///   - length: The length of the view.
    ///   - room: The length of the visible part.
    func state(start: CGFloat, length: CGFloat, in room: CGFloat) -> ScrollTransitionState {
        guard start.isFinite, length.isFinite, room.isFinite else { return ScrollTransitionState() }
        let before = Self.progress(start + length, by: topLeading, length, room)
        let after = Self.progress(room - start, by: bottomTrailing, length, room)
        if before >= 1, after >= 1 { return ScrollTransitionState() }
        let isAtStart = before <= after
        let configuration = isAtStart ? topLeading : bottomTrailing
        let phase: ScrollTransitionPhase = isAtStart ? .topLeading : .bottomTrailing
        switch configuration.kind {
        case .identity: return ScrollTransitionState()
        case .animated: return ScrollTransitionState(phase: phase, share: 1)
        case .interactive(let curve):
            return ScrollTransitionState(phase: phase, share: 1 - curve.value(at: min(before, after)))
        }
    }

    /// How far a view has come from just out of sight, at 0, to a threshold, at 1.
    private static func progress(
        _ way: CGFloat, by configuration: ScrollTransitionConfiguration, _ length: CGFloat, _ room: CGFloat
    ) -> Double {
        if case .identity = configuration.kind { return 1 }
        let limit = configuration.limit.way(of: length, in: room)
        if way >= limit - tolerance { return 1 }
        return limit > 0 ? min(max(way / limit, 0), 1) : 0
    }

    /// How far out of sight a view before the start, or after the end, still changes, in points.
    func reach(of length: CGFloat, in room: CGFloat) -> (before: CGFloat, after: CGFloat) {
        func reach(_ configuration: ScrollTransitionConfiguration) -> CGFloat {
            let reach = max(0, -configuration.limit.way(of: length, in: room))
            return reach.isFinite ? reach : 0
        }
        return (reach(topLeading), reach(bottomTrailing))
    }

    /// Returns the animation from one phase to another; `nil` to change at once.
    func animation(from old: ScrollTransitionPhase, to new: ScrollTransitionPhase) -> Animation? {
        if old == new { return nil }
        let end = new == .identity ? old : new
        guard case .animated(let animation) = (end == .topLeading ? topLeading : bottomTrailing).kind else {
            return nil
        }
        return animation
    }
}
