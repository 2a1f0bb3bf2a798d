import Foundation

/// A continuous gesture recogniser for a pointer that hovers over a view.
///
/// The gesture begins when the pointer enters the view, changes with each move, and ends when the pointer leaves.
@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The view whose coordinates the place is given in.
    private final weak var space: UIView?
    private final var place = CGPoint.zero

    /// Returns the location of the pointer in the coordinates of a view, or of the topmost view for `nil`.
    open override func location(in view: UIView?) -> CGPoint { space?.convert(place, to: view) ?? place }

    /// The pointer is over the view.
    final func pointerMoved(to place: CGPoint, in space: UIView, with event: UIEvent) {
        (self.place, self.space) = (place, space)
        state = state == .possible ? .began : .changed
        sendActions(with: event)
    }

    /// The pointer has left the view.
    final func pointerLeft(with event: UIEvent) {
        state = .ended
        sendActions(with: event)
        startOver()
    }
}
