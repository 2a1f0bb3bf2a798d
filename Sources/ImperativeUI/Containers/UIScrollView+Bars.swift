import Drawing
import Foundation

extension UIScrollView {
    /// The bars that say where the content is, in the coordinates of the view; `nil` where none are shown.
    private var scrollBar: ScrollBar? {
        guard showsVerticalScrollIndicator || showsHorizontalScrollIndicator, traitCollection.isInInteractiveHost else {
            return nil
        }
        let inset = adjustedContentInset
        let content = CGSize(
            width: contentSize.width + inset.left + inset.right, height: contentSize.height + inset.top + inset.bottom)
        let offset = CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
        return ScrollBar(
            viewport: bounds, content: content, offset: offset, medium: traitCollection.textMedium.figures)
    }

    /// Draws the bars in front of the picture of the view in its superview.
    final func drawBars(in context: inout DrawingContext, of transform: CGAffineTransform) {
        guard let scrollBar else { return }
        var list = DrawingContext()
        scrollBar.draw(
            vertical: showsVerticalScrollIndicator, horizontal: showsHorizontalScrollIndicator,
            isReversed: isRightToLeft, in: &list)
        let drawn = list.finish()
        if drawn.isEmpty { return }
        context.append(
            .group(DisplayGroup(drawn, effects: DisplayGroup.Effects(transform: transform, opacity: alpha))))
    }

    /// Takes hold of the bar at a point, or scrolls by a page where the point is beside it. Returns how the bar follows
    /// the pointer; `nil` where there is no bar.
    final func grabBar(at point: CGPoint) -> ((CGPoint) -> Void)? {
        guard isScrollEnabled, isUserInteractionEnabled else { return nil }
        let press = scrollBar?.press(
            at: point, vertical: showsVerticalScrollIndicator, horizontal: showsHorizontalScrollIndicator,
            isReversed: isRightToLeft)
        switch press {
        case nil: return nil
        case .track(let page):
            _ = scroll(by: page)
            return { _ in }
        case .thumb(let isVertical, let grip):
            return { [weak self] point in
                guard let self, let bar = scrollBar else { return }
                _ = scroll(by: bar.distance(toDrag: isVertical, grip: grip, to: point), endsAtPage: false)
            }
        }
    }
}
