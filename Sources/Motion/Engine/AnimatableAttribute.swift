import LayoutEngine
import BridgedEnvironment

/// A value that moves to its target.
///
/// The owner sets targets, reads `presented`, is called at each step through `onStep`, and calls `stop()` before it
/// is released: while the value moves, its clock retains it.
@MainActor package final class AnimatableAttribute<Value: VectorArithmetic>: AnimatedItem {
    /// One animation that is running, or one that was taken over and of which only the logical end is awaited.
    private struct Run {
        var animation: Animation
        /// From the target before to the one it moves to.
        var interval: Value
        let start: Double
        var context: AnimationContext<Value>
        /// The trackers that wait for the logical end of the animation.
        var trackers: [AnimationTracker]
        /// Whether the steps are only taken when the owner calls for them.
        var isDriven = false
        var hasEnded = false
    }

    /// Where the value goes.
    package private(set) var target: Value
    /// Where it is.
    package private(set) var presented: Value
    /// Called after each step of a frame, with `presented` moved on.
    package var onStep: () -> Void = {}

    /// The animations of the value that were put aside for a temporary layout.
    private struct Held {
        var target: Value
        var presented: Value
        var runs: [Run]
        var overtaken: [Run]
        var removalTrackers: [AnimationTracker]
    }

    private var held: Held?
    private var runs: [Run] = []
    private var overtaken: [Run] = []
    /// The trackers that wait until nothing moves.
    private var removalTrackers: [AnimationTracker] = []

    /// More animations than these on one value are brought together in one, so that a frame costs no more.
    private static var runLimit: Int { 16 }

    /// A value at rest.
    package init(_ value: Value) {
        target = value
        presented = value
    }

    /// Whether the value moves.
    package var isAnimating: Bool { !runs.isEmpty }

    /// Whether the value is at rest and nothing is to move it later.
    package var isIdle: Bool { runs.isEmpty && held == nil }

    /// Gives the value another target, to move to or, without an animation, to be at.
    ///
    /// A distance that is no finite number is not animated.
    /// - Parameters:
    ///   - surroundings: The environment of the value, for custom animations.
    ///   - trackers: Told of the animation that begins, if one does.
    ///   - replaces: Whether running animations end and the value goes on from where it is, instead of both running.
    ///   - goesRound: Whether the value may leave a target and come back to it.
    ///   - isDriven: Whether the animation's steps are only taken when `advance(on:)` is called.
    ///   - clock: The clock of the tree in which the value is used.
    package func retarget(
        to new: Value, animation: Animation?, surroundings: PropertyMap = .empty,
        trackers: [AnimationTracker] = [], replaces: Bool = false, goesRound: Bool = false, isDriven: Bool = false,
        clock: AnimationClock
    ) {
        if new == target, !goesRound, !(replaces && isAnimating) { return }
        if PassingLayout.isInProgress { return pass(to: new) }
        let time = clock.now
        if isAnimating { advance(to: time) }
        if replaces { interruptAll() }
        let interval = replaces ? new - presented : new - target
        guard let animation, interval.magnitudeSquared.isFinite else { return jump(to: new) }
        for tracker in trackers { tracker.animationDidBegin() }
        removalTrackers += trackers
        let run = Run(
            animation: animation, interval: interval, start: time,
            context: AnimationContext(surroundings: surroundings), trackers: trackers, isDriven: isDriven)
        if !takeOver(with: run, at: time) { begin(run, to: new) }
        target = new
        advance(to: time)
        if needsFrames { clock.driver.add(self) }
    }

    /// Whether an animation runs that is not driven from outside.
    private var needsFrames: Bool { runs.contains { !$0.isDriven } }

    /// Gives the value another target without an animation, while running animations go on: the value jumps as far as
    /// its target does.
    package func shift(to new: Value) {
        if new == target { return }
        if PassingLayout.isInProgress { return pass(to: new) }
        presented += new - target
        target = new
        if !isAnimating { presented = new }
    }

    /// Takes a step now, for an animation that is driven.
    package func advance(on clock: AnimationClock) {
        if !isAnimating || held != nil { return }
        advance(to: clock.now)
        onStep()
    }

    /// Interrupts all animations, without going to their end.
    private func interruptAll() {
        for index in runs.indices { interrupt(&runs[index]) }
        runs = []
        for index in overtaken.indices { interrupt(&overtaken[index]) }
        overtaken = []
    }

    /// Puts the value at a target. Running animations end.
    package func jump(to new: Value) {
        if PassingLayout.isInProgress { return pass(to: new) }
        target = new
        stop()
    }

    /// Shows a target in a temporary layout. Once the value has its target again, its animations go on as if nothing
    /// had been; they are over if another target remains.
    private func pass(to new: Value) {
        if held == nil, isAnimating {
            held = Held(
                target: target, presented: presented, runs: runs, overtaken: overtaken,
                removalTrackers: removalTrackers)
            (runs, overtaken, removalTrackers) = ([], [], [])
            PassingLayout.atEnd { [self] in if held != nil { stop() } }
        }
        (target, presented) = (new, new)
        guard let held, held.target == new else { return }
        takeBack(held)
        presented = held.presented
    }

    private func takeBack(_ held: Held) {
        (runs, overtaken, removalTrackers) = (held.runs, held.overtaken, held.removalTrackers)
        self.held = nil
    }

    /// Puts the value at its target. Running animations end.
    package func stop() {
        if let held { takeBack(held) }
        for index in runs.indices { interrupt(&runs[index]) }
        runs = []
        settle()
    }

    package override func frame(at time: Double) -> Bool {
        advance(to: time)
        onStep()
        return needsFrames
    }

    /// Lets another animation continue the newest one, if that agrees.
    private func takeOver(with run: Run, at time: Double) -> Bool {
        guard var last = runs.last else { return false }
        let elapsed = time - last.start
        var context = last.context
        if !run.animation.shouldMerge(
            previous: last.animation, value: last.interval, time: elapsed, context: &context)
        {
            return false
        }
        // Trackers of the logical end of the one before are told when it would have come.
        if !last.trackers.isEmpty { overtaken.append(last) }
        if overtaken.count > Self.runLimit { complete(&overtaken[0]) }
        overtaken.removeAll { $0.trackers.isEmpty }
        context.isLogicallyComplete = false
        last.animation = run.animation
        last.interval += run.interval
        last.context = context
        last.trackers = run.trackers
        runs[runs.count - 1] = last
        return true
    }

    /// Adds an animation to those running. It replaces them if they would never end, or are too many.
    private func begin(_ run: Run, to new: Value) {
        var run = run
        let isEndless = runs.contains { $0.animation.length == .infinity }
        if isEndless || runs.count == Self.runLimit {
            for index in runs.indices { interrupt(&runs[index]) }
            runs = []
            run.interval = new - presented
        }
        runs.append(run)
    }

    /// Works out where the value is, and which animations have ended.
    private func advance(to time: Double) {
        var value = target
        for index in runs.indices {
            let elapsed = max(0, time - runs[index].start)
            let interval = runs[index].interval
            let moved = runs[index].animation.animate(
                value: interval, time: elapsed, context: &runs[index].context)
            if let moved, isSound(moved, runs[index].animation) {
                value += moved - interval
                if runs[index].context.isLogicallyComplete { complete(&runs[index]) }
            } else {
                complete(&runs[index])
                runs[index].hasEnded = true
            }
        }
        runs.removeAll { $0.hasEnded }
        for index in overtaken.indices {
            let elapsed = max(0, time - overtaken[index].start)
            let moved = overtaken[index].animation.animate(
                value: overtaken[index].interval, time: elapsed, context: &overtaken[index].context)
            if moved == nil || overtaken[index].context.isLogicallyComplete { complete(&overtaken[index]) }
        }
        overtaken.removeAll { $0.trackers.isEmpty }
        if runs.isEmpty { settle() } else { presented = value }
    }

    private func isSound(_ value: Value, _ animation: Animation) -> Bool {
        if value.magnitudeSquared.isFinite { return true }
        AnimationInput.report("\(animation) answered a value that is not finite; it is over.")
        return false
    }

    private func interrupt(_ run: inout Run) {
        for tracker in run.trackers { tracker.animationWasInterrupted() }
        complete(&run)
    }

    private func complete(_ run: inout Run) {
        let trackers = run.trackers
        run.trackers = []
        for tracker in trackers { tracker.animationDidComplete() }
    }

    /// Nothing moves any more.
    private func settle() {
        presented = target
        for index in overtaken.indices { complete(&overtaken[index]) }
        overtaken = []
        let trackers = removalTrackers
        removalTrackers = []
        for tracker in trackers { tracker.animationWasRemoved() }
        driver?.remove(self)
    }
}

/// A value with movements whose steps are driven from outside.
@MainActor package protocol DrivenValue: AnyObject {
    /// Takes a step now.
    func advance(on clock: AnimationClock)
}

extension AnimatableAttribute: DrivenValue {}
