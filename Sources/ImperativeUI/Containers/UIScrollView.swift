import Foundation

/// A view that shows a part of a larger content.
///
/// The content is what the subviews show; the part that is shown begins at `contentOffset`, the origin of the bounds.
/// Offsets that the program sets are taken as they are; `scroll(by:)` and `scrollRectToVisible` stay at the content.
/// Scrolling lays the view out again; movements are not animated.
@MainActor @preconcurrency open class UIScrollView: UIView {
    /// Makes a scroll view with an empty content. It clips what is outside of its bounds.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Makes a scroll view from an archive. The archive's contents are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    // Disfavoured, so that a collection view's property, which has a type of its own, is taken where both can be meant.
    /// Told about movements; not kept alive.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        didSet { scrollDelegateDidChange() }
    }

    /// Called after the delegate was set on this class.
    func scrollDelegateDidChange() {}

    /// The size of the content, in points; zero by default. Numbers that are negative or not finite count as 0. The
    /// offset moves back where less is left.
    open var contentSize = CGSize.zero {
        didSet {
            contentSize = contentSize.usable
            if contentSize == oldValue { return }
            adjustedInsetMayHaveChanged()
            keepInContent()
        }
    }

    /// The space around the content that can be scrolled to as well, in points. The content keeps its place if it was
    /// scrolled to its beginning. Numbers that are not finite count as 0.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            contentInset = contentInset.finite
            adjustedInsetMayHaveChanged()
        }
    }

    /// When the content is kept out of what is not safe; `automatic` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }

    /// `contentInset` with what `contentInsetAdjustmentBehavior` adds of the safe area, in points.
    public internal(set) final var adjustedContentInset = UIEdgeInsets.zero

    /// Called after `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    /// The point of the content at the view's top left corner, in points.
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
            if after.origin != before.origin { delegate?.scrollViewDidScroll(self) }
            if after.size != before.size { sizeDidChange() }
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let before = super.bounds.size
            super.frame = newValue
            if super.bounds.size != before { sizeDidChange() }
        }
    }

    override func safeAreaWasUpdated() { adjustedInsetMayHaveChanged() }

    private func sizeDidChange() {
        adjustedInsetMayHaveChanged()
        keepInContent()
    }

    /// Moves to an offset, at once. With `animated`, the delegate is told that the movement is over.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let before = self.contentOffset
        self.contentOffset = contentOffset
        if animated, self.contentOffset != before { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Whether `scroll(by:)` moves the content; true by default. The program can move it in any case.
    open var isScrollEnabled = true
}
