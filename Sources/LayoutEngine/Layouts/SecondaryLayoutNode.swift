import Foundation

/// An item with another laid out over or under it: an overlay or a background. The primary item determines all results.
package final class SecondaryLayoutNode: LayoutNode {
    /// The item that determines size, spacing, priority and guides.
    package var primary: LayoutNode {
        // It is set from `init` until the node is being freed.
        get { first! }
        set {
            first?.parent = nil
            first = newValue
            adopt(newValue)
            relaySizes(of: newValue)
            partsDidChange()
            attributesDidChange()
        }
    }

    // The marks lie in padding of the superclass.
    /// Whether the secondary item is in front, as an overlay, instead of behind, as a background; `false` by default.
    package var isSecondaryInFront = false {
        didSet { if oldValue != isSecondaryInFront { displayDidChange() } }
    }

    /// The uses of the secondary item.
    package enum Use: Sendable {
        /// To be drawn: a background or an overlay.
        case shown
        /// A mask, through which the primary one is seen.
        case mask
        /// Items that the primary one draws as often as it likes.
        case symbols
    }

    /// The use of the secondary item; to be drawn by default.
    package var use = Use.shown {
        didSet { if oldValue != use { displayDidChange() } }
    }

    /// Whether the secondary item is a stack around several.
    private var isGrouped = false

    /// The item laid out in the primary item's size; `nil` for empty content.
    package private(set) var secondary: LayoutNode?

    /// Where the secondary item is placed; by the `center` guides by default.
    package var placement: SecondaryPlacement {
        didSet { if oldValue != placement { invalidateSize() } }
    }

    // `nil` only while the node is being freed.
    private var first: LayoutNode?

    /// The stack around several secondary items.
    private var ownGroup: LayoutContainerNode<ZStackLayout>? {
        isGrouped ? secondary as? LayoutContainerNode<ZStackLayout> : nil
    }

    /// Makes the item from a primary and any number of secondary items.
    package init(
        context: LayoutContext, placement: SecondaryPlacement, primary: LayoutNode, secondary: [LayoutNode]
    ) {
        self.placement = placement
        first = primary
        super.init(context: context)
        adopt(primary)
        relaySizes(of: primary)
        show(grouped(secondary))
    }

    /// Makes the item from a primary and any number of secondary items, aligned by guides.
    package convenience init(
        context: LayoutContext, alignment: Alignment = .center, primary: LayoutNode, secondary: [LayoutNode]
    ) {
        self.init(context: context, placement: .aligned(alignment), primary: primary, secondary: secondary)
    }

    /// The secondary items.
    package var secondaryItems: [LayoutNode] { ownGroup?.children ?? secondary.map { [$0] } ?? [] }

    /// Replaces the secondary items. Several are stacked along z, centred, and the stack is aligned.
    package func setSecondary(_ nodes: [LayoutNode]) {
        if nodes.count > 1, let ownGroup { return ownGroup.setChildren(nodes) }
        release()
        show(grouped(nodes))
    }

    /// Replaces the secondary items by one.
    package func setSecondary(_ node: LayoutNode) {
        release()
        show(node)
    }

    /// Lays out an item as the secondary one; `nil` for none.
    private func show(_ node: LayoutNode?) {
        secondary = node
        if let node { adopt(node) }
        partsDidChange()
    }

    /// Releases the secondary items.
    private func release() {
        ownGroup?.setChildren([])
        isGrouped = false
        secondary?.parent = nil
        secondary = nil
    }

    /// Returns the item to show for some.
    private func grouped(_ nodes: [LayoutNode]) -> LayoutNode? {
        if nodes.count < 2 { return nodes.first }
        let group = LayoutContainerNode(context: context, layout: ZStackLayout())
        group.layoutDirection = layoutDirection
        group.setChildren(nodes)
        isGrouped = true
        return group
    }

    private func partsDidChange() {
        invalidateSize()
        displayDidChange()
        displayOrderDidChange()
    }

    override func layoutDirectionDidChange() { ownGroup?.layoutDirection = layoutDirection }

    override func measure(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        primary.size(proposal, &range)
    }

    override func makeSpacing() -> ViewSpacing { primary.spacing }

    override var prioritySource: LayoutNode? { primary }

    override func passesAttributes(of child: LayoutNode) -> Bool { child === first }

    override var layoutValueSource: LayoutNode? { primary }

    override func makeGuides() -> Guides { primary.explicitGuides }

    override func makeExplicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat? {
        primary.explicitAlignment(guide, proposal: proposal)
    }

    override func appendInvalidChildren(to list: inout [LayoutNode]) {
        if let first, !first.isValid { list.append(first) }
        if let secondary, !secondary.isValid { list.append(secondary) }
    }

    override func staleAnswers(after stale: LayoutPass, of child: LayoutNode) -> LayoutPass {
        if child === first { return stale }
        // Only this node's placement depends on the secondary item's sizes and guides.
        if stale > 0 { needsPlacement = true }
        return 0
    }

    override func placeChildren() {
        let primary = primary
        var range = ProposalRange(placedProposal)
        let outer = primary.dimensions(placedProposal, &range)
        primary.place(at: .zero, placedProposal, measured: MeasuredSize(size: outer.size, range: range))
        guard let secondary else { return }
        switch placement.rule {
        case .fixed(let frame): secondary.place(at: frame.origin, Proposal(frame.size))
        case .aligned(let alignment):
            let proposal = Proposal(placedSize)
            range = ProposalRange(proposal)
            let inner = secondary.dimensions(proposal, &range)
            let origin = CGPoint(
                x: outer[alignment.horizontal] - inner[alignment.horizontal],
                y: outer[alignment.vertical] - inner[alignment.vertical])
            secondary.place(at: origin, proposal, measured: MeasuredSize(size: inner.size, range: range))
        }
    }

    override func appendChildrenToLayOut(to list: inout [LayoutNode]) {
        if let first, first.needsContentLayout { list.append(first) }
        if let secondary, secondary.needsContentLayout { list.append(secondary) }
    }

    override func appendOrientationFollowers(to list: inout [LayoutNode]) { appendParts(to: &list) }

    override func appendChildren(to list: inout [LayoutNode]) { appendParts(to: &list) }

    package override func appendChildrenBackToFront(to list: inout [LayoutNode]) {
        if !isSecondaryInFront, let secondary { list.append(secondary) }
        list.append(primary)
        if isSecondaryInFront, let secondary { list.append(secondary) }
    }

    private func appendParts(to list: inout [LayoutNode]) {
        if let first { list.append(first) }
        if let secondary { list.append(secondary) }
    }

    override func takeChildren(into list: inout [LayoutNode]) {
        appendParts(to: &list)
        (first, secondary) = (nil, nil)
    }

    deinit {
        var list: [LayoutNode] = []
        takeChildren(into: &list)
        LayoutNode.release(&list, of: self)
    }
}
