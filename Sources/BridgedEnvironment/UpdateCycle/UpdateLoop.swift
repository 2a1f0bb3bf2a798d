/// A custom loop that performs updates, such as that of a game or a device.
///
/// Without a loop, updates take place in tasks of the main actor. A loop is notified when an update is due, and
/// performs it at a moment of its choice.
///
/// ```swift
/// let loop = UpdateLoop { isFrameNeeded = true }
/// while isRunning {
///     waitForEvents()
///     loop.update()
///     drawFrame()
/// }
/// ```
///
/// The next update includes all changes that other threads have made, whether the loop was notified of them or not.
@MainActor public final class UpdateLoop {
    private let onDue: () -> Void
    private var isAnnounced = false

    /// Creates a loop, which lasts as long as the object.
    ///
    /// - Parameter onDue: Called when the first change since the last update is made.
    public init(onDue: @escaping () -> Void) {
        self.onDue = onDue
        UpdateQueue.shared.add(self)
    }

    /// A Boolean value that indicates whether an update is due.
    public var isDue: Bool { UpdateQueue.shared.hasWork }

    /// Performs the update that is due. Costs next to nothing if none is.
    public func update() { UpdateQueue.shared.flush() }

    func announce() {
        if isAnnounced { return }
        isAnnounced = true
        onDue()
    }

    func updateIsOver() { isAnnounced = false }
}
