import Foundation

/// Lets people feel that another value is selected.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Tells that another value is selected.
    open func selectionChanged() { play(.selection) }

    /// Tells that another value is selected at a point of the view.
    public final func selectionChanged(at location: CGPoint) { selectionChanged() }
}
