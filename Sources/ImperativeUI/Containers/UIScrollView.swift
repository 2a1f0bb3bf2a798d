import Drawing
import Foundation
import BridgedEnvironment

/// A view that shows part of a larger content area.
///
/// The subviews form the content. `contentOffset`, the origin of the bounds, is the point at which the visible part
/// begins. An offset that a program sets is used unchanged; `scroll(by:)` and `scrollRectToVisible` stay within the
/// content. Scrolling causes a layout pass. It is animated only inside an animation block such as that of
/// `UIView.animate(withDuration:animations:)`.
@MainActor @preconcurrency open class UIScrollView: UIView {
    /// Creates a scroll view with empty content. It clips to its bounds.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Makes a scroll view from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    // Disfavoured, so that where both are possible, the property of `UICollectionView` is chosen, which has another
    // type.
    /// The delegate that receives scrolling messages, held weakly.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { scrollDelegateDidChange() }
    }

    /// Called after the delegate has been set through this class.
    func scrollDelegateDidChange() {}

    /// The size of the content in points; zero by default.
    ///
    /// Negative or non-finite values count as 0. If the content becomes smaller, the offset moves back into it.
    open var contentSize = CGSize.zero {
        didSet {
            contentSize = contentSize.usable
            if contentSize == oldValue { return }
            barsMayHaveChanged()
            adjustedInsetMayHaveChanged()
            keepInContent()
        }
    }

    /// The scrollable space around the content, in points. Content scrolled to its start remains there.
    ///
    /// Non-finite values count as 0.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            contentInset = contentInset.finite
            adjustedInsetMayHaveChanged()
        }
    }

    /// The room kept free at the start of the content for a bar that becomes lower as it is scrolled, in points.
    package final var roomForBar: CGFloat = 0 { didSet { if roomForBar != oldValue { adjustedInsetMayHaveChanged() } } }
    /// The room kept free at the start of the content while it is refreshed, in points.
    final var roomForRefreshing: CGFloat = 0 {
        didSet { if roomForRefreshing != oldValue { adjustedInsetMayHaveChanged() } }
    }
    /// The view above the content, to have it refreshed.
    final weak var refreshView: UIView? { didSet { placeRefreshView() } }
    /// Told when the content was scrolled, or the view moved.
    package final var barObserver: (() -> Void)?

    /// The behaviour that determines when the content is inset by the safe area; `automatic` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }

    /// The sum of `contentInset` and the insets that `contentInsetAdjustmentBehavior` adds for the safe area, in
    /// points.
    public internal(set) final var adjustedContentInset = UIEdgeInsets.zero

    /// Tells the scroll view that `adjustedContentInset` has changed.
    open func adjustedContentInsetDidChange() {}

    /// The point of the content at the view's top-left corner, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let before = super.bounds
            super.bounds = newValue
            let after = super.bounds
            if after.origin != before.origin {
                barObserver?()
                delegate?.scrollViewDidScroll(self)
            }
            if after.size != before.size { sizeDidChange() }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let (before, origin) = (super.bounds.size, super.frame.origin)
            super.frame = newValue
            if super.bounds.size != before { sizeDidChange() }
            if super.frame.origin != origin { barObserver?() }
        }
    }

    override var contentGuide: UILayoutGuide? { contentLayoutGuide }
    override var contentExtent: CGSize { contentSize }
    override func contentWasPlaced(_ content: Placement) { takeContentSize(content) }

    override func noteForPassingLayout() {
        super.noteForPassingLayout()
        let offset = contentOffset
        PassingLayout.atEnd { [weak self] in
            if let self, contentOffset != offset { contentOffset = offset }
        }
    }

    /// A Boolean value that indicates whether the vertical scroll indicator may be shown; `true` by default. Indicators
    /// are shown where successive frames are displayed, as in a terminal, while the content is larger than the view.
    /// Pictures do not show them.
    open var showsVerticalScrollIndicator = true { didSet { barsMayHaveChanged() } }

    /// A Boolean value that indicates whether the horizontal scroll indicator may be shown; `true` by default. See
    /// ``showsVerticalScrollIndicator``.
    open var showsHorizontalScrollIndicator = true { didSet { barsMayHaveChanged() } }

    /// The bars are drawn in front of the view, by the one around it.
    private func barsMayHaveChanged() { shownDidChange() }

    override func drawInFront(in context: inout DrawingContext, of transform: CGAffineTransform) {
        drawBars(in: &context, of: transform)
    }

    override func safeAreaWasUpdated() { adjustedInsetMayHaveChanged() }

    private func placeRefreshView() {
        guard let refreshView else { return }
        let frame = CGRect(x: 0, y: -RefreshPull.height, width: bounds.width, height: RefreshPull.height)
        if refreshView.frame != frame { refreshView.frame = frame }
    }

    private func sizeDidChange() {
        placeRefreshView()
        adjustedInsetMayHaveChanged()
        keepInContent()
    }

    /// Sets the offset immediately. If `animated` is true and the offset changed, the delegate is notified that the
    /// scrolling animation has ended.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let before = self.contentOffset
        self.contentOffset = contentOffset
        if animated, self.contentOffset != before { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// A Boolean value that indicates whether scrolling stops at multiples of the view's size, on both axes; `false` by
    /// default. The wheel and keys move to another page immediately; a drag does so when the touch ends. An offset that
    /// a program sets is used unchanged.
    open var isPagingEnabled = false

    /// The way in which scrolling the content ends editing in the window; `.none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none

    /// A Boolean value that indicates whether `scroll(by:)` scrolls the content; `true` by default. A program can
    /// always set the offset.
    open var isScrollEnabled = true

    /// A Boolean value that indicates whether the view can keep touches that cannot scroll its content any further;
    /// `true` by default.
    ///
    /// Content never moves past its ends and back, neither in a terminal nor in a picture. This property only affects
    /// pulling to refresh and ``alwaysBounceVertical`` and ``alwaysBounceHorizontal``.
    open var bounces = true

    /// A Boolean value that indicates whether a vertical drag on this view never scrolls an enclosing view, even if the
    /// content fits or is at its end; `false` by default. It has an effect only if ``bounces`` is true.
    open var alwaysBounceVertical = false

    /// A Boolean value that indicates whether a horizontal drag on this view never scrolls an enclosing view, even if
    /// the content fits or is at its end; `false` by default. It has an effect only if ``bounces`` is true.
    open var alwaysBounceHorizontal = false

    /// Scrolls by one page of visible content. Scrolling up at the top refreshes the content if it can be pulled to
    /// refresh. Returns whether it did either.
    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        if scroll(byPage: direction) { return true }
        guard direction == .up, contentOffset.y <= -adjustedContentInset.top else { return false }
        return (refreshView as? any Pullable)?.refresh() ?? false
    }
}
