import Foundation

extension UINavigationController {
    /// Hides or shows the navigation bar, without animation.
    public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// The visible view controller: the one presented over the topmost controller, or otherwise the topmost
    /// controller.
    public final var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// A Boolean value that indicates whether a tap hides the bars and another tap shows them again; `false` by
    /// default. Taps on bars, and taps that a control or a gesture handles, do not count. A toolbar that was shown is
    /// hidden and shown with the navigation bar.
    public final var hidesBarsOnTap: Bool {
        get { gestures.tap.isEnabled }
        set { gestures.tap.isEnabled = newValue }
    }

    /// The gesture recogniser for the taps that hide and show the bars while ``hidesBarsOnTap`` is true.
    public final var barHideOnTapGestureRecognizer: UITapGestureRecognizer { gestures.tap }

    /// A Boolean value that indicates whether a swipe up hides the bars and a swipe down shows them; `false` by
    /// default. Scrolling with a wheel or a key counts as well. A toolbar that was shown is hidden and shown with the
    /// navigation bar.
    public final var hidesBarsOnSwipe: Bool {
        get { gestures.swipe.isEnabled }
        set { gestures.swipe.isEnabled = newValue }
    }

    /// The gesture recogniser for the swipes that hide and show the bars while ``hidesBarsOnSwipe`` is true. It does
    /// not receive wheels and keys.
    public final var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { gestures.swipe }

    /// The gesture recogniser for a drag from the edge of the window that pops the topmost controller: from the left
    /// edge, or from the right edge if the layout is right to left.
    ///
    /// The controller is popped at the end of a drag over a third of the width, or of a quick drag; it does not
    /// follow the finger. The gesture's own delegate lets it begin if the bar has a back button without a custom
    /// action. Another delegate, or none, decides instead of it.
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
