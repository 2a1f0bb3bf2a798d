import Foundation
import BridgedEnvironment

extension ItemView {
    /// Called when the size of a subview's content may have changed. Returns whether the subview is one that this view
    /// measures.
    func itemSizeDidChange(_ view: UIView) -> Bool {
        if view === itemState.measuring || selfSizingInvalidation == .disabled { return true }
        guard view is any ReusableView, let element = itemState.shown.values.first(where: { $0.view === view }) else {
            return false
        }
        element.isMeasured = false
        setNeedsLayout()
        return true
    }

    /// Restores the sizes of items after a layout that is made only for a picture.
    func keepSizesDuringPassingLayout() {
        guard let engine = itemLayout.engine else { return }
        let measured = engine.measured
        PassingLayout.atEnd { [weak self, weak engine] in
            engine?.measured = measured
            self?.itemLayout.invalidateLayout()
        }
    }

    /// Called when the layout has been invalidated.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        let adjustment = context.contentOffsetAdjustment
        if adjustment != .zero {
            contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
        }
        if !itemState.isShowing { setNeedsLayout() }
    }

    /// The space for the layout: the view's size without the adjusted content insets.
    var layoutRoom: CGSize {
        let inset = adjustedContentInset
        return CGSize(
            width: (bounds.width - inset.left - inset.right).usableLength,
            height: (bounds.height - inset.top - inset.bottom).usableLength)
    }

    /// The subviews from top to bottom, the background first.
    var itemViewsInReadingOrder: [UIView] {
        let (behind, views) = (subviewStorage.prefix(lowestIndex), subviewStorage.dropFirst(lowestIndex))
        let shown = views.enumerated().map { (view: $0.element, frame: $0.element.frame, index: $0.offset) }
        return behind
            + shown.sorted { one, other in
                if one.frame.minY != other.frame.minY { return one.frame.minY < other.frame.minY }
                if one.frame.minX != other.frame.minX { return (one.frame.minX < other.frame.minX) != isRightToLeft }
                return one.index < other.index
            }.map(\.view)
    }
}
