import Drawing
import Foundation
import LayoutEngine
import UnifiedStorage

/// The node of a view without children: one layout item.
///
/// A subclass says how the item is sized, and may follow where it is placed and when its life ends.
class LeafNode: _ViewNode, LayoutItemNode {
    /// The item.
    final let layoutNode: LeafLayoutNode

    init(sizing: LeafSizing, in context: _NodeContext) {
        layoutNode = LeafLayoutNode(context: context.parent.graph.layoutContext, sizing: sizing)
        super.init(in: context)
        layoutNode.layoutDirection = layoutDirection
        for follower in graph.leafFollowers { follower.leafWasMade(self) }
    }

    /// Draws the item, with the origin in its corner. What is read of the environment is watched: when it changes, the
    /// item draws itself again.
    func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {}

    /// Draws what another world shows in the item's place, with its corner at a point.
    func drawForeign(at corner: CGPoint, in context: inout DrawingContext) {}

    /// Says that the item draws something else in the same place.
    final func drawingDidChange() {
        for follower in graph.leafFollowers { follower.leafDrawingDidChange(self) }
        graph.displayDidChange()
    }

    /// Says that the item may have another size than before.
    final func sizeDidChange() {
        layoutNode.invalidateSize()
        graph.layoutDidChange()
    }

    /// The frame of the last layout in the space of the graph's area. Costs a step for each item around it.
    final var frame: CGRect { layoutNode.absoluteFrame }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        items.append(layoutNode)
        return true
    }

    override func layoutDirectionDidChange() { layoutNode.layoutDirection = layoutDirection }
}

/// A node that is exactly one layout item.
@MainActor protocol LayoutItemNode: AnyObject {}
