import Foundation
import LayoutEngine
import UnifiedStorage

extension ViewGraph {
    /// Items are drawn in other places, without any being laid out differently.
    func itemsDidMove() {
        // Those who follow where they are look after a layout; one with nothing to do costs next to nothing.
        if features.all.contains(where: { $0.followsFrames }) { layoutDidChange() } else { displayDidChange() }
    }

    /// The size of the root for a proposal, together with what is not safe around it. Updates first.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        updateNow()
        thinOutLayoutReads()
        return root?.sizeThatFits(proposal) ?? .zero
    }

    /// Lays the views out in an area of `size` points whose origin is (0, 0). Updates first.
    package func place(in size: CGSize) {
        updateNow()
        if isWorking { return layOutAfterUpdate() }
        thinOutLayoutReads()
        for feature in features.all { feature.layoutWillBegin() }
        place(in: size, settling: features.all.count)
        for feature in features.all { feature.layoutDidEnd() }
        layoutReads.didLayOut()
    }

    /// Places the items, again and again until the first `count` features make nothing more of it.
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

    /// Where in the tree of both worlds a layout item belongs, as text. Costs a look at every node; for reports.
    func path(of item: LayoutNode) -> String? {
        var wanted: LayoutNode? = item
        // What is shown of a view is the outermost item made for it.
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
