import Foundation

/// An item with another laid out over or under it: an overlay or a background. The primary item determines all results.
package final class SecondaryLayoutNode: LayoutNode {
    /// The item that determines size, spacing, priority and guides.
    package var primary: LayoutNode {
        get { parts[0] }
        set {
            setParts([newValue] + parts.dropFirst())
            attributesDidChange()
        }
    }

    /// The item laid out in the primary item's size; `nil` for empty content.
    package var secondary: LayoutNode? { parts.count > 1 ? parts[1] : nil }

    /// The guides by which the items are aligned; `center` by default.
    package var alignment: Alignment {
        didSet { if oldValue != alignment { invalidateSize() } }
    }

    /// Whether the secondary item is in front, as an overlay, instead of behind, as a background; `false` by default.
    package var isSecondaryInFront = false {
        didSet { if oldValue != isSecondaryInFront { displayDidChange() } }
    }

    private var parts: [LayoutNode]

    /// Makes the item from a primary and any number of secondary items.
    package init(context: LayoutContext, alignment: Alignment = .center, primary: LayoutNode, secondary: [LayoutNode]) {
        self.alignment = alignment
        parts = []
        super.init(context: context)
        setParts([primary] + grouped(secondary))
    }

    /// Replaces the secondary items. Several are stacked along z, centred, and the stack is aligned.
    package func setSecondary(_ nodes: [LayoutNode]) {
        if nodes.count > 1, let group = secondary as? LayoutContainerNode<ZStackLayout>, group === ownGroup {
            group.setChildren(nodes)
        } else {
            let primary = self.primary
            ownGroup?.setChildren([])
            ownGroup = nil
            setParts([primary])
            setParts([primary] + grouped(nodes))
        }
    }

    private var ownGroup: LayoutContainerNode<ZStackLayout>?

    private func grouped(_ nodes: [LayoutNode]) -> [LayoutNode] {
        if nodes.count < 2 { return nodes }
        let group = LayoutContainerNode(context: context, layout: ZStackLayout())
        group.layoutDirection = layoutDirection
        group.setChildren(nodes)
        ownGroup = group
        return [group]
    }

    private func setParts(_ nodes: [LayoutNode]) {
        for part in parts { part.parent = nil }
        parts = nodes
        for part in parts {
            adopt(part)
        }
        invalidateSize()
        displayDidChange()
        displayOrderDidChange()
    }

    override func layoutDirectionDidChange() { ownGroup?.layoutDirection = layoutDirection }

    override func measure(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        parts[0].size(proposal, &range)
    }

    override func makeSpacing() -> ViewSpacing { parts[0].spacing }

    override var prioritySource: LayoutNode? { parts[0] }

    override func passesAttributes(of child: LayoutNode) -> Bool { child === parts[0] }

    override var layoutValueSource: LayoutNode? { parts[0] }

    override func makeGuides() -> Guides { parts[0].explicitGuides }

    override func makeExplicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat? {
        parts[0].explicitAlignment(guide, proposal: proposal)
    }

    override func appendInvalidChildren(to list: inout [LayoutNode]) {
        for part in parts where !part.isValid { list.append(part) }
    }

    override func staleAnswers(after stale: LayoutPass, of child: LayoutNode) -> LayoutPass {
        if child === parts[0] { return stale }
        // Only this node's placement depends on the secondary item's sizes and guides.
        if stale > 0 { needsPlacement = true }
        return 0
    }

    override func placeChildren() {
        let primary = parts[0]
        primary.place(at: .zero, placedProposal)
        guard let secondary else { return }
        let outer = primary.dimensions(placedProposal)
        let proposal = Proposal(placedSize)
        let inner = secondary.dimensions(proposal)
        let origin = CGPoint(
            x: outer[alignment.horizontal] - inner[alignment.horizontal],
            y: outer[alignment.vertical] - inner[alignment.vertical])
        secondary.place(at: origin, proposal)
    }

    override func appendChildrenToLayOut(to list: inout [LayoutNode]) {
        for part in parts where part.needsContentLayout { list.append(part) }
    }

    override func appendOrientationFollowers(to list: inout [LayoutNode]) { list += parts }

    package override func appendChildrenBackToFront(to list: inout [LayoutNode]) {
        if !isSecondaryInFront, let secondary { list.append(secondary) }
        list.append(parts[0])
        if isSecondaryInFront, let secondary { list.append(secondary) }
    }

    override func takeChildren(into list: inout [LayoutNode]) {
        ownGroup = nil
        list.append(contentsOf: parts)
        parts.removeAll()
    }

    deinit {
        ownGroup = nil
        LayoutNode.release(&parts, of: self)
    }
}
