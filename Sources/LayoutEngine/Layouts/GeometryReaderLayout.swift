import Foundation

/// Takes the proposed size, regardless of its subviews, and places each at the top leading corner with that size.
package struct GeometryReaderLayout: EngineLayout {
    package init() {}

    package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .ordinary }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for index in 0..<subviews.count {
            subviews.node(index).placeInTurn(at: bounds.origin, Proposal(bounds.size))
        }
    }
}
