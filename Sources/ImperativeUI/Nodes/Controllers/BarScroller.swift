import Foundation

/// A view scrolled below the bar of a container of controllers. Parts of the bar may go away meanwhile.
@MainActor package protocol BarScroller: AnyObject {
    /// How far the content is scrolled, in points; 0 at its start.
    var distanceFromStart: CGFloat { get }
    /// The room kept free at the start of the content for a bar that becomes lower as it is scrolled, in points,
    /// including the top of the safe area; 0 for nothing beyond the safe area, which shrinks with the bar.
    var roomForBar: CGFloat { get set }
    /// Called when the content has been scrolled, or the view that shows it has moved.
    var barObserver: (() -> Void)? { get set }
    /// Returns whether it begins at the top of a view that it is in, or is.
    func begins(atTopOf view: UIView) -> Bool
    /// Whether a view inside, if there is one, is the one scrolled below the bar.
    var yieldsToViewsInside: Bool { get }
}

extension BarScroller {
    package var yieldsToViewsInside: Bool { false }
}

extension UIViewController {
    /// The view scrolled below a bar, by edge, if one was set.
    struct ContentScroller {
        weak var view: UIView?
    }

    /// The view scrolled below a bar at the top: the one set, else the view, its first subview, and so on.
    package final var barScroller: (any BarScroller)? {
        if let set = contentScrollers.first?.view as? any BarScroller { return set }
        var view = viewIfLoaded
        var outer: (any BarScroller)?
        while let here = view {
            if let scroller = here as? any BarScroller {
                if !scroller.yieldsToViewsInside { return scroller }
                outer = outer ?? scroller
            }
            view = here.subviewStorage.first
        }
        return outer
    }
}
