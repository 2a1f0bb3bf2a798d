import Foundation

extension LayoutNode {
    /// Traps if an invariant of this node or of one below it is broken. Computes all cached sizes again; for tests.
    package final func checkInvariants() {
        var pending: [LayoutNode] = [self]
        while let node = pending.popLast() {
            node.checkOwnInvariants()
            let first = pending.count
            node.appendChildrenBackToFront(to: &pending)
            for child in pending[first...] { node.check(child) }
        }
    }

    private final func check(_ child: LayoutNode) {
        precondition(child.parent === self, "A \(child.reportedType) has another parent than \(reportedType).")
        precondition(
            !isValid || child.isValid, "A \(reportedType) takes its answers to hold above a \(child.reportedType).")
        precondition(
            hasPlacementBelow || needsPlacement || !child.needsContentLayout || context.isDeparting(child),
            "A \(reportedType) does not know that a \(child.reportedType) is to be laid out.")
        precondition(
            child.isValid && !child.needsContentLayout || knowsPending(child),
            "A \(reportedType) has lost a \(child.reportedType) that is to be laid out.")
        precondition(
            displayChanged || !child.displayChanged || contentVisibility == .hidden || hasEffects,
            "A \(reportedType) does not know that a \(child.reportedType) is to be drawn.")
        precondition(
            (leadsToFollowers || !child.leadsToFollowers) && (leadsToPositions || !child.leadsToPositions),
            "A \(reportedType) does not lead to those who follow a \(child.reportedType).")
        precondition(child.turn != .open, "A \(child.reportedType) is waiting for its placement.")
    }

    private final func checkOwnInvariants() {
        precondition(
            leadsToFollowers || !hasMoved && !leadsToPositions, "A \(reportedType) leads to nobody who follows it.")
        precondition(hasMoved || !hasMovedWithContents, "A \(reportedType) has moved with contents, but not moved.")
        guard let memory else { return }
        memory.sizes.checkInvariants()
        if !isValid { return }
        for index in memory.sizes.indices {
            let entry = memory.sizes[index]
            for proposal in entry.range.corners {
                var range = entry.range
                let size = measured(proposal, &range)
                precondition(
                    size == entry.size, "A \(reportedType) remembers \(entry.size) for \(proposal), not \(size).")
            }
        }
    }
}
