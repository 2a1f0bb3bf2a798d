import Foundation
import LayoutEngine

/// Adds unsafe space around the child.
struct SafeAreaPaddingLayout: UnaryLayout {
    let padding: PaddingLayout

    func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        padding.size(proposal, child, &range)
    }

    func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        padding.place(in: size, proposal, child)
    }

    func spacing(_ child: LayoutNode) -> ViewSpacing { padding.spacing(child) }
    var inputIssue: String? { padding.inputIssue }
    var safeAreaRole: SafeAreaRole { .reserves(.all) }
}

extension View {
    /// Insets the safe area of this view at each edge, in points.
    ///
    /// The view is laid out in the remaining space; content that ignores the safe area extends into the insets.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(UnaryLayoutModifier(SafeAreaPaddingLayout(padding: PaddingLayout(insets))))
    }

    /// Insets the safe area of this view at the given edges, in points; 16 by default.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(UnaryLayoutModifier(SafeAreaPaddingLayout(padding: PaddingLayout(edges, length))))
    }

    /// Insets the safe area of this view at all edges, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
