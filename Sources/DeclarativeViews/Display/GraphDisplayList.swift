import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// Draws the views of a graph from their layout items. Starts when first used.
@MainActor final class GraphDisplayList: GraphFeature, LeafFollower {
    static let slot = GraphFeatureSlot()

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    private var hasBegun = false
    private var leaves: [ObjectIdentifier: LeafDrawing] = [:]
    /// The number of times that items have drawn themselves. For tests.
    var drawCount = 0
    /// The number of items visited to draw them or their contents. For tests.
    var visitedCount = 0

    init(of graph: ViewGraph) { self.graph = graph }

    // MARK: Colours that move

    /// A drawing whose colours may begin to move, with the update that changed it.
    private struct Recolored {
        let leaf: LeafNode
        let update: UpdateID
        let transaction: Transaction
    }

    private var recolored: [Recolored] = []
    /// Drawings that must be laid out first.
    private var resized: [Recolored] = []

    /// Notes that a leaf's drawing has changed, whose colours move if the update in progress is animated there, and
    /// stop moving if it is not.
    func drawingDidChange(_ drawing: LeafDrawing) {
        if drawing.mayMove || PassingLayout.isInProgress { return }
        guard graph.mayAnimateUpdate || drawing.isMoving, drawing.hasColors else { return }
        let applied = ChangeQueue.shared.applied
        drawing.mayMove = true
        recolored.append(Recolored(leaf: drawing.node, update: .current, transaction: applied))
        graph.featureHasWork()
    }

    func performWork() -> Bool {
        if recolored.isEmpty { return false }
        let leaves = recolored
        recolored = []
        for one in leaves where !one.leaf.isTornDown {
            // A leaf that may take another size is drawn once it has it.
            if one.leaf.layoutNode.isValid { moveColors(of: one) } else { resized.append(one) }
        }
        return true
    }

    func layoutDidEnd() {
        if resized.isEmpty { return }
        let leaves = resized
        resized = []
        for one in leaves where !one.leaf.isTornDown { moveColors(of: one) }
    }

    private func moveColors(of one: Recolored) {
        let transaction = one.leaf.transaction(of: one.update, under: one.transaction)
        leaves[ObjectIdentifier(one.leaf.layoutNode)]?.moveColors(under: transaction, counting: &drawCount)
    }

    /// Starts following the leaves, including existing ones.
    func begin() {
        if hasBegun { return }
        hasBegun = true
        graph.leafFollowers.append(self)
        graph.rootNode?.walk { node in
            if let leaf = node as? LeafNode { leafWasMade(leaf) }
            return .below
        }
    }

    func leafWasMade(_ leaf: LeafNode) {
        let id = ObjectIdentifier(leaf.layoutNode)
        if leaves[id] == nil { leaves[id] = LeafDrawing(of: leaf) }
    }

    func leafWillGo(_ leaf: LeafNode) {
        leaves.removeValue(forKey: ObjectIdentifier(leaf.layoutNode))?.end()
    }

    func leafDrawingDidChange(_ leaf: LeafNode) {
        if let drawing = leaves[ObjectIdentifier(leaf.layoutNode)] {
            drawing.invalidate()
            drawingDidChange(drawing)
        }
        leaf.layoutNode.displayDidChange()
    }

    /// An item is laid out in another size than the one in which it is still shown: a text has other lines by now.
    func itemTookOtherSize(_ item: LayoutNode) { leaves[ObjectIdentifier(item)]?.invalidate() }

    /// Returns everything below `root` in painting order, in the coordinates in which `root` is placed.
    ///
    /// Costs a step for each item that has changed and for those around it.
    ///
    /// - Parameter motions: The items that are animated to their frames.
    func list(of root: LayoutNode, scale: CGFloat, motions: FrameMotions) -> DisplayList {
        let medium = graph.layoutContext.medium
        if let last = last[medium], last.root === root, last.scale == scale, !root.displayChanged { return last.list }
        var walk = DisplayWalk(of: self, scale: scale, motions: motions)
        let list = walk.list(of: root)
        last[medium] = (root, scale, list)
        return list
    }

    /// The last drawing in each medium.
    private var last: [UInt8: (root: LayoutNode, scale: CGFloat, list: DisplayList)] = [:]

    func graphDidEnd() {
        last = [:]
        (recolored, resized) = ([], [])
    }

    /// Compares the last drawing, as far as nothing in it has changed since, with everything drawn anew.
    func checkInvariants() {
        guard let last = last[graph.layoutContext.medium], last.root === graph.root?.layoutRoot.node,
            !last.root.displayChanged
        else { return }
        var walk = DisplayWalk(of: self, scale: last.scale, motions: graph.motions, keepsSections: false)
        let renderer = SVGRenderer(size: last.root.placedSize)
        let (kept, new) = (renderer.document(last.list), renderer.document(walk.list(of: last.root)))
        precondition(kept == new, "What is kept of the last drawing is out of date.")
    }

    /// The drawing of an item without children; `nil` for any other.
    func drawing(of item: LayoutNode) -> LeafDrawing? { leaves[ObjectIdentifier(item)] }

    /// Draws an item without children.
    ///
    /// - Parameter size: The size in which it is shown; `nil` for that of the last layout.
    func draw(
        _ leaf: LeafLayoutNode, at origin: CGPoint, size: CGSize?, scale: CGFloat, into list: inout DisplayList
    ) {
        guard let drawing = leaves[ObjectIdentifier(leaf)] else { return }
        if leaf.content == .foreign {
            var context = DrawingContext()
            drawing.drawForeign(at: origin, in: &context)
            list.append(context.finish())
            return
        }
        let frame = PixelGrid.rounded(CGRect(origin: origin, size: size ?? leaf.placedSize), scale: scale)
        if let group = drawing.group(in: frame, counting: &drawCount) { list.append(.group(group)) }
    }
}
