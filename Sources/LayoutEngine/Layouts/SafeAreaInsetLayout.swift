import Foundation

/// Lays out a second subview at one edge of the first, which gets the rest of the space.
package struct SafeAreaInsetLayout: EngineLayout {
    package var edge: Edge
    /// The guide that aligns both along the edge.
    package var alignment: AlignmentGuide
    package var spacing: CGFloat?

    package init(edge: Edge, alignment: AlignmentGuide, spacing: CGFloat?) {
        self.edge = edge
        self.alignment = alignment
        self.spacing = spacing
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var isBefore: Bool { edge == .top || edge == .leading }

    private func gap(_ subviews: Subviews) -> CGFloat {
        if let spacing, spacing.isFinite { return spacing }
        let (first, second) = (subviews.node(isBefore ? 1 : 0), subviews.node(isBefore ? 0 : 1))
        return first.spacing.distance(to: second.spacing, along: axis)
    }

    /// Returns the proposals for both subviews.
    private func proposals(_ proposal: Proposal, _ subviews: Subviews) -> (primary: Proposal, secondary: Proposal) {
        let (primary, secondary) = (subviews.node(0), subviews.node(1))
        let gap = gap(subviews)
        var least = proposal
        least[axis] = 0
        // An unspecified length is NaN, and subtracting from NaN gives NaN.
        func positive(_ length: CGFloat) -> CGFloat { length < 0 ? 0 : length }
        var second = proposal
        second[axis] = positive(proposal[axis] - gap - (proposal[axis].isNaN ? 0 : primary.size(least)[axis]))
        var first = proposal
        let taken = secondary.size(second)[axis]
        first[axis] = taken.isFinite ? positive(proposal[axis] - gap - taken) : 0
        return (first, second)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let proposal = Proposal(proposal)
        if subviews.isEmpty { return .zero }
        if subviews.count == 1 { return subviews.node(0).size(proposal) }
        let (first, second) = proposals(proposal, subviews)
        let primary = subviews.node(0).size(first)
        let secondary = subviews.node(1).size(second)
        var size = CGSize.zero
        size[axis] = max(0, primary[axis] + gap(subviews) + secondary[axis])
        size[axis.other] = max(primary[axis.other], secondary[axis.other])
        return size
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let proposal = Proposal(proposal)
        if subviews.isEmpty { return }
        if subviews.count == 1 { return subviews.node(0).placeInTurn(at: bounds.origin, proposal) }
        let (first, second) = proposals(proposal, subviews)
        let primary = subviews.node(0).dimensions(first)
        let secondary = subviews.node(1).dimensions(second)
        let across = axis.other
        let lines = (primary[alignment], secondary[alignment])
        // The subview that extends further out begins at the edge.
        let start = max(lines.0, lines.1)
        let lengths = (
            CGSize(width: primary.width, height: primary.height)[axis],
            CGSize(width: secondary.width, height: secondary.height)[axis]
        )
        var origins = (bounds.origin, bounds.origin)
        origins.0[across] += start - lines.0
        origins.1[across] += start - lines.1
        if isBefore {
            origins.0[axis] += lengths.1 + gap(subviews)
        } else {
            origins.1[axis] += lengths.0 + gap(subviews)
        }
        subviews.node(0).placeInTurn(at: origins.0, first)
        subviews.node(1).placeInTurn(at: origins.1, second)
    }
}
