import Foundation

/// Takes the proposed size and centres the child at a point in it.
package struct PositionLayout: UnaryLayout {
    private let position: CGPoint
    package let inputIssue: String?

    package init(x: CGFloat = 0, y: CGFloat = 0) {
        position = CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
        inputIssue =
            x.isFinite && y.isFinite ? nil : "the position (\(x), \(y)) is not finite; 0 is used for such a coordinate"
    }

    package func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        if !proposal.width.isNaN && !proposal.height.isNaN {
            return CGSize(width: proposal.width, height: proposal.height)
        }
        let answer = child.size(proposal)
        return CGSize(width: proposal.width.or(answer.width), height: proposal.height.or(answer.height))
    }

    package func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        let inner = Proposal(size)
        let answer = child.size(inner)
        return (CGPoint(x: position.x - answer.width / 2, y: position.y - answer.height / 2), inner)
    }

    package func spacing(_ child: LayoutNode) -> ViewSpacing { .ordinary }
}
