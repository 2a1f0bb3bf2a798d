import Foundation

/// Follows the content scrolled below a bar.
@MainActor final class BarScrolling {
    /// Called when the followed content has been scrolled or moved.
    var observer: (() -> Void)?

    /// The controller whose view is below the bar.
    weak var content: UIViewController? {
        didSet {
            if content === oldValue { return }
            // Covered content keeps its room, and so its position, until it is back.
            observed?.barObserver = nil
            (observed, scroller, refused) = (nil, nil, nil)
        }
    }
    /// The content for which a part of the bar goes away as it is scrolled; `nil` for none.
    private(set) weak var scroller: (any BarScroller)?
    /// The scrolled content, also where the bar only changes its appearance.
    private weak var observed: (any BarScroller)?
    /// Content that no longer begins below the bar once the bar leaves room for it.
    private weak var refused: (any BarScroller)?

    /// How far the content is scrolled, in points; 0 at its start.
    var distance: CGFloat { observed?.distanceFromStart ?? 0 }

    /// Whether `scroller` no longer begins below the bar.
    var isStale: Bool {
        guard let scroller, let view = content?.viewIfLoaded else { return false }
        return !scroller.begins(atTopOf: view)
    }

    /// Looks for the scrolled view in the content, and gives it room at its start.
    ///
    /// - Parameters:
    ///   - room: The height of the part that goes away as the content is scrolled.
    ///   - container: The view that the content is in.
    func follow(room: CGFloat, in container: UIView) {
        let view = content?.viewIfLoaded
        let found = view?.superview === container ? content?.barScroller : nil
        if found !== observed {
            observed?.barObserver = nil
            observed?.roomForBar = 0
            observed = found
            found?.barObserver = { [weak self] in self?.observer?() }
        }
        let begins = if let found, let view { found.begins(atTopOf: view) } else { false }
        // It may only begin there as long as the bar leaves no room, so it is not asked again.
        if let found, found === scroller, !begins { refused = found }
        let isFollowed = begins && room > 0 && found !== refused
        scroller = isFollowed ? found : nil
        found?.roomForBar = isFollowed ? room + (content?.additionalSafeAreaInsets.top ?? 0) : 0
    }
}
