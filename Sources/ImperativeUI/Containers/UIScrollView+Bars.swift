import Drawing
import Foundation

extension UIScrollView {
    /// The bar along one axis. It may be shorter than the view.
    private struct Bar {
        var bar: ScrollBar
        /// How many times shorter its track is.
        var scale: CGFloat
    }

    /// The bar along an axis, which says where the content is, in the coordinates of the view; `nil` where none is shown.
    private func bar(_ axis: NSLayoutConstraint.Axis) -> Bar? {
        let isVertical = axis == .vertical
        guard isVertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator,
            traitCollection.isInInteractiveHost
        else { return nil }
        let inset = adjustedContentInset
        var content = CGSize(
            width: contentSize.width + inset.left + inset.right, height: contentSize.height + inset.top + inset.bottom)
        var offset = CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
        let track = bounds.inset(by: indicatorInsets(axis))
        guard track.width > 0, track.height > 0, bounds.width > 0, bounds.height > 0 else { return nil }
        // The bar says the same about a content that is as much smaller as its track.
        let scale = isVertical ? track.height / bounds.height : track.width / bounds.width
        if isVertical {
            (content.height, offset.y) = (content.height * scale, offset.y * scale)
        } else {
            (content.width, offset.x) = (content.width * scale, offset.x * scale)
        }
        let medium = traitCollection.textMedium.figures
        return Bar(
            bar: ScrollBar(viewport: track, content: content, offset: offset, medium: medium), scale: scale)
    }

    private func indicatorInsets(_ axis: NSLayoutConstraint.Axis) -> UIEdgeInsets {
        var insets = (axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets).finite
        guard automaticallyAdjustsScrollIndicatorInsets else { return insets }
        // What the safe area adds to the content's insets covers the ends of the bars as well.
        let (all, own) = (adjustedContentInset, contentInset)
        insets.top += max(0, all.top - own.top - roomForRefreshing)
        insets.bottom += max(0, all.bottom - own.bottom)
        insets.left += max(0, all.left - own.left)
        insets.right += max(0, all.right - own.right)
        return insets
    }

    /// Draws the bars in front of the picture of the view in its superview.
    final func drawBars(in context: inout DrawingContext, of transform: CGAffineTransform) {
        var list = DrawingContext()
        for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] {
            bar(axis)?.bar.draw(
                vertical: axis == .vertical, horizontal: axis == .horizontal, isReversed: isRightToLeft, in: &list)
        }
        let drawn = list.finish()
        if drawn.isEmpty { return }
        let effects = DisplayGroup.Effects(transform: transform, opacity: alpha, treatment: indicatorStyle.treatment)
        context.append(.group(DisplayGroup(drawn, effects: effects)))
    }

    /// Takes hold of the bar at a point, or scrolls by a page where the point is beside it. Returns how the bar follows
    /// the pointer; `nil` where there is no bar.
    final func grabBar(at point: CGPoint) -> ((CGPoint) -> Void)? {
        guard isScrollEnabled, isUserInteractionEnabled else { return nil }
        for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] {
            let press = bar(axis)?.bar.press(
                at: point, vertical: axis == .vertical, horizontal: axis == .horizontal, isReversed: isRightToLeft)
            switch press {
            case nil: continue
            case .track(let page):
                let isForward = page.dx + page.dy > 0
                let length = axis == .vertical ? bounds.height : bounds.width
                let way = isForward ? length : -length
                _ = scroll(by: axis == .vertical ? CGVector(dx: 0, dy: way) : CGVector(dx: way, dy: 0))
                return { _ in }
            case .thumb(let isVertical, let grip):
                return { [weak self] point in
                    guard let self, let held = bar(axis) else { return }
                    let way = held.bar.distance(toDrag: isVertical, grip: grip, to: point)
                    _ = scroll(by: CGVector(dx: way.dx / held.scale, dy: way.dy / held.scale), endsAtTarget: false)
                }
            }
        }
        return nil
    }
}

extension UIScrollView.IndicatorStyle {
    /// What makes the grey bars black or white.
    fileprivate var treatment: Treatment? {
        switch self {
        case .default: nil
        case .black: .colors(.matrix(Self.gray(0)))
        case .white: .colors(.matrix(Self.gray(1)))
        }
    }

    /// Makes all colours one shade of grey, and leaves their opacity.
    private static func gray(_ shade: Double) -> [Double] {
        let channel = [0, 0, 0, 0, shade]
        return channel + channel + channel + [0, 0, 0, 1, 0]
    }
}
