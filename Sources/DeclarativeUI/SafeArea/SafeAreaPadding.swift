import Foundation
import LayoutEngine

/// Room around the child that is not safe.
struct SafeAreaPaddingLayout: UnaryLayout {
    let padding: PaddingLayout

    func size(_ proposal: Proposal, _ child: LayoutNode) -> CGSize { padding.size(proposal, child) }

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
    /// Adds points to the safe area of this view at each edge. It is laid out in what is left; what ignores the safe
    /// area inside reaches into it.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(UnaryLayoutModifier(SafeAreaPaddingLayout(padding: PaddingLayout(insets))))
    }

    /// Adds to the safe area of this view on some edges; 16 points where no length is given.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(UnaryLayoutModifier(SafeAreaPaddingLayout(padding: PaddingLayout(edges, length))))
    }

    /// Adds points to the safe area of this view on all edges.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
