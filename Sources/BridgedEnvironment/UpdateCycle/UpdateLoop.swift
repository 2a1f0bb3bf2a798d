/// A loop of one's own that performs updates, such as that of a game or a device.
///
/// Without one, updates take place in tasks of the main actor. A loop need not wait for these: it hears when something
/// is due, and performs the update when it wants to.
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
/// Changes that other threads have made are part of the next update, whether they were announced or not.
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

    /// Whether an update has something to do.
    public var isDue: Bool { UpdateQueue.shared.hasWork }

    /// Performs everything that is due. Costs next to nothing if that is nothing.
    public func update() { UpdateQueue.shared.flush() }

    func announce() {
        if isAnnounced { return }
        isAnnounced = true
        onDue()
    }

    func updateIsOver() { isAnnounced = false }
}
