import Foundation

/// Lets people feel how a task has ended.
@MainActor @preconcurrency open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How a task has ended.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success = 0
        /// With a warning.
        case warning = 1
        /// It has failed.
        case error = 2
    }

    /// Tells how a task has ended.
    open func notificationOccurred(_ notificationType: FeedbackType) {
        switch notificationType {
        case .success: play(.success)
        case .warning: play(.warning)
        case .error: play(.error)
        }
    }

    /// Tells how a task at a point of the view has ended.
    public final func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        notificationOccurred(notificationType)
    }
}
