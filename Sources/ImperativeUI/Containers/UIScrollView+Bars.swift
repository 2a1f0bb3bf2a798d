import Drawing
import Foundation

extension UIScrollView {
    /// Draws the bars that say where the content is, in front of the picture of the view in its superview.
    final func drawBars(in context: inout DrawingContext, of transform: CGAffineTransform) {
        guard showsVerticalScrollIndicator || showsHorizontalScrollIndicator, traitCollection.showsScrollBars else {
            return
        }
        let inset = adjustedContentInset
        let content = CGSize(
            width: contentSize.width + inset.left + inset.right, height: contentSize.height + inset.top + inset.bottom)
        let offset = CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
        var list = DrawingContext()
        ScrollBar(
            viewport: bounds, content: content, offset: offset, medium: traitCollection.textMedium.figures
        ).draw(
            vertical: showsVerticalScrollIndicator, horizontal: showsHorizontalScrollIndicator,
            isReversed: isRightToLeft, in: &list)
        let drawn = list.finish()
        if drawn.isEmpty { return }
        context.append(
            .group(DisplayGroup(drawn, effects: DisplayGroup.Effects(transform: transform, opacity: alpha))))
    }
}
