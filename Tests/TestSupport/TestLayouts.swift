import Foundation
import LayoutEngine

/// The talk's row of equally wide subviews.
package struct EqualWidthRow: Layout {
    package init() {}

    private func widest(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            index + 1 < subviews.count
                ? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal) : 0
        }
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = widest(subviews)
        return CGSize(
            width: size.width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +), height: size.height)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let size = widest(subviews)
        let gaps = gaps(subviews)
        var x = bounds.minX + size.width / 2
        for index in subviews.indices {
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
            x += size.width + gaps[index]
        }
    }
}

/// A user's layout of one view, one point higher than that.
package struct OneMore: Layout {
    package init() {}

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews[0].sizeThatFits(proposal)
        return CGSize(width: size.width, height: size.height + 1)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}
