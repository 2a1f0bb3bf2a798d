import Foundation

/// Computes the size of an item without children, and caches slow computations.
package protocol LeafSizer: AnyObject {
    /// Returns the size for a proposal. The engine asks again and again, and caches no result itself.
    ///
    /// - Parameter range: The proposals for which the size stays the same; this one alone unless it is set.
    func size(for proposal: ProposedViewSize, _ range: inout ProposalRange) -> CGSize
    /// Returns the first and last baseline in points from the top at a size; `nil` if there are none.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)?
    /// Exchanges the cached sizes with those of another medium; `nil` for none.
    func exchangeSizes(_ kept: inout AnyObject?)
}

extension LeafSizer {
    package func exchangeSizes(_ kept: inout AnyObject?) {}
}

/// A layout item without children that another object sizes, such as a text.
///
/// One reference replaces closures and of the engine's cache, as there are many such items.
package final class SizedLeafLayoutNode: LeafLayoutNode {
    /// The object that sizes the item; `nil` when its life is over. One that holds the item itself takes itself away
    /// before.
    package var sizer: (any LeafSizer)?

    package init(context: LayoutContext, sizer: (any LeafSizer)? = nil) {
        self.sizer = sizer
        super.init(context: context, sizing: .flexible)
        (remembersSizes, sizeRule) = (false, .asked)
    }

    override func measure(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        sizer?.size(for: proposal.proposed, &range) ?? .zero
    }

    override func exchangeKept(_ kept: inout AnyObject?) { sizer?.exchangeSizes(&kept) }

    override func makeGuides() -> Guides { .textBaselines }

    override func makeExplicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat? {
        guard guide.isTextBaseline, let lines = sizer?.baselines(in: size(proposal)) else { return nil }
        return guide.kind == .firstTextBaseline ? lines.first : lines.last
    }
}
