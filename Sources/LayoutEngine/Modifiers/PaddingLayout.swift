import Foundation

/// Adds space around the child. Negative insets let the child extend beyond the item.
package struct PaddingLayout: UnaryLayout {
    /// The default inset of a padded edge, in points.
    package static let defaultLength: CGFloat = 16

    private let insets: EdgeInsets
    package let inputIssue: String?

    package init(_ insets: EdgeInsets) {
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        self.insets = EdgeInsets(
            top: finite(insets.top), leading: finite(insets.leading), bottom: finite(insets.bottom),
            trailing: finite(insets.trailing))
        inputIssue =
            self.insets == insets
            ? nil
            : """
            padding has insets top \(insets.top), leading \(insets.leading), bottom \(insets.bottom), trailing \
            \(insets.trailing); an inset is a finite number of points, 0 is used for others
            """
    }

    package init(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {
        let length = length ?? Self.defaultLength
        self.init(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    package var isInert: Bool { insets == EdgeInsets() && inputIssue == nil }

    private func childProposal(_ proposal: Proposal) -> Proposal {
        // An unspecified length is NaN: subtracting from it gives NaN, and the comparison is false.
        let width = proposal.width - (insets.leading + insets.trailing)
        let height = proposal.height - (insets.top + insets.bottom)
        return Proposal(width: width < 0 ? 0 : width, height: height < 0 ? 0 : height)
    }

    package var hidesPriority: Bool { true }

    package func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        let answer = child.size(childProposal(proposal), &range)
        range.width = range.width.expanded(by: insets.leading + insets.trailing, with: proposal.width)
        range.height = range.height.expanded(by: insets.top + insets.bottom, with: proposal.height)
        return CGSize(
            width: max(0, answer.width + (insets.leading + insets.trailing)),
            height: max(0, answer.height + (insets.top + insets.bottom)))
    }

    package func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        (CGPoint(x: insets.leading, y: insets.top), childProposal(proposal))
    }

    package func spacing(_ child: LayoutNode) -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.formUnion(.top) }
        if insets.leading != 0 { edges.formUnion(.leading) }
        if insets.bottom != 0 { edges.formUnion(.bottom) }
        if insets.trailing != 0 { edges.formUnion(.trailing) }
        return child.spacing.resetting(edges)
    }
}
