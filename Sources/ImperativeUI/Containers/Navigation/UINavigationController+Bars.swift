import Foundation

extension UINavigationController {
    /// Hides or shows the bar, without animation.
    public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// The visible controller: the one presented over the topmost controller, or else the topmost one.
    public final var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Whether a tap hides the bars, and another one shows them again; false by default. Taps that a control or a
    /// gesture takes, and those of bars, do not. The toolbar comes and goes with the bar above, if it was shown.
    public final var hidesBarsOnTap: Bool {
        get { gestures.tap.isEnabled }
        set { gestures.tap.isEnabled = newValue }
    }

    /// Recognises the taps that hide and show the bars, while ``hidesBarsOnTap`` is true.
    public final var barHideOnTapGestureRecognizer: UITapGestureRecognizer { gestures.tap }

    /// Whether a swipe up hides the bars, and one down shows them; false by default. What a wheel or a key scrolls
    /// counts as well. The toolbar comes and goes with the bar above, if it was shown.
    public final var hidesBarsOnSwipe: Bool {
        get { gestures.swipe.isEnabled }
        set { gestures.swipe.isEnabled = newValue }
    }

    /// Recognises the swipes that hide and show the bars, while ``hidesBarsOnSwipe`` is true. It is not told of wheels
    /// and keys.
    public final var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { gestures.swipe }

    /// Recognises a drag from the edge of the window that pops the topmost controller: from the left one, and from the
    /// right one where the layout is from right to left.
    ///
    /// The controller goes at the end of a drag over a third of the width, or of a quick one; it does not move along.
    /// The gesture's own delegate lets it begin where the bar has a back button without an action of its own; another
    /// delegate, or none, decides in its place.
    public final var interactivePopGestureRecognizer: UIGestureRecognizer? { gestures.edge }
}

extension UINavigationController: ContentSizeFollowing {
    /// How high the bars are together where nothing is scrolled below them.
    final var heightOfBars: CGFloat {
        let bar = navigationBar
        let upper = bar.isHidden ? 0 : bar.steadyHeight + bar.collapsibleHeight
        return upper + (isToolbarHidden || hidesBottomBars ? 0 : madeToolbar?.ownHeight ?? 0)
    }
}
