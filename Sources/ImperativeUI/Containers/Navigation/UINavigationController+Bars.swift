import Foundation

extension UINavigationController {
    /// The gesture recogniser for the taps that hide and show the bars while ``hidesBarsOnTap`` is true.
    public final var barHideOnTapGestureRecognizer: UITapGestureRecognizer { gestures.tap }

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
