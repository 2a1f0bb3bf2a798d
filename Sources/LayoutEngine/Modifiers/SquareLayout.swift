import Foundation

/// Is as wide as high: as the longer side of the child, which is in its middle.
package struct SquareLayout: UnaryLayout {
    private let isSquare: Bool

    /// - Parameter isSquare: Whether it is so; otherwise it is as large as the child.
    package init(_ isSquare: Bool) { self.isSquare = isSquare }

    package var isInert: Bool { !isSquare }
    package var hidesPriority: Bool { true }

    package func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        let size = child.size(proposal, &range)
        if !isSquare { return size }
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    package func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        isSquare ? (child.centredOrigin(in: size, proposal), proposal) : (.zero, proposal)
    }
}
