import Foundation

/// Tells the views under a pointer that it is over them without being down, and that it has left.
@MainActor final class HoverDelivery {
    private struct Place { weak var view: UIView? }

    private var recognizers: [UIHoverGestureRecognizer] = []
    /// The views whose contents were told.
    private var places: [Place] = []

    /// The pointer is on a view, at a place of another one that it is in.
    func move(to point: CGPoint, on hit: UIView, in space: UIView) {
        let event = UIEvent()
        var nowOver: [UIHoverGestureRecognizer] = []
        var contents: [(view: UIView, child: UIView?)] = []
        var child: UIView?
        var view: UIView? = hit
        while let here = view {
            for case let hover as UIHoverGestureRecognizer in here.gestureRecognizers ?? [] where hover.isEnabled {
                nowOver.append(hover)
            }
            if here.contents != nil { contents.append((here, child)) }
            child = here
            view = here.superview
        }
        leaveAll(but: nowOver, contents.map(\.view), with: event)
        for (view, child) in contents.reversed() {
            view.contents?.hover(at: space.convert(point, to: view), over: child)
        }
        for recognizer in nowOver.reversed() { recognizer.pointerMoved(to: point, in: space, with: event) }
    }

    /// The pointer is over nothing any more.
    func leave() { leaveAll(but: [], [], with: UIEvent()) }

    /// Keeps what the pointer is over, and tells all else that it has left.
    private func leaveAll(but nowOver: [UIHoverGestureRecognizer], _ views: [UIView], with event: UIEvent) {
        let (before, told) = (recognizers, places)
        (recognizers, places) = (nowOver, views.map { Place(view: $0) })
        for recognizer in before where !nowOver.contains(where: { $0 === recognizer }) {
            recognizer.pointerLeft(with: event)
        }
        for place in told where !views.contains(where: { $0 === place.view }) {
            place.view?.contents?.hover(at: nil, over: nil)
        }
    }
}
