import Foundation

/// Content of a row beside which buttons are shown when the row is swiped away from an edge.
@MainActor package protocol SwipedContent: AnyObject {
    /// Returns whether there are buttons at an edge, the leading or the trailing one.
    func hasSwipeButtons(atLeading isLeading: Bool) -> Bool
    /// Returns the buttons at an edge; `nil` where there are none.
    ///
    /// - Parameters:
    ///   - isLeading: Whether the edge is the leading one.
    ///   - close: Puts the row back.
    func makeSwipeButtons(atLeading isLeading: Bool, close: @escaping @MainActor () -> Void) -> (any SwipeButtons)?
    /// The actions of the buttons at both edges, told without showing them.
    var toldSwipeActions: [(name: String, run: () -> Bool)] { get }
}

/// A view with the buttons beside a swiped row.
@MainActor package protocol SwipeButtons: UIView {
    /// Whether a swipe across the whole row performs the action of the first button.
    var allowsFullSwipe: Bool { get }
    /// Returns how wide the buttons are together at a height.
    func width(forHeight height: CGFloat) -> CGFloat
    /// Performs the action of the first button. Returns whether it did something.
    func performFirst() -> Bool
}
