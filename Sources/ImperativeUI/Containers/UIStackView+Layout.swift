import Foundation
import BridgedEnvironment

extension UIStackView {
    final var shown: [UIView] { arranged.filter { !$0.isHidden } }

    final var margins: NSDirectionalEdgeInsets {
        isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : .zero
    }

    private func distribution(of views: [UIView], lengths: [CGFloat?]) -> StackDistribution {
        StackDistribution(
            items: views.indices.map { index in
                StackDistribution.Item(
                    natural: lengths[index], stretchPriority: views[index].stretchPriority(for: axis),
                    shrinkPriority: views[index].shrinkPriority(for: axis), spacing: space(after: views[index]))
            }, kind: distribution)
    }

    // MARK: Sizes

    /// Returns the size of the views without the margins, within a width or without a limit.
    final func innerSize(forWidth limit: CGFloat?) -> (width: CGFloat?, height: CGFloat?) {
        let views = shown
        let (width, asked) = widths(of: views, in: limit)
        let heights = views.indices.map { views[$0].naturalHeight(forWidth: asked[$0]) }
        if axis == .vertical { return (width, distribution(of: views, lengths: heights).naturalLength) }
        let known = views.indices.compactMap { line(of: views[$0], height: heights[$0]) }
        guard let above = known.map(\.above).max(), let below = known.map(\.below).max() else { return (width, nil) }
        return (width, above + below)
    }

    /// Returns the width of the content, and the widths for which the views are asked for their heights.
    final func widths(of views: [UIView], in limit: CGFloat?) -> (width: CGFloat?, asked: [CGFloat?]) {
        let natural = views.map(\.naturalWidth)
        if axis == .vertical {
            let width = natural.compactMap { $0 }.max().map { min($0, limit ?? $0) }
            return (width, natural.map { acrossWidth($0, in: limit ?? width) })
        }
        let row = distribution(of: views, lengths: natural)
        let width = row.naturalLength.map { min($0, limit ?? $0) }
        return (width, row.spans(in: limit ?? width ?? 0).map(\.length))
    }

    /// Returns the width of a view in a column.
    private func acrossWidth(_ natural: CGFloat?, in width: CGFloat?) -> CGFloat? {
        guard let width else { return natural }
        return alignment == .fill ? width : min(natural ?? 0, width)
    }

    /// Returns the extents of a view in a row above and below the line on which the views are aligned.
    private func line(of view: UIView, height: CGFloat?) -> (above: CGFloat, below: CGFloat)? {
        guard let height else { return nil }
        switch alignment {
        case .firstBaseline:
            let above = (view as? any BaselineView)?.firstBaseline(inHeight: height) ?? 0
            return (above, height - above)
        case .lastBaseline:
            let below = (view as? any BaselineView)?.lastBaseline(inHeight: height) ?? 0
            return (height - below, below)
        default: return (0, height)
        }
    }

    // MARK: Frames

    /// Sets the frames of all arranged views that are not hidden.
    final func arrange() {
        // From here on, each change requests another layout.
        isAnnounced = false
        let margins = margins
        let isMirrored = isRightToLeft
        let area = CGRect(
            x: bounds.minX + (isMirrored ? margins.trailing : margins.leading), y: bounds.minY + margins.top,
            width: max(0, bounds.width - margins.leading - margins.trailing),
            height: max(0, bounds.height - margins.top - margins.bottom))
        let views = shown
        let frames = axis == .vertical ? column(of: views, in: area) : row(of: views, in: area)
        for (view, frame) in zip(views, frames) {
            var frame = frame
            if isMirrored { frame.origin.x = area.minX + area.maxX - frame.maxX }
            if view.frame != frame { view.frame = frame }
        }
    }

    private func column(of views: [UIView], in area: CGRect) -> [CGRect] {
        let widths = views.map { view in
            alignment == .fill ? area.width : min(view.naturalWidth ?? 0, area.width)
        }
        let heights = views.indices.map { views[$0].naturalHeight(forWidth: widths[$0]) }
        let spans = distribution(of: views, lengths: heights).spans(in: area.height)
        return views.indices.map { index in
            CGRect(
                x: area.minX + offset(of: widths[index], in: area.width), y: area.minY + spans[index].start,
                width: widths[index], height: spans[index].length)
        }
    }

    private func row(of views: [UIView], in area: CGRect) -> [CGRect] {
        let spans = distribution(of: views, lengths: views.map(\.naturalWidth)).spans(in: area.width)
        let heights = views.indices.map { index in
            alignment == .fill
                ? area.height : min(views[index].naturalHeight(forWidth: spans[index].length) ?? 0, area.height)
        }
        let lines = views.indices.map { line(of: views[$0], height: heights[$0]) ?? (above: 0, below: 0) }
        let deepest = lines.map(\.above).max() ?? 0
        return views.indices.map { index in
            var y = offset(of: heights[index], in: area.height)
            if alignment == .firstBaseline { y = deepest - lines[index].above }
            if alignment == .lastBaseline {
                y = area.height - (lines.map(\.below).max() ?? 0) - lines[index].above
            }
            return CGRect(
                x: area.minX + spans[index].start, y: area.minY + min(max(0, y), area.height - heights[index]),
                width: spans[index].length, height: heights[index])
        }
    }

    /// Returns the position of a view across the axis.
    private func offset(of length: CGFloat, in room: CGFloat) -> CGFloat {
        switch alignment {
        case .center: (room - length) / 2
        case .trailing: room - length
        case .lastBaseline where axis == .horizontal: room - length
        default: 0
        }
    }
}
