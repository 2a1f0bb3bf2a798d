import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// Draws the views of a graph from their layout items. Starts when first used.
@MainActor final class GraphDisplayList: GraphFeature, LeafFollower {
    static let slot = GraphFeatureSlot()

    // The graph owns this.
    @Unretained private var graph: ViewGraph
    private var hasBegun = false
    private var leaves: [ObjectIdentifier: LeafDrawing] = [:]
    /// The number of times that items have drawn themselves. For tests.
    var drawCount = 0

    init(of graph: ViewGraph) { self.graph = graph }

    /// Starts following the leaves, including existing ones.
    func begin() {
        if hasBegun { return }
        hasBegun = true
        graph.leafFollowers.append(self)
        var stack = graph.rootNode.map { [$0] } ?? []
        while let node = stack.popLast() {
            if let leaf = node as? LeafNode { leafWasMade(leaf) }
            node.appendChildren(to: &stack)
        }
    }

    func leafWasMade(_ leaf: LeafNode) {
        let id = ObjectIdentifier(leaf.layoutNode)
        if leaves[id] == nil { leaves[id] = LeafDrawing(of: leaf) }
    }

    func leafWillGo(_ leaf: LeafNode) {
        leaves.removeValue(forKey: ObjectIdentifier(leaf.layoutNode))?.end()
    }

    func leafDrawingDidChange(_ leaf: LeafNode) { leaves[ObjectIdentifier(leaf.layoutNode)]?.invalidate() }

    /// An item whose contents are being drawn.
    private struct Level {
        let node: LayoutNode
        var children: [LayoutNode] = []
        var next = 0
        /// The place of the item in the list around it.
        let place: CGPoint
        /// The origin of the item's own coordinates in the list into which its contents are drawn.
        var origin: CGPoint { isGroup ? .zero : place }
        /// The offset from its place of the nearest enclosing item that is drawn as one.
        let shift: CGPoint
        /// Whether the item's contents are collected in a separate list, to which the item's effects are applied.
        let isGroup: Bool
    }

    /// Draws everything below `root` in painting order, in the coordinates in which `root` is placed.
    ///
    /// Costs a step for each item, but only items that have changed draw themselves.
    ///
    /// - Parameter motions: The items that are animated to their places.
    func draw(_ root: LayoutNode, in context: inout DrawingContext, scale: CGFloat, motions: FrameMotions) {
        var levels: [Level] = []
        var lists: [DisplayList] = [DisplayList()]
        func enter(_ node: LayoutNode, from origin: CGPoint, shift: CGPoint) {
            if node.contentVisibility == .hidden { return }
            let frame = node.frame
            var here = CGPoint(x: origin.x + frame.origin.x, y: origin.y + frame.origin.y)
            let isGroup = node.isPaintedAsOne
            if isGroup {
                if node.hasEffects, node.opacity <= 0 { return }
                lists.append(DisplayList())
                let moved = node.effectOffset
                here = CGPoint(x: here.x - moved.x, y: here.y - moved.y)
            }
            // The contents of an item that is drawn as one move with it.
            var inner = shift
            let isDrawnAsOne = isGroup ? true : node is LeafLayoutNode
            if isDrawnAsOne, let motion = motions.presented(node) {
                here = CGPoint(x: here.x + motion.offset.x - shift.x, y: here.y + motion.offset.y - shift.y)
                inner = motion.offset
            }
            var level = Level(node: node, place: here, shift: isGroup ? inner : shift, isGroup: isGroup)
            if let leaf = node as? LeafLayoutNode {
                let size = leaf.isFlexible ? motions.presented(leaf)?.size : nil
                draw(leaf, at: level.origin, size: size, scale: scale, into: &lists[lists.count - 1])
            } else {
                node.appendChildrenBackToFront(to: &level.children)
            }
            levels.append(level)
        }
        enter(root, from: .zero, shift: .zero)
        while let top = levels.indices.last {
            let next = levels[top].next
            if next < levels[top].children.count {
                levels[top].next = next + 1
                enter(levels[top].children[next], from: levels[top].origin, shift: levels[top].shift)
                continue
            }
            let level = levels.removeLast()
            guard level.isGroup else { continue }
            let list = level.node.applyingEffects(to: lists.removeLast())
            if list.isEmpty { continue }
            let effects = DisplayGroup.Effects(
                transform: CGAffineTransform(translationX: level.place.x, y: level.place.y))
            lists[lists.count - 1].append(.group(DisplayGroup(list, effects: effects)))
        }
        for item in lists[0].items { context.append(item) }
    }

    private func draw(
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

extension LayoutNode {
    /// Returns the item's contents in its own coordinates, after its clip and all its effects, the innermost first.
    fileprivate func applyingEffects(to list: DisplayList) -> DisplayList {
        var list = list
        if contentVisibility == .clipped {
            let clip = DisplayGroup.Effects.Clip(.rect(CGRect(origin: .zero, size: placedSize)))
            list = DisplayList([.group(DisplayGroup(list, effects: DisplayGroup.Effects(clip: clip)))])
        }
        guard hasEffects, !list.isEmpty else { return list }
        for effects in displayEffects where effects != .none {
            list = DisplayList([.group(DisplayGroup(list, effects: effects))])
        }
        return list
    }
}
