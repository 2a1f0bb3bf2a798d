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
    /// Whether one of the buttons at the trailing edge destroys something, so that the Delete keys show them.
    var hasDestructiveSwipeButton: Bool { get }
    /// The actions of the buttons at both edges, told without showing them.
    var toldSwipeActions: [(name: String, run: () -> Bool)] { get }
}

extension SwipedContent {
    package var hasDestructiveSwipeButton: Bool { false }
}

/// A view with the buttons beside a swiped row.
@MainActor package protocol SwipeButtons: UIView {
    /// Whether a swipe across the whole row performs the action of the first button.
    var allowsFullSwipe: Bool { get }
    /// Returns how wide the buttons are together at a height.
    func width(forHeight height: CGFloat) -> CGFloat
    /// Performs the action of the first button. Returns whether the row can be put back by now.
    func performFirst() -> Bool
    /// The first button, to which keys that show the buttons move the focus; `nil` if it stays where it is.
    var firstButton: UIView? { get }
}

extension SwipeButtons {
    package var firstButton: UIView? { nil }
}
