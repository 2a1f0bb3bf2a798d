import Foundation
import Motion
import BridgedEnvironment

/// The progress of an animator in time.
extension UIViewPropertyAnimator {
    enum Course {
        /// By its timing from 0 to 1, or back.
        case whole
        /// From where it was at a fraction to an end, by a timing of its own.
        case rest(from: Double, to: Double, AnimatorTiming)
    }

    /// Where it goes.
    private var goal: Double { isReversed ? 0 : 1 }

    /// The share of the whole time at which changes begin that are added now.
    func delay(for factor: Double) -> Double {
        if isScrubbed { return fraction + factor * (1 - fraction) }
        switch course {
        case .whole: return time + factor * (1 - time)
        case .rest(let from, _, _): return from + (time + factor * (1 - time)) * (1 - from)
        }
    }

    /// Goes on from here, some seconds later.
    func run(after seconds: TimeInterval = 0) {
        isRunning = true
        clock = animations.lazy.flatMap(\.entries).compactMap(\.view).first?.clock ?? .current
        base = time
        start = clock.now + seconds
        let caller = FrameCaller { [self] _ in
            step()
            return isRunning
        }
        self.caller = caller
        clock.driver.add(caller)
    }

    /// Does not go on by itself.
    func halt() {
        isRunning = false
        if let caller { clock.driver.remove(caller) }
        caller = nil
    }

    /// Is where it should be now, if it runs. Does not end.
    func catchUp() {
        if isRunning { _ = move() }
    }

    private func step() {
        if !move() { return }
        let position: UIViewAnimatingPosition = isReversed ? .start : .end
        halt()
        if pausesOnCompletion { return hold() }
        finish(at: position, isLater: true)
    }

    /// Moves every value to where it is at this time. Returns whether that is the end.
    private func move() -> Bool {
        let elapsed = max(0, clock.now - start)
        var isOver: Bool
        switch course {
        case .whole:
            let share = timing.duration > 0 ? elapsed / timing.duration : 1
            time = min(max(isReversed ? base - share : base + share, 0), 1)
            isOver = time == goal
            follow()
        case .rest(let from, let goal, let timing):
            time = timing.duration > 0 ? min(base + elapsed / timing.duration, 1) : 1
            isOver = time == 1
            for block in blocks { block.travel(to: goal, timing, at: time, from: from) }
            fraction = from + (goal - from) * Self.inside(timing.share(at: time).x)
        }
        if elapsed == 0, clock.now < start { isOver = false }
        show()
        return isOver
    }

    /// Is where the timing leads at this time of the whole.
    private func follow() {
        for block in blocks { block.follow(timing, at: time) }
        fraction = scrubsLinearly ? Self.inside(timing.share(at: time).x) : time
    }

    private static func inside(_ share: Double) -> Double { min(max(share, 0), 1) }

    /// Shows the values.
    func show() {
        for value in values { value.advance(on: clock) }
    }

    /// The values it moves, each once.
    private var values: [any DrivenValue] {
        var seen: Set<ObjectIdentifier> = []
        return animations.flatMap(\.entries).map(\.value).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Stands still, ready to be moved by hand.
    func hold() {
        for block in blocks { block.hold(at: fraction) }
    }

    /// Is at a fraction of the whole, moved by hand.
    func scrub(to new: Double) {
        fraction = new
        if scrubsLinearly {
            isScrubbed = true
            for block in blocks { block.scrub(to: new) }
        } else {
            (course, time, isScrubbed) = (.whole, new, false)
            follow()
        }
        show()
    }

    /// Goes on to where it goes after it has stood still.
    func resume() {
        var isSame = !isScrubbed
        if case .rest(_, let end, _) = course, end != goal { isSame = false }
        if isSame { run() } else { depart(with: nil, in: 0) }
    }

    /// Continues to its end with another timing, in so many durations; 0 for the rest of one.
    func depart(with parameters: (any UITimingCurveProvider)?, in factor: Double) {
        let left = duration * (isReversed ? fraction : 1 - fraction)
        let seconds = factor > 0 ? factor * duration : left
        let provider = parameters ?? timingParameters
        let timing =
            provider.map { AnimatorTiming($0, in: seconds) } ?? AnimatorTiming(duration: seconds, curve: .easeInOut)
        course = .rest(from: fraction, to: goal, timing)
        (time, isScrubbed) = (0, false)
        for block in blocks { block.depart() }
        run()
    }

    /// Goes on the other way.
    func turnRound() {
        let wait = max(0, start - clock.now)
        if case .rest = course {
            halt()
            return depart(with: nil, in: 0)
        }
        base = time
        start = clock.now + wait
    }

    /// Is at the end from which it starts.
    func begin() {
        time = isReversed ? 1 : 0
        follow()
        show()
    }

    /// Whether there is anything to move.
    var movesNothing: Bool { animations.allSatisfy { $0.entries.isEmpty } }

    /// Puts the values where they are to be, and is over.
    func finish(at position: UIViewAnimatingPosition, isLater: Bool) {
        settle(at: position)
        let due = completions
        completions = []
        if isLater {
            AnimationCompletions.shared.add(due.map { completion in { completion(position) } })
        } else {
            for completion in due { completion(position) }
        }
    }

    /// Puts the values where they are to be.
    func settle(at position: UIViewAnimatingPosition) {
        let entries = animations.flatMap(\.entries)
        // Set in turn, the first value of each is the last one.
        let wanted: [(UIView, MovableValue)] = entries.reversed().compactMap { entry in
            guard position != .end, let view = entry.view else { return nil }
            return (view, position == .start ? entry.before : entry.before.shown(by: view))
        }
        for block in blocks { block.end() }
        show()
        (animations, blocks, state) = ([], [], .inactive)
        ViewAnimation.suspend { for (view, value) in wanted { value.set(on: view) } }
    }
}
