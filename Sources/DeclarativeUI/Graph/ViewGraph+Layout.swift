import Foundation
import UnifiedStorage

/// A node that is told when its frame differs after a layout.
struct FrameFollower {
    let node: LeafNode
    var frame: CGRect?
}

extension ViewGraph {
    /// Items are drawn in other places, without any being laid out differently.
    func itemsDidMove() {
        // Those who follow where they are look after a layout; one with nothing to do costs next to nothing.
        if frameFollowers.isEmpty { displayDidChange() } else { layoutDidChange() }
    }

    func addFrameFollower(_ node: LeafNode) { frameFollowers.append(FrameFollower(node: node)) }

    private func tellFrameFollowers() {
        frameFollowers.removeAll { $0.node.isTornDown }
        var index = 0
        // What a follower does may lay this graph out again, which tells all of them.
        while index < frameFollowers.count {
            defer { index += 1 }
            let node = frameFollowers[index].node
            let frame = node.isPassedOver ? .zero : node.frame
            if frame == frameFollowers[index].frame { continue }
            frameFollowers[index].frame = frame
            node.frameDidChange(frame)
        }
    }

    /// The size of the root for a proposal, together with what is not safe around it. Updates first.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        updateNow()
        thinOutLayoutReads()
        let unsafe = CGSize(
            width: rootInsets.leading + rootInsets.trailing, height: rootInsets.top + rootInsets.bottom)
        if unsafe == .zero { return root?.layoutRoot.sizeThatFits(proposal) ?? .zero }
        let inner = ProposedViewSize(
            width: proposal.width.map { max(0, $0 - unsafe.width) },
            height: proposal.height.map { max(0, $0 - unsafe.height) })
        let size = root?.layoutRoot.sizeThatFits(inner) ?? .zero
        return CGSize(width: size.width + unsafe.width, height: size.height + unsafe.height)
    }

    /// Lays the views out in an area of `size` points whose origin is (0, 0). Updates first.
    package func place(in size: CGSize) {
        updateNow()
        if isWorking { return layOutAfterUpdate() }
        thinOutLayoutReads()
        let before = motions.framesBefore(below: root?.layoutRoot.node)
        lazyContainers.beginLayout()
        placeAndFill(in: size)
        // What views make of their geometry is laid out in the same layout, unless it does not settle.
        var rounds = SettlingCounter(.placements)
        while rememberingPlaces({ geometry.check() }), rounds.begin() {
            repeat { updateNow() } while rememberingPlaces { geometry.fill() }
            placeAndFill(in: size)
        }
        motions.begin(from: before, in: self, below: root?.layoutRoot.node)
        rememberingPlaces { tellFrameFollowers() }
        layoutReads.didLayOut()
    }

    func placeRoot(in size: CGSize) {
        if passedOver != nil {
            passedOver = [:]
            layoutEngine.safeAreaPlaces = [:]
        }
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
