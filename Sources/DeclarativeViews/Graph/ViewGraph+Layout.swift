import Foundation
import LayoutEngine
import BridgedEnvironment

extension ViewGraph {
    /// Notes that items move on screen, without a change of layout.
    func itemsDidMove() {
        // Followers check their frames after a layout; a layout with nothing to do costs next to nothing.
        if features.all.contains(where: { $0.followsFrames }) { layoutDidChange() } else { displayDidChange() }
    }

    /// Lays out the views for a medium from now on: as they last were in it, but for changes since.
    ///
    /// Has no effect inside of a layout, where the sizes that depend on the medium are worked out again instead.
    package func show(in medium: TextMedium) {
        if layoutContext.medium != medium.kind.rawValue, !isLaidOutNow {
            root?.layoutRoot.show(in: medium.kind.rawValue)
        }
    }

    /// Returns the size of the root for a proposal, including the unsafe space around it. Performs pending updates
    /// first.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if isLaidOutNow { return sizeWithin(proposal) }
        updateNow()
        thinOutLayoutReads()
        return layingOut { root?.sizeThatFits(proposal) } ?? .zero
    }

    /// Runs code that measures or places items.
    private func layingOut<Result>(_ body: () -> Result) -> Result {
        layoutDepth += 1
        defer { layoutDepth -= 1 }
        return ClientLayout.run(in: delegate, body)
    }

    /// Lays out the views in an area of `size` points whose origin is (0, 0). Performs pending updates first.
    package func place(in size: CGSize) {
        // Asked for inside of a layout, another one follows.
        if isLaidOutNow { return layoutDidChange() }
        updateNow()
        if isWorking { return layOutAfterUpdate() }
        thinOutLayoutReads()
        ClientLayout.run(in: delegate) {
            for feature in features.all { feature.layoutWillBegin() }
            place(in: size, settling: features.all.count)
            for feature in features.all { feature.layoutDidEnd() }
        }
        layoutReads.didLayOut()
    }

    /// Returns the size of the root for a proposal, for code that runs inside of a layout of the graph: one more layout
    /// is measured in it, and a question inside of that is answered with the size of the layout before.
    private func sizeWithin(_ proposal: ProposedViewSize) -> CGSize {
        if layoutDepth > 1 {
            RuntimeIssue.report(
                "layout",
                """
                A view was asked for its size while it was being measured for such a question, by a layout, a shape or \
                a view inside of it. It answers with its size in the layout before. Ask what is inside of the layout \
                instead, or outside of layouts
                """)
            return root?.layoutRoot.node?.placedSize ?? .zero
        }
        return layingOut { root?.sizeThatFits(proposal) } ?? .zero
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
        layingOut { root?.place(in: size) }
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
