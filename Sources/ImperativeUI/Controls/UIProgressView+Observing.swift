import Foundation
import BridgedEnvironment

/// The progress that a progress bar follows.
@MainActor final class ObservedProgress {
    let progress: Progress
    private let alarm = PollingAlarm()

    init(_ progress: Progress) { self.progress = progress }

    /// The part that is done.
    var share: Float { Float(progress.fractionCompleted) }

    /// Begins to look. Foundation reports no changes of a progress here.
    func begin(on clock: WakingClock, _ show: @escaping @MainActor (Float) -> Void) {
        show(share)
        if progress.isFinished { return }
        alarm.begin(on: clock) { [weak self] in
            guard let self else { return false }
            show(share)
            return !progress.isFinished
        }
    }

    func end() { alarm.end() }
}
