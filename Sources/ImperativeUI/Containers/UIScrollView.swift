import Drawing
import Foundation
import BridgedEnvironment

/// A view that shows part of a larger content area.
///
/// The subviews form the content. `contentOffset`, the origin of the bounds, is the point at which the visible part
/// begins. An offset that a program sets is used unchanged; `scroll(by:)` and `scrollRectToVisible` stay within the
/// content. Scrolling causes a layout pass. Content that was dragged glides on when the touch ends; otherwise scrolling is
/// animated only inside an animation block such as that of `UIView.animate(withDuration:animations:)`.
@MainActor @preconcurrency open class UIScrollView: UIView {
    /// Creates a scroll view with empty content. It clips to its bounds.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Makes a scroll view of an interface file. The contents of other archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        coder.fill(self, as: UIScrollView.self)
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

    /// The recogniser of drags, what glides, and what is zoomed; made when it is first needed.
    final var motionStorage: ScrollMotion?

    /// A Boolean value that indicates whether the vertical scroll indicator may be shown; `true` by default. Indicators
    /// are shown where successive frames are displayed, as in a terminal, while the content is larger than the view.
    /// Pictures do not show them.
    open var showsVerticalScrollIndicator = true { didSet { barsMayHaveChanged() } }

    /// A Boolean value that indicates whether the horizontal scroll indicator may be shown; `true` by default. See
    /// ``showsVerticalScrollIndicator``.
    open var showsHorizontalScrollIndicator = true { didSet { barsMayHaveChanged() } }

    /// The distances, in points, between the ends of the vertical scroll indicator and the edges of the view; zero by
    /// default. Non-finite values count as 0.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { barsMayHaveChanged() } }

    /// The distances, in points, between the ends of the horizontal scroll indicator and the edges of the view; zero by
    /// default. Non-finite values count as 0.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { barsMayHaveChanged() } }

    /// The insets of both scroll indicators. The value is that of the vertical one; setting it sets both.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// A Boolean value that indicates whether the scroll indicators stay within the safe area as well, where the content
    /// is inset by it; `true` by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { barsMayHaveChanged() } }

    /// The colour of the scroll indicators; grey by default.
    open var indicatorStyle = IndicatorStyle.default { didSet { barsMayHaveChanged() } }

    /// Shows the scroll indicators for a moment, as they disappear while nothing scrolls. Where there are indicators,
    /// they are always shown, so the method changes nothing.
    open func flashScrollIndicators() {}

    /// The bars are drawn in front of the view, by the one around it.
    private func barsMayHaveChanged() { shownDidChange() }

    override func drawInFront(in context: inout DrawingContext, of transform: CGAffineTransform) {
        drawBars(in: &context, of: transform)
    }

    override func safeAreaWasUpdated() {
        adjustedInsetMayHaveChanged()
        barsMayHaveChanged()
    }

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
        stopGliding()
        let before = self.contentOffset
        self.contentOffset = contentOffset
        if animated, self.contentOffset != before { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    // MARK: Dragging

    /// A Boolean value that indicates whether scrolling stops at multiples of the view's size, on both axes; `false` by
    /// default. The wheel and keys move to another page immediately; the content glides there when a touch that has
    /// dragged it ends. An offset that a program sets is used unchanged.
    open var isPagingEnabled = false

    /// The rate at which content slows down after a touch that has dragged it ends; `.normal` by default. Content that
    /// glides to pages slows down as if the rate were `.fast`.
    open var decelerationRate = DecelerationRate.normal

    /// A Boolean value that indicates whether a drag that begins along one axis scrolls along that axis only; `false` by
    /// default. A drag that begins between the axes scrolls along both.
    open var isDirectionalLockEnabled = false

    /// A Boolean value that indicates whether a touch on a subview may still become a drag of the content at first;
    /// `true` by default. Views inside receive all touches at once. The property matters if ``canCancelContentTouches``
    /// is false: a touch then scrolls if it moves within 0.15 seconds, and not at all without the delay.
    open var delaysContentTouches = true

    /// A Boolean value that indicates whether zooming goes past its limits and back; `true` by default. Here, zooming
    /// stops at its limits in any case.
    open var bouncesZoom = true

    /// A Boolean value that indicates whether a touch that a subview follows can be taken from it, to drag the content;
    /// `true` by default. See ``touchesShouldCancel(in:)``.
    open var canCancelContentTouches = true

    /// Returns whether a touch that a subview follows is cancelled there once it is dragged, and scrolls the content;
    /// `true` by default for all views but controls. It is asked if ``canCancelContentTouches`` is true.
    open func touchesShouldCancel(in view: UIView) -> Bool { !view.keepsTouches }

    /// A Boolean value that indicates whether a touch that began in the view has not ended.
    open var isTracking: Bool { motionStorage?.isTracking ?? false }

    /// A Boolean value that indicates whether a touch drags the content.
    open var isDragging: Bool { motionStorage?.isDragging ?? false }

    /// A Boolean value that indicates whether the content glides after a drag.
    open var isDecelerating: Bool { motionStorage?.glide != nil }

    /// A Boolean value that indicates whether the Home key scrolls to the top as a tap on the status bar does, which asks
    /// the delegate; `true` by default. Otherwise the key scrolls as all others do. No host has a status bar that is
    /// tapped.
    open var scrollsToTop = true

    // MARK: Zooming

    /// The scale of the view that the delegate returns in `viewForZooming(in:)`; 1 by default.
    ///
    /// A value that is set is moved into the range of ``minimumZoomScale`` and ``maximumZoomScale``; one that is not
    /// finite is ignored. Without such a view the scale stays as it is.
    open var zoomScale: CGFloat {
        get { motionStorage?.zoomScale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// The least scale that the user can zoom to; 1 by default. Values that are not greater than 0 count as 1.
    open var minimumZoomScale: CGFloat = 1 {
        didSet {
            if !(minimumZoomScale > 0 && minimumZoomScale.isFinite) { minimumZoomScale = 1 }
            zoomLimitsDidChange()
        }
    }

    /// The greatest scale that the user can zoom to; 1 by default. Zooming is possible if it is greater than
    /// ``minimumZoomScale``. Values that are not greater than 0 count as 1.
    open var maximumZoomScale: CGFloat = 1 {
        didSet {
            if !(maximumZoomScale > 0 && maximumZoomScale.isFinite) { maximumZoomScale = 1 }
            zoomLimitsDidChange()
        }
    }

    /// A Boolean value that indicates whether two fingers zoom the content.
    open var isZooming: Bool { motionStorage?.isZooming ?? false }

    /// Zooms the content to a scale, around the middle of the visible part. See ``zoomScale``.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
    }

    /// Zooms the content so that a rectangle of the zoomed view is shown as large as possible, in the middle. Rectangles
    /// that are empty or not finite are ignored.
    open func zoom(to rect: CGRect, animated: Bool) { zoomContent(to: rect, animated: animated) }

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

    /// Scrolls just far enough to make a rectangle visible, within the content.
    ///
    /// If the rectangle does not fit, its start is shown. A rectangle with non-finite values is ignored.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        defaultScrollRectToVisible(rect, animated: animated)
    }

    /// The recogniser that follows the drags of the content.
    ///
    /// Its actions are called while a touch drags the content. Disabling it, or a view that does not let it begin, keeps
    /// touches from scrolling. It is not among the ``UIView/gestureRecognizers`` of the view: a touch scrolls if no other
    /// recogniser has recognised it, except for one that recognises simultaneously with this one.
    open var panGestureRecognizer: UIPanGestureRecognizer { madeMotion.pan }

    /// The recogniser of two fingers that zoom the content; `nil` unless the content can be zoomed, that is, unless
    /// ``maximumZoomScale`` is greater than ``minimumZoomScale``.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { motionStorage?.pinch }
}
