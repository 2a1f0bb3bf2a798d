import Drawing
import Foundation
import LayoutEngine

extension ScrollingNode {
    /// The bars that say where the contents are, in the coordinates of the item; `nil` for none.
    final var bars: DisplayList? {
        guard !isTornDown, showsIndicators else { return nil }
        let environment = EnvironmentValues(map: scope.map)
        guard environment.showsScrollBars else { return nil }
        let isReversed = layoutDirection == .rightToLeft
        var offset = state.offset
        if isReversed { offset.x = state.contentSize.width - state.viewport.width - offset.x }
        let insets = margins.indicators
        let (left, right) = isReversed ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        // Contents and viewport shrink by the same, so that a bar is as far along as they are.
        let bars = ScrollBar(
            viewport: CGRect(
                x: left, y: insets.top, width: state.viewport.width - left - right,
                height: state.viewport.height - insets.top - insets.bottom),
            content: CGSize(
                width: state.contentSize.width - left - right,
                height: state.contentSize.height - insets.top - insets.bottom), offset: offset,
            medium: environment.textMedium.figures)
        var context = DrawingContext()
        bars.draw(
            vertical: axes.includes(.vertical) && environment.verticalScrollIndicatorVisibility.isShown,
            horizontal: axes.includes(.horizontal) && environment.horizontalScrollIndicatorVisibility.isShown,
            isReversed: isReversed, in: &context)
        let list = context.finish()
        return list.isEmpty ? nil : list
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
