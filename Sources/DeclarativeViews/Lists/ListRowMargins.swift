import Foundation
import LayoutEngine

/// The space around a row, a header or a footer.
struct ListRowMargins: UnaryLayout {
    let look: ListLook
    let role: ListSlotNode.Role
    let placement: ListRowPlacement
    /// Whether the row is held over the others.
    var isLifted = false

    private var padding: PaddingLayout {
        let position = placement.position
        return PaddingLayout(
            EdgeInsets(
                top: hasGap(position) ? look.gap(isFirstInList: position.isFirstInList) : 0, leading: look.margin,
                bottom: position.isLastInList ? look.end : 0, trailing: look.margin))
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
        padding.size(proposal, child, &range)
    }

    func place(
        in size: CGSize, _ proposal: Proposal, _ child: LayoutNode
    ) -> (origin: CGPoint, proposal: Proposal) {
        padding.place(in: size, proposal, child)
    }

    func spacing(_ child: LayoutNode) -> ViewSpacing { padding.spacing(child) }

    /// A lifted row is in front, whatever layout values it sets.
    var hidesLayoutValues: Bool { isLifted }

    func layoutValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? {
        isLifted && K.self == ZIndexKey.self ? 1.0 as? K.Value : nil
    }
}
