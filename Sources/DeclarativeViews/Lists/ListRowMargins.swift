import Foundation
import LayoutEngine

/// The space around a row, a header or a footer.
struct ListRowMargins: UnaryLayout {
    let look: ListLook
    let role: ListSlotNode.Role
    let placement: ListRowPlacement
    /// Whether the row is held over the others.
    var isLifted = false

    private func padding(_ proposal: Proposal) -> PaddingLayout {
        let position = placement.position
        let margin = look.figure.margin(in: proposal.width)
        return PaddingLayout(
            EdgeInsets(
                top: hasGap(position) ? look.gap(isFirstInList: position.isFirstInList) : 0, leading: margin,
                bottom: position.isLastInList ? look.end : 0, trailing: margin))
    }

    /// Whether there is a gap before it, as it begins a section.
    private func hasGap(_ position: ListPosition) -> Bool {
        switch role {
        case .row: position.isFirst && !position.followsHeader
        case .header: position.isFirst
        case .footer: false
        }
    }

    var hidesPriority: Bool { true }

    func size(_ proposal: Proposal, _ child: LayoutNode, _ range: inout ProposalRange) -> CGSize {
        let size = padding(proposal).size(proposal, child, &range)
        // Each width above has margins of its own.
        let most = look.figure.readableWidth
        range.width = proposal.width > most ? LengthRange(proposal.width) : range.width.clamped(to: 0, most)
        return size
    }

    func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        padding(proposal).place(in: size, proposal, child)
    }

    func spacing(_ child: LayoutNode) -> ViewSpacing { padding(.unspecified).spacing(child) }

    /// A lifted row is in front, whatever layout values it sets.
    var hidesLayoutValues: Bool { isLifted }

    func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
        isLifted && K.self == ZIndexKey.self ? 1.0 as? K.Value : nil
    }
}
