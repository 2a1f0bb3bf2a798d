import Foundation

extension LayoutNode {
    /// Places the node in its parent's left-to-right space, with `anchor` of its size for `proposal` at `origin`.
    ///
    /// `layoutContents()` lays out the contents once the whole container has been placed.
    package final func place(
        at origin: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
    ) {
        place(at: origin, anchor: anchor, Proposal(proposal))
    }

    /// - Parameters:
    ///   - measured: The item's size for the proposal, if the caller knows it. It need not come with all proposals for
    ///     which the item has that size.
    ///   - isScrolled: Whether the item is contents that are scrolled to the origin.
    final func place(
        at origin: CGPoint, anchor: UnitPoint = .topLeading, _ proposal: Proposal, measured: MeasuredSize? = nil,
        isScrolled: Bool = false
    ) {
        if validity != .valid { _ = revalidate() }
        var proposal = proposal
        var (size, range) = sizeToPlace(proposal, measured)
        if !(size.width < .infinity && size.height < .infinity) {
            let finite = finiteSize(size)
            // The contents must not receive the infinite proposal either.
            if size.width == .infinity { proposal.width = finite.width }
            if size.height == .infinity { proposal.height = finite.height }
            size = finite
            range = ProposalRange(proposal)
        }
        var x = origin.x - (anchor.x == 0 ? 0 : anchor.x * size.width)
        var y = origin.y - (anchor.y == 0 ? 0 : anchor.y * size.height)
        if !(abs(x) <= Self.coordinateLimit && abs(y) <= Self.coordinateLimit) {
            reportPosition(origin, anchor)
            x = Self.limited(x)
            y = Self.limited(y)
        }
        turn = .placed
        if size != placedSize || x != placedOrigin.x || y != placedOrigin.y || !isPlaced {
            if leadsToFollowers {
                if isScrolled, isPlaced, size == placedSize { markScrolled() } else { markMoved() }
            }
            if !displayChanged { markDisplayChanged() }
            // Mirrored positions depend on the width.
            if layoutDirection == .rightToLeft, size != placedSize { childrenDisplayDidChange() }
        }
        isPlaced = true
        // Adding 0 turns -0 into 0.
        placedOrigin = CGPoint(x: x + 0, y: y + 0)
        if size != placedSize || proposal != placedProposal {
            // If the size was computed for a range that includes both proposals, nothing inside moves.
            if size != placedSize || !range.contains(placedProposal) { needsPlacement = true }
            placedSize = size
            placedProposal = proposal
        }
    }

    /// Returns the size to place, and proposals for which it stays the same: the former one among them, if it is.
    @inline(__always)
    private final func sizeToPlace(_ proposal: Proposal, _ measured: MeasuredSize?) -> (CGSize, ProposalRange) {
        // An item that is placed already need not be measured again.
        if proposal == placedProposal, !needsPlacement { return (placedSize, ProposalRange(proposal)) }
        if let measured, measured.size != placedSize || measured.range.contains(placedProposal) {
            return (measured.size, measured.range)
        }
        var range = ProposalRange(proposal)
        let size = self.size(proposal, &range)
        return (size, range)
    }

    /// The largest distance of an item from its parent's origin, small enough that no sum of origins overflows.
    private static var coordinateLimit: CGFloat { 1e200 }

    private static func limited(_ coordinate: CGFloat) -> CGFloat {
        coordinate.isFinite ? min(max(coordinate, -coordinateLimit), coordinateLimit) : 0
    }

    /// Lays out the contents of the placed node wherever something has changed. Iterates, so that deep trees do not
    /// overflow the stack.
    package final func layoutContents() {
        var pending: [LayoutNode] = [self]
        while let node = pending.popLast() {
            let (hasMoved, isScrolled) = (node.hasMoved, node.hasMovedWithContents)
            if hasMoved { node.noteMove() }
            if node.needsPlacement {
                node.context.placedCount += 1
                node.placeChildren()
            }
            if hasMoved { node.passMoveOn(withContents: isScrolled) }
            if !node.needsContentLayout { continue }
            if node.needsPlacement { node.childrenNeedLayout() }
            node.needsPlacement = false
            node.hasPlacementBelow = false
            let first = pending.count
            node.appendChildrenToLayOut(to: &pending)
            pending.reverse(from: first)
        }
    }

    /// Lays out the contents of the placed node ahead of the layout of its ancestors, whose sizes do not depend on
    /// them.
    package final func layOutContentsInPlace() {
        layoutContents()
        // Leads the layout of the ancestors to this node. The mark also stops changes inside from marking further
        // ancestors meanwhile.
        hasPlacementBelow = true
    }

    /// Whether `layoutContents()` has anything to do.
    @inline(__always)
    final var needsContentLayout: Bool { needsPlacement || hasPlacementBelow || hasMoved }

    /// The frame in the parent's space: mirrored in right-to-left parents, moved by effects, not rounded.
    package final var frame: CGRect {
        var frame = restingFrame
        if hasEffects {
            let offset = effectOffset
            frame.origin.x += offset.x
            frame.origin.y += offset.y
        }
        return frame
    }

    /// The frame without effects: where the node comes to rest when animations end.
    package final var restingFrame: CGRect {
        var origin = placedOrigin
        if let parent, parent.layoutDirection == .rightToLeft {
            origin.x = parent.placedSize.width - (origin.x + placedSize.width)
        }
        return CGRect(origin: origin, size: placedSize)
    }

    /// The frame in the space of the root's parent, not rounded. Visits each ancestor.
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
}

/// A child's placement, saved by a container while it tries out another.
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
