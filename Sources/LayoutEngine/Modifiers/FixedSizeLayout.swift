import Foundation

/// Gives the child its ideal length on the fixed axes, regardless of the proposal.
package struct FixedSizeLayout: UnaryLayout {
    private let horizontal: Bool
    private let vertical: Bool

    package init(horizontal: Bool = true, vertical: Bool = true) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    private func childProposal(_ proposal: Proposal) -> Proposal {
        Proposal(width: horizontal ? .nan : proposal.width, height: vertical ? .nan : proposal.height)
    }

    package var hidesPriority: Bool { true }

    package func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        let answer = child.size(childProposal(proposal), &range)
        if horizontal { range.width = .all }
        if vertical { range.height = .all }
        return answer
    }

    package func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        let inner = childProposal(proposal)
        return (child.centredOrigin(in: size, inner), inner)
    }
}

extension LayoutNode {
    /// Returns the origin at which the node is centred in an area.
    final func centredOrigin(in size: CGSize, _ proposal: Proposal) -> CGPoint {
        let answer = self.size(proposal)
        return CGPoint(x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2)
    }
}
