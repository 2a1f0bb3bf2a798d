import Foundation

/// A layout item that shows the first child whose ideal size fits the proposal, or the last child if none fits.
///
/// The choice depends on the proposal alone. Spacing and priority, which are asked for without a proposal, are those of
/// the first child.
package final class FittingLayoutNode: ContainerLayoutNode {
    /// The axes on which a child has to fit.
    package var axes: Axis.Set {
        didSet { if oldValue != axes { invalidateSize() } }
    }

    /// The child shown at the current position; `nil` until the node is placed.
    package private(set) var shown: ObjectIdentifier?

    package init(context: LayoutContext, axes: Axis.Set) {
        self.axes = axes
        super.init(context: context)
    }

    /// The children to choose from, without those that are being removed.
    private var candidates: [LayoutNode] {
        context.departing.isEmpty ? children : children.filter { !context.isDeparting($0) }
    }

    private func choice(for proposal: Proposal) -> LayoutNode? {
        let candidates = self.candidates
        let question = Proposal(
            width: axes.contains(.horizontal) ? .nan : proposal.width,
            height: axes.contains(.vertical) ? .nan : proposal.height)
        for candidate in candidates.dropLast() {
            let size = candidate.size(question)
            // An unspecified length is NaN, for which the comparison is false: every child fits.
            if axes.contains(.horizontal), size.width > proposal.width { continue }
            if axes.contains(.vertical), size.height > proposal.height { continue }
            return candidate
        }
        return candidates.last
    }

    /// Whether `child` is the chosen one.
    package override func shows(_ child: LayoutNode) -> Bool { shown == ObjectIdentifier(child) }

    override func measure(_ proposal: Proposal, _ range: inout ProposalRange) -> CGSize {
        choice(for: proposal)?.size(proposal) ?? .zero
    }

    override func makeSpacing() -> ViewSpacing { candidates.first?.spacing ?? .zero }

    override var ownPriority: Double { -.infinity }

    override var prioritySource: LayoutNode? { candidates.first }

    override var passesAnyAttributes: Bool { true }

    override func passesAttributes(of child: LayoutNode) -> Bool { child === candidates.first }

    override func makeExplicitAlignment(_ guide: AlignmentGuide, proposal: Proposal) -> CGFloat? {
        choice(for: proposal)?.explicitAlignment(guide, proposal: proposal)
    }

    override func placeChildren() {
        let choice = choice(for: placedProposal)
        let before = shown
        shown = choice.map { ObjectIdentifier($0) }
        if shown != before { showsAnother(before) }
        choice?.place(at: .zero, placedProposal)
    }

    /// Tells the followers of the children that another one is shown.
    private func showsAnother(_ former: ObjectIdentifier?) {
        contentsDidMove()
        if !leadsToFollowers { return }
        for child in children where child.leadsToFollowers {
            if ObjectIdentifier(child) == former { child.didLeave() } else { child.markMoved() }
        }
        if isFollowed { context.movedItems.append(self) }
    }

    override func appendChildrenToLayOut(to list: inout [LayoutNode]) {
        for child in children where child.needsContentLayout && (shows(child) || context.isDeparting(child)) {
            list.append(child)
        }
    }

    package override func appendChildrenBackToFront(to list: inout [LayoutNode]) {
        for child in children where shows(child) || context.isDeparting(child) { list.append(child) }
    }

    override var isLaidOutForEachMedium: Bool { true }

    override func appendOrientationFollowers(to list: inout [LayoutNode]) { list += children }
}
