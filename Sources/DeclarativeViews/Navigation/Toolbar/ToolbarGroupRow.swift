import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// The views of a group of items: beside each other, or spread over a bottom bar.
struct ToolbarGroupRow<Content: View>: View, UnnamedPlace {
    let isSpread: Bool
    let content: Content
    @Environment(\.textMedium) private var medium

    init(isSpread: Bool, content: Content) { (self.isSpread, self.content) = (isSpread, content) }

    var body: some View {
        if isSpread {
            SpreadLayout(grain: medium.figures.grain) { content }
        } else {
            HStack(spacing: SpreadLayout.spacing) { content }
        }
    }
}

/// Places views beside each other with equal space between them. Where a view takes all the space, as a spacer does,
/// the others keep together; a view alone is in the middle.
private struct SpreadLayout: Layout {
    static var spacing: CGFloat { 16 }

    let grain: MediumGrain

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let natural = sizes.map(\.width).reduce(0, +) + Self.spacing * CGFloat(max(0, subviews.count - 1))
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? natural
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let wide = ProposedViewSize(width: .infinity, height: nil)
        let takesAll = subviews.map { !$0.sizeThatFits(wide).width.isFinite }
        let spacers = takesAll.filter { $0 }.count
        let widths = zip(subviews, takesAll).map { $1 ? 0 : $0.sizeThatFits(.unspecified).width }
        let gaps = CGFloat(max(0, subviews.count - 1 - (spacers > 0 ? spacers : 0)))
        let free = max(0, bounds.width - widths.reduce(0, +))
        let isAlone = subviews.count == 1 && spacers == 0
        let gap = spacers > 0 ? min(Self.spacing, free / max(1, gaps)) : gaps > 0 ? free / gaps : 0
        let share = spacers > 0 ? max(0, free - gap * gaps) / CGFloat(spacers) : 0
        var x = bounds.minX + (isAlone ? free / 2 : 0)
        for (index, subview) in subviews.enumerated() {
            let width = takesAll[index] ? share : widths[index]
            subview.place(
                at: CGPoint(x: grain.nearestColumn(x - bounds.minX) + bounds.minX, y: bounds.midY),
                anchor: .leading, proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
            // A spacer is the space between those beside it.
            let isBesideSpacer = takesAll[index] || index + 1 < subviews.count && takesAll[index + 1]
            if !(spacers > 0 && isBesideSpacer) { x += gap }
        }
    }
}

extension SpreadLayout: EngineLayout {}
