import Motion
import BridgedEnvironment

/// Runs `body` and animates the changes it makes. `nil` makes the changes immediate.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(\.animation, animation, body)
}

/// Runs `body` and animates the changes it makes.
///
/// Calls `completion` once, on the main actor, after the update in which the resulting animations have ended, or
/// after the next update if no animation began.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try transaction.perform(body)
}

extension Transaction {
    /// Adds a closure to call when the animations of this transaction have ended.
    ///
    /// `completion` is called once, on the main actor, after the update in which the animations that begin under this
    /// transaction have ended, or after the next update if none has begun by then.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        let tracker = AnimationTracker()
        let waiting = Waiting(tracker: tracker, completion: completion)
        MainContext.runNowOrSoon {
            waiting.tracker.addCompletion(criteria, waiting.completion)
            AnimationCompletions.shared.sealLater(waiting.tracker)
        }
        trackers.append(tracker)
    }

    // Handed over to the main actor once; `completion` is not called anywhere else.
    private struct Waiting: @unchecked Sendable {
        let tracker: AnimationTracker
        let completion: () -> Void
    }
}
