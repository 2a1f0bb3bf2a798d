import Foundation

extension LayoutNode {
    /// Records where the node goes in its parent's left-to-right space: `anchor` of its size for `proposal` at
    /// `origin`.
    ///
    /// The contents are laid out by `layoutContents()`, after the whole container has been placed.
    package final func place(
        at origin: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        place(at: origin, anchor: anchor, Proposal(proposal))
    }

    final func place(at origin: CGPoint, anchor: UnitPoint = .topLeading, _ proposal: Proposal) {
        var proposal = proposal
        var size = self.size(proposal)
        if !(size.width < .infinity && size.height < .infinity) {
            let finite = finiteSize(size)
            // The contents are not to meet the infinite proposal either.
            if size.width == .infinity { proposal.width = finite.width }
            if size.height == .infinity { proposal.height = finite.height }
            size = finite
        }
        var x = origin.x - (anchor.x == 0 ? 0 : anchor.x * size.width)
        var y = origin.y - (anchor.y == 0 ? 0 : anchor.y * size.height)
        if !(abs(x) <= Self.coordinateLimit && abs(y) <= Self.coordinateLimit) {
            reportPosition(origin, anchor)
            x = Self.limited(x)
            y = Self.limited(y)
        }
        turn = .placed
        hasPlace = true
        // What is added makes 0 of -0.
        placedOrigin = CGPoint(x: x + 0, y: y + 0)
        if size != placedSize || proposal != placedProposal {
            placedSize = size
            placedProposal = proposal
            needsPlacement = true
        }
    }

    /// As far as an item may be from its parent's origin, so that no sum of places overflows.
    private static var coordinateLimit: CGFloat { 1e200 }

    private static func limited(_ place: CGFloat) -> CGFloat {
        place.isFinite ? min(max(place, -coordinateLimit), coordinateLimit) : 0
    }

    /// Lays out what is inside the placed node, where anything there has changed, without recursion.
    package final func layoutContents() {
        var pending: [LayoutNode] = [self]
        while let node = pending.popLast() {
            if node.needsPlacement {
                node.context.placedCount += 1
                node.placeChildren()
            }
            if !node.needsContentLayout { continue }
            node.needsPlacement = false
            node.hasPlacementBelow = false
            let first = pending.count
            node.appendChildrenToLayOut(to: &pending)
            if pending.count - first > 1 { pending[first...].reverse() }
        }
    }

    /// Lays out what is inside the placed node, before those around it are laid out again, whose sizes do not depend on
    /// it.
    package final func layOutContentsInPlace() {
        layoutContents()
        // The layout of those around it has to come by here. The mark also ends the climb of changes inside meanwhile.
        hasPlacementBelow = true
    }

    /// Whether `layoutContents()` has anything to do.
    @inline(__always)
    final var needsContentLayout: Bool { needsPlacement || hasPlacementBelow }

    /// The placed frame in the parent's space, mirrored where the parent reads right to left and moved by effects; not
    /// rounded.
    package final var frame: CGRect {
        var frame = restingFrame
        if hasEffects {
            let offset = effectOffset
            frame.origin.x += offset.x
            frame.origin.y += offset.y
        }
        return frame
    }

    /// The frame without effects: where the node is when nothing moves any more.
    package final var restingFrame: CGRect {
        var origin = placedOrigin
        if let parent, parent.layoutDirection == .rightToLeft {
            origin.x = parent.placedSize.width - (origin.x + placedSize.width)
        }
        return CGRect(origin: origin, size: placedSize)
    }

    /// The proposal the node was placed with.
    package final var proposalInPlace: ProposedViewSize { placedProposal.proposed }

    /// The placed frame in the space of the outermost node's parent; not rounded. Costs one step an ancestor.
    package final var absoluteFrame: CGRect {
        var frame = self.frame
        var node = parent
        while let ancestor = node {
            let outer = ancestor.frame
            frame.origin.x += outer.origin.x
            frame.origin.y += outer.origin.y
            node = ancestor.parent
        }
        return frame
    }

    /// The absolute frame with both corners on whole pixels, `scale` pixels a point.
    ///
    /// - Parameter parentOrigin: the parent's absolute, unrounded origin, for a walk that knows it.
    package final func pixelFrame(scale: CGFloat, parentOrigin: CGPoint? = nil) -> CGRect {
        guard let parentOrigin else { return PixelGrid.rounded(absoluteFrame, scale: scale) }
        var frame = self.frame
        frame.origin.x += parentOrigin.x
        frame.origin.y += parentOrigin.y
        return PixelGrid.rounded(frame, scale: scale)
    }
}

/// What a container remembers of a child while it asks where it would place it.
struct SavedPlacement {
    private let turn: LayoutNode.Turn
    private let needsPlacement: Bool
    private let origin: CGPoint
    private let proposal: Proposal
    private let size: CGSize

    init(_ node: LayoutNode) {
        turn = node.turn
        needsPlacement = node.needsPlacement
        origin = node.placedOrigin
        proposal = node.placedProposal
        size = node.placedSize
    }

    func restore(_ node: LayoutNode) {
        node.turn = turn
        node.needsPlacement = needsPlacement
        node.placedOrigin = origin
        node.placedProposal = proposal
        node.placedSize = size
    }
}
