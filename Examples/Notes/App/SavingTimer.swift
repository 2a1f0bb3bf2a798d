import Foundation

/// Calls somebody once, after a while. A test has one of its own, which it moves on.
@MainActor protocol SavingTimer {
    /// Calls after a number of seconds, unless this is called again before.
    func wait(_ seconds: TimeInterval, then action: @escaping @MainActor () -> Void)
}

/// The timer of the main run loop.
@MainActor final class RunLoopTimer: SavingTimer {
    private var timer: Timer?

    func wait(_ seconds: TimeInterval, then action: @escaping @MainActor () -> Void) {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
            // The main run loop calls it.
            MainActor.assumeIsolated { action() }
        }
    }
}
