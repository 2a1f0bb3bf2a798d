import Foundation

/// A feedback generator that communicates a change of selection.
@MainActor @preconcurrency open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback for a change of selection.
    open func selectionChanged() { play(.selection) }

    /// Plays the feedback for a change of selection at a point of the view.
    public final func selectionChanged(at location: CGPoint) { selectionChanged() }
}
