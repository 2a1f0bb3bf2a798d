import BridgedEnvironment

/// Counts the animations that begin under one transaction, and calls the completion handlers when they have ended.
@MainActor package final class AnimationTracker {
    private struct Waiting {
        var running = 0
        var completions: [() -> Void] = []
    }

    private var logical = Waiting()
    private var removal = Waiting()
    private var isSealed = false
    /// Whether an animation has ended before its end.
    package private(set) var wasInterrupted = false

    package nonisolated init() {}

    /// Whether an animation that began has not come to its logical end.
    package var isRunning: Bool { logical.running > 0 }

    /// Adds something to do, once, when the animations have ended in the sense of `criteria`.
    package func addCompletion(_ criteria: AnimationCompletionCriteria, _ completion: @escaping () -> Void) {
        if criteria == .removed {
            removal.completions.append(completion)
        } else {
            logical.completions.append(completion)
        }
        if isSealed { finishIfDone() }
    }

    /// An animation begins.
    package func animationDidBegin() {
        logical.running += 1
        removal.running += 1
    }

    /// An animation that began is about to end before its end.
    package func animationWasInterrupted() { wasInterrupted = true }

    /// An animation that began has come to its logical end.
    package func animationDidComplete() {
        logical.running -= 1
        finishIfDone()
    }

    /// An animation that began has ended.
    package func animationWasRemoved() {
        removal.running -= 1
        finishIfDone()
    }

    /// Declares that no other animation will begin. If none is running, the completion handlers are called now.
    package func seal() {
        isSealed = true
        finishIfDone()
    }

    private func finishIfDone() {
        if !isSealed { return }
        if logical.running == 0, !logical.completions.isEmpty {
            AnimationCompletions.shared.add(logical.completions)
            logical.completions = []
        }
        if removal.running == 0, !removal.completions.isEmpty {
            AnimationCompletions.shared.add(removal.completions)
            removal.completions = []
        }
    }
}

/// The completions that are due. They run after all else in an update, in the order they became due.
@MainActor package final class AnimationCompletions: UpdateParticipant {
    package static let shared = AnimationCompletions()

    package var queuedPhases = UpdateQueue.PhaseSet()
    private var due: [() -> Void] = []
    private var unsealed: [AnimationTracker] = []

    /// Seals a tracker when the update in progress, or else the next one, has shown all that was changed until then.
    package func sealLater(_ tracker: AnimationTracker) {
        unsealed.append(tracker)
        UpdateQueue.shared.enqueue(self, in: .callbacks)
    }

    package func add(_ completions: [() -> Void]) {
        due += completions
        UpdateQueue.shared.enqueue(self, in: .callbacks)
    }

    package func performUpdate(in phase: UpdateQueue.Phase) {
        let trackers = unsealed
        unsealed = []
        for tracker in trackers { tracker.seal() }
        let now = due
        due = []
        for completion in now { completion() }
    }

    package var updateLabel: String { "animation completions" }
}
