import Foundation

/// Follows what is scrolled below a bar.
@MainActor final class BarScrolling {
    /// Called when what is followed has been scrolled or moved.
    var observer: (() -> Void)?

    /// The controller whose view is below the bar.
    weak var content: UIViewController? {
        didSet {
            if content === oldValue { return }
            // What is covered keeps its room, and so its place, until it is back.
            observed?.barObserver = nil
            (observed, scroller, refused) = (nil, nil, nil)
        }
    }
    /// What a part of the bar goes away for as it is scrolled; `nil` for nothing.
    private(set) weak var scroller: (any BarScroller)?
    /// What is scrolled, also where the bar only has another appearance then.
    private weak var observed: (any BarScroller)?
    /// What does not begin below the bar once the bar leaves room for it.
    private weak var refused: (any BarScroller)?

    /// How far the content is scrolled, in points; 0 at its start.
    var distance: CGFloat { observed?.distanceFromStart ?? 0 }

    /// Whether `scroller` no longer begins below the bar.
    var isStale: Bool {
        guard let scroller, let view = content?.viewIfLoaded else { return false }
        return !scroller.begins(atTopOf: view)
    }

    /// Looks for what is scrolled in the content, and gives it room at its start.
    ///
    /// - Parameters:
    ///   - room: The height of what goes away as the content is scrolled.
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
