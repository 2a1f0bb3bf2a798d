import Foundation

/// What a touch has dragged of scroll views that end at pages, which go to one when the touch is gone.
@MainActor final class ScrollDrag {
    private var dragged: [(view: UIScrollView, start: CGPoint)] = []

    /// Scrolls a view by a distance in points. Returns whether it did.
    func scroll(_ view: UIScrollView, by delta: CGVector) -> Bool {
        guard view.isPagingEnabled else { return view.scroll(by: delta) }
        let start = view.contentOffset
        guard view.scroll(by: delta, endsAtPage: false) else { return false }
        if !dragged.contains(where: { $0.view === view }) { dragged.append((view, start)) }
        return true
    }

    /// The touch has gone.
    func end() {
        let ended = dragged
        dragged = []
        for (view, start) in ended { view.endDrag(from: start) }
    }
}
