import Foundation
import LayoutEngine
import UnifiedStorage

extension ViewGraph {
    /// Notes that items move on screen, without a change of layout.
    func itemsDidMove() {
        // Followers check their frames after a layout; a layout with nothing to do costs next to nothing.
        if features.all.contains(where: { $0.followsFrames }) { layoutDidChange() } else { displayDidChange() }
    }

    /// Returns the size of the root for a proposal, including the unsafe space around it. Performs pending updates
    /// first.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        updateNow()
        thinOutLayoutReads()
        return root?.sizeThatFits(proposal) ?? .zero
    }

    /// Lays out the views in an area of `size` points whose origin is (0, 0). Performs pending updates first.
    package func place(in size: CGSize) {
        updateNow()
        if isWorking { return layOutAfterUpdate() }
        thinOutLayoutReads()
        for feature in features.all { feature.layoutWillBegin() }
        place(in: size, settling: features.all.count)
        for feature in features.all { feature.layoutDidEnd() }
        layoutReads.didLayOut()
    }

    /// Places the items repeatedly, until the first `count` features request no further placement.
    private func place(in size: CGSize, settling count: Int) {
        if count == 0 { return placeItems(in: size) }
        let feature = features.all[count - 1]
        place(in: size, settling: count - 1)
        var round = 0
        while feature.itemsWerePlaced(round: round) {
            round += 1
            place(in: size, settling: count - 1)
        }
    }

    private func placeItems(in size: CGSize) {
        for feature in features.all { feature.itemsWillBePlaced() }
        root?.place(in: size)
    }

    /// The outermost layout items.
    package var rootItems: [LayoutNode] { root?.rootItems ?? [] }

    /// Returns the path of a layout item in the tree of both worlds, as text. Visits every node; for reports.
    func path(of item: LayoutNode) -> String? {
        var wanted: LayoutNode? = item
        // A view is shown by the outermost item made for it.
        while let here = wanted {
            var items: [LayoutNode] = []
            let owner = root?.first { node in
                items.removeAll(keepingCapacity: true)
                return node.appendItems(to: &items) && items.contains { $0 === here }
            }
            if let owner { return TreePath(of: owner).description }
            wanted = here.parent
        }
        return nil
    }
}
