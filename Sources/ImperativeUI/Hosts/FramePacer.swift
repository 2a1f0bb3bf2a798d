/// The times at which a host shows frames: at the end of a turn of the main actor, at most sixty a second, and only while
/// the host can take one.
@MainActor package final class FramePacer {
    private static let interval = Duration.milliseconds(16)

    private let canShow: () -> Bool
    private let show: () -> Void
    private var isScheduled = false
    /// Whether a frame is due that was not shown.
    package private(set) var isDue = false
    /// The time of the last frame.
    package private(set) var lastTime = ContinuousClock.now - .seconds(1)

    /// Creates a pacer.
    ///
    /// - Parameters:
    ///   - canShow: Returns whether the host can take a frame. A host that could not calls ``goOn()`` once it can.
    ///   - show: Shows the current frame.
    package init(canShow: @escaping () -> Bool, show: @escaping () -> Void) {
        (self.canShow, self.show) = (canShow, show)
    }

    /// Notes that a frame is due, and schedules it.
    package func frameIsDue() {
        isDue = true
        goOn()
    }

    /// Schedules the frame that is due, if the host can take it.
    package func goOn() {
        if isScheduled || !isDue || !canShow() { return }
        isScheduled = true
        let next = lastTime + Self.interval
        Task { [weak self] in
            if next > .now { try? await Task.sleep(until: next, clock: .continuous) }
            guard let self else { return }
            isScheduled = false
            showNow()
        }
    }

    /// Shows the frame that is due, if the host can take it.
    package func showNow() {
        guard isDue, canShow() else { return }
        isDue = false
        lastTime = .now
        show()
    }
}
