import Drawing
import Foundation
import LayoutEngine

/// Places a label and a value at the two ends of a row, or the value below the label where both need more than one
/// row, so that no word is broken for the sake of the other.
struct LabeledRowLayout: Layout {
    private static var gap: CGFloat { 8 }

    /// Whether both fit beside each other.
    private func isRow(in width: CGFloat?, _ subviews: Subviews) -> Bool {
        guard let width, width.isFinite else { return true }
        return naturalWidth(subviews) <= width + 0.01
    }

    private func naturalWidth(_ subviews: Subviews) -> CGFloat {
        let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
        return widths.reduce(0, +) + Self.gap * CGFloat(max(0, subviews.count - 1))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        // A value alone is as wide as it is.
        if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
        let width = proposal.width.flatMap { $0.isFinite ? max(0, $0) : nil }
        if isRow(in: width, subviews) {
            let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
            return CGSize(width: width ?? naturalWidth(subviews), height: heights.max() ?? 0)
        }
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        return CGSize(width: width ?? 0, height: heights.reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        if isRow(in: bounds.width, subviews) {
            for (index, subview) in subviews.enumerated() {
                let isLast = index > 0 && index == subviews.count - 1
                subview.place(
                    at: CGPoint(x: isLast ? bounds.maxX : bounds.minX, y: bounds.midY),
                    anchor: isLast ? .trailing : .leading, proposal: .unspecified)
            }
            return
        }
        var y = bounds.minY
        let room = ProposedViewSize(width: bounds.width, height: nil)
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: room)
            y += subview.sizeThatFits(room).height
        }
    }
}

extension LabeledRowLayout: EngineLayout {}

extension AnyLayout {
    /// Returns the layout of a label, a spacer and a control: a row, which in the largest text sizes is ended after the
    /// label if both do not fit.
    static func labeledRow(_ size: DynamicTypeSize) -> AnyLayout {
        size.isAccessibilitySize ? AnyLayout(LabeledRowLayout()) : AnyLayout(HStackLayout(spacing: 8))
    }
}
