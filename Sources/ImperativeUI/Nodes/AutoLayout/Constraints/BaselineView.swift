import Foundation

/// A view with lines of text.
@MainActor protocol BaselineView: UIView {
    /// Returns the distance in points from the top to the first baseline, in a view of the given height.
    func firstBaseline(inHeight height: CGFloat) -> CGFloat
    /// Returns the distance in points from the bottom to the last baseline, in a view of the given height.
    func lastBaseline(inHeight height: CGFloat) -> CGFloat
}
