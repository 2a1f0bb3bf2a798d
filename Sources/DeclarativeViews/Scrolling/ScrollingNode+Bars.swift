import Drawing
import Foundation
import LayoutEngine

extension ScrollingNode {
    /// The bars that say where the contents are, in the coordinates of the item.
    private struct Bars {
        var figure: ScrollBar
        var vertical: Bool
        var horizontal: Bool
    }

    /// The bars that are shown; `nil` for none.
    private var shownBars: Bars? {
        guard !isTornDown, showsIndicators else { return nil }
        let environment = EnvironmentValues(map: scope.map)
        guard environment.isInInteractiveHost else { return nil }
        let isReversed = layoutDirection == .rightToLeft
        var offset = state.offset
        if isReversed { offset.x = state.contentSize.width - state.viewport.width - offset.x }
        let insets = margins.indicators
        let (left, right) = isReversed ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        // Contents and viewport shrink by the same, so that a bar is as far along as they are.
        let figure = ScrollBar(
            viewport: CGRect(
                x: left, y: insets.top, width: state.viewport.width - left - right,
                height: state.viewport.height - insets.top - insets.bottom),
            content: CGSize(
                width: state.contentSize.width - left - right,
                height: state.contentSize.height - insets.top - insets.bottom), offset: offset,
            medium: environment.textMedium.figures)
        return Bars(
            figure: figure,
            vertical: axes.includes(.vertical) && environment.verticalScrollIndicatorVisibility.isShown,
            horizontal: axes.includes(.horizontal) && environment.horizontalScrollIndicatorVisibility.isShown)
    }

    /// The drawing of the bars, in the coordinates of the item; `nil` for none.
    final var bars: DisplayList? {
        guard let bars = shownBars else { return nil }
        var context = DrawingContext()
        bars.figure.draw(
            vertical: bars.vertical, horizontal: bars.horizontal, isReversed: layoutDirection == .rightToLeft,
            in: &context)
        let list = context.finish()
        return list.isEmpty ? nil : list
    }

    /// Takes hold of the bar at a point of the item, or scrolls by a page where the point is beside it. Returns how the
    /// bar follows the pointer; `nil` where there is no bar.
    final func grabBar(at point: CGPoint) -> ((CGPoint) -> Void)? {
        guard let bars = shownBars else { return nil }
        let press = bars.figure.press(
            at: point, vertical: bars.vertical, horizontal: bars.horizontal,
            isReversed: layoutDirection == .rightToLeft)
        switch press {
        case nil: return nil
        case .track(let page):
            _ = step(by: page)
            return { _ in }
        case .thumb(let isVertical, let grip):
            return { [weak self] point in
                guard let self, let bars = shownBars else { return }
                _ = scroll(by: bars.figure.distance(toDrag: isVertical, grip: grip, to: point))
            }
        }
    }
}

extension UnaryLayoutNode: @MainActor FrontDrawingItem where M == ScrollLayout {
    var clipsContents: Bool { layout.isClipped }

    var front: DisplayList? {
        guard let owner = scrollState?.owner else { return nil }
        guard let mark = owner.refreshMark else { return owner.bars }
        return owner.bars.map { bars in
            var list = mark
            list.append(bars)
            return list
        } ?? mark
    }
}
