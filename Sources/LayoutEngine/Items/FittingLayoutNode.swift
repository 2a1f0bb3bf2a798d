import Foundation

/// A layout item that shows the first of its children whose ideal size fits what is proposed, or else the last.
///
/// What is shown depends on the proposal alone. Spacing and priority, which know no proposal, are the first child's.
package final class FittingLayoutNode: ContainerLayoutNode {
    /// The axes on which a child has to fit.
    package var axes: Axis.Set {
        didSet { if oldValue != axes { invalidateSize() } }
    }

    /// The child that is shown in the place given last; `nil` before that.
    package private(set) var shown: ObjectIdentifier?

    package init(context: LayoutContext, axes: Axis.Set) {
        self.axes = axes
        super.init(context: context)
    }

    /// The children to choose from: not those on their way out.
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
            // Nothing is larger than an unspecified length, which is NaN.
            if axes.contains(.horizontal), size.width > proposal.width { continue }
            if axes.contains(.vertical), size.height > proposal.height { continue }
            return candidate
        }
        return candidates.last
    }

    /// Whether a child is the one that is shown.
    package override func shows(_ child: LayoutNode) -> Bool { shown == ObjectIdentifier(child) }

    override func measure(_ proposal: Proposal) -> CGSize { choice(for: proposal)?.size(proposal) ?? .zero }

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
        shown = choice.map { ObjectIdentifier($0) }
        choice?.place(at: .zero, placedProposal)
    }

    override func appendChildrenToLayOut(to list: inout [LayoutNode]) {
        for child in children where child.needsContentLayout && (shows(child) || context.isDeparting(child)) {
            list.append(child)
        }
    }

    package override func appendChildrenBackToFront(to list: inout [LayoutNode]) {
        for child in children where shows(child) || context.isDeparting(child) { list.append(child) }
    }

    override func appendOrientationFollowers(to list: inout [LayoutNode]) { list += children }
}
