import Foundation

/// Proposes a size of a given aspect ratio to the child, and takes the child's size.
package struct AspectRatioLayout: UnaryLayout {
    private let ratio: CGFloat
    private let contentMode: ContentMode
    package let inputIssue: String?

    /// - Parameter ratio: Width divided by height; the ratio of the child's ideal size if `nil`.
    package init(_ ratio: CGFloat?, contentMode: ContentMode) {
        let isValid = ratio.map { $0 > 0 && $0 < .infinity } ?? true
        self.ratio = isValid ? ratio ?? .nan : .nan
        self.contentMode = contentMode
        inputIssue =
            isValid
            ? nil : "the aspect ratio \(ratio ?? .nan) is no positive finite number; the child's own is used"
    }

    private func childProposal(_ proposal: Proposal, _ child: LayoutNode) -> Proposal {
        if proposal.width.isNaN && proposal.height.isNaN { return proposal }
        let base = ratio.isNaN ? child.size(.unspecified) : CGSize(width: ratio, height: 1)
        guard base.width > 0, base.height > 0, base.width < .infinity, base.height < .infinity else { return proposal }
        let x = proposal.width / base.width
        let y = proposal.height / base.height
        let scale = x.isNaN ? y : y.isNaN ? x : contentMode == .fit ? min(x, y) : max(x, y)
        return Proposal(width: base.width * scale, height: base.height * scale)
    }

    package var hidesPriority: Bool { true }

    package func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        child.size(childProposal(proposal, child))
    }

    package func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        let inner = childProposal(proposal, child)
        return (child.centredOrigin(in: size, inner), inner)
    }
}
