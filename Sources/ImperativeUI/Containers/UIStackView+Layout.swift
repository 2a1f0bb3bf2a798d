import Foundation
import UnifiedStorage

extension UIStackView {
    private var shown: [UIView] { arranged.filter { !$0.isHidden } }

    private var margins: NSDirectionalEdgeInsets {
        isLayoutMarginsRelativeArrangement ? directionalLayoutMargins : .zero
    }

    /// The priority of the whole along or across its row, from those of the views in it; `nil` without any.
    final func innerPriority(
        for axis: NSLayoutConstraint.Axis, of priority: (UIView) -> UILayoutPriority
    ) -> UILayoutPriority? {
        // Each stack view inside is asked in calls inside this one's.
        if !CallStack.hasRoom(Self.reserve) { return nil }
        let priorities = shown.map(priority)
        return axis == self.axis ? priorities.min() : priorities.max()
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

    /// The size that fits the views in a width, or without a limit; a negative length on an axis on which no view asks
    /// for any.
    final func size(forWidth width: CGFloat?) -> CGSize {
        if let known = measured[width] { return known }
        isAnnounced = false
        // Each stack view inside is measured in calls inside this one's.
        if !CallStack.hasRoom(Self.reserve) { return leftOutSize(forWidth: width) }
        let margins = margins
        let (across, along) = (margins.leading + margins.trailing, margins.top + margins.bottom)
        let inner = innerSize(forWidth: width.map { max(0, $0 - across) })
        let size = CGSize(
            width: inner.width.map { max(0, $0 + across) } ?? UIView.noIntrinsicMetric,
            height: inner.height.map { max(0, $0 + along) } ?? UIView.noIntrinsicMetric)
        // Few widths are asked for between two changes; a caller that tries many gets none kept.
        if measured.count > 16 { measured = [:] }
        measured[width] = size
        return size
    }

    /// The least room for calls, in bytes, that measuring takes.
    private static var reserve: UInt { 128 << 10 }

    /// The size of a view for which the stack holds no calls, which is reported.
    private func leftOutSize(forWidth width: CGFloat?) -> CGSize {
        var levels = 0
        var view: UIView? = self
        while let here = view {
            levels += 1
            view = here.superview
        }
        RuntimeIssue.report(
            "layout",
            "No stack is left to measure a \(type(of: self)) that is \(levels) views deep; it counts as a view without a "
                + "size. Do not nest stack views that deep.")
        let size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        measured[width] = size
        return size
    }

    private func innerSize(forWidth limit: CGFloat?) -> (width: CGFloat?, height: CGFloat?) {
        let views = shown
        let widths = views.map(\.naturalWidth)
        if axis == .vertical {
            let width = widths.compactMap { $0 }.max().map { min($0, limit ?? $0) }
            let heights = views.indices.map { index in
                views[index].naturalHeight(forWidth: acrossWidth(widths[index], in: limit ?? width))
            }
            return (width, distribution(of: views, lengths: heights).naturalLength)
        }
        let row = distribution(of: views, lengths: widths)
        let width = row.naturalLength.map { min($0, limit ?? $0) }
        let spans = row.spans(in: limit ?? width ?? 0)
        let lines = views.indices.map { index in
            line(of: views[index], height: views[index].naturalHeight(forWidth: spans[index].length))
        }
        let known = lines.compactMap { $0 }
        guard let above = known.map(\.above).max(), let below = known.map(\.below).max() else { return (width, nil) }
        return (width, above + below)
    }

    /// The width of a view in a column.
    private func acrossWidth(_ natural: CGFloat?, in width: CGFloat?) -> CGFloat? {
        guard let width else { return natural }
        return alignment == .fill ? width : min(natural ?? 0, width)
    }

    /// How far a view in a row reaches above and below the line the views stand on.
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

    /// Gives every arranged view that is shown its frame.
    final func arrange() {
        // From here on each change asks for another layout.
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

    /// Where a view begins across the row.
    private func offset(of length: CGFloat, in room: CGFloat) -> CGFloat {
        switch alignment {
        case .center: (room - length) / 2
        case .trailing: room - length
        case .lastBaseline where axis == .horizontal: room - length
        default: 0
        }
    }
}

/// A view with lines of text.
@MainActor protocol BaselineView: UIView {
    /// How far below the top the first line of text stands, in a view of a height, in points.
    func firstBaseline(inHeight height: CGFloat) -> CGFloat
    /// How far above the bottom the last line of text stands, in a view of a height, in points.
    func lastBaseline(inHeight height: CGFloat) -> CGFloat
}
