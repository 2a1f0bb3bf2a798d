import Foundation

/// Adds space around the child. Negative insets let the child extend beyond the item.
package struct PaddingLayout: UnaryLayout {
    /// The default inset of a padded edge, in points.
    package static let defaultLength: CGFloat = 16

    /// The insets as given.
    private let given: EdgeInsets

    package init(_ insets: EdgeInsets) { given = insets }

    /// The insets in points, with 0 in place of non-finite ones.
    private var insets: EdgeInsets {
        if (given.top + given.leading + given.bottom + given.trailing).isFinite { return given }
        func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        return EdgeInsets(
            top: finite(given.top), leading: finite(given.leading), bottom: finite(given.bottom),
            trailing: finite(given.trailing))
    }

    package var inputIssue: String? {
        if insets == given { return nil }
        return """
            padding has insets top \(given.top), leading \(given.leading), bottom \(given.bottom), trailing \
            \(given.trailing); an inset is a finite number of points, 0 is used for others
            """
    }

    package init(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {
        let length = length ?? Self.defaultLength
        self.init(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    package var isInert: Bool { given == EdgeInsets() }

    private func childProposal(_ proposal: Proposal) -> Proposal {
        let insets = insets
        // An unspecified length is NaN: subtracting from it gives NaN, and the comparison is false.
        let width = proposal.width - (insets.leading + insets.trailing)
        let height = proposal.height - (insets.top + insets.bottom)
        return Proposal(width: width < 0 ? 0 : width, height: height < 0 ? 0 : height)
    }

    package var hidesPriority: Bool { true }

    package func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        let insets = insets
        let inner = child.size(childProposal(proposal), &range)
        range.width = range.width.expanded(by: insets.leading + insets.trailing, with: proposal.width)
        range.height = range.height.expanded(by: insets.top + insets.bottom, with: proposal.height)
        return CGSize(
            width: max(0, inner.width + (insets.leading + insets.trailing)),
            height: max(0, inner.height + (insets.top + insets.bottom)))
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
