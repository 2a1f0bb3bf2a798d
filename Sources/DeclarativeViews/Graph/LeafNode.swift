import Drawing
import Foundation
import LayoutEngine
import BridgedEnvironment

/// The node of a view without children, which is one layout item.
///
/// A subclass sizes the item, and may follow its frame and the end of its life.
@_spi(Graph) @MainActor open class LeafNode: _ViewNode, LayoutItemNode {
    /// The item.
    package final let layoutNode: LeafLayoutNode

    init(sizing: LeafSizing, in context: _NodeContext) {
        layoutNode = LeafLayoutNode(context: context.parent.graph.layoutContext, sizing: sizing)
        super.init(in: context)
        wasMade()
    }

    /// Makes the node of an item of the other world, which has no size yet.
    @_spi(Graph) public init(foreignIn context: _NodeContext) {
        layoutNode = LeafLayoutNode(context: context.parent.graph.layoutContext, sizing: .fixed(.zero))
        super.init(in: context)
        wasMade()
        layoutNode.content = .foreign
    }

    /// Makes the node of an item made for it.
    init(_ item: LeafLayoutNode, in context: _NodeContext) {
        layoutNode = item
        super.init(in: context)
        wasMade()
    }

    private func wasMade() {
        layoutNode.layoutDirection = layoutDirection
        for follower in graph.leafFollowers { follower.leafWasMade(self) }
    }

    /// Draws the item with its upper left corner at the origin.
    ///
    /// Reads of the environment are tracked: when one changes, the item is drawn again.
    func draw(in context: inout DrawingContext, size: CGSize, environment: EnvironmentValues) {}

    /// Notes that the item draws something else in the same place.
    final func drawingDidChange() {
        for follower in graph.leafFollowers { follower.leafDrawingDidChange(self) }
        graph.displayDidChange()
    }

    /// Notes that the size of the item may have changed.
    package final func sizeDidChange() {
        layoutNode.invalidateSize()
        graph.layoutDidChange()
    }

    /// The frame of the last layout, in the graph's area. Costs a step for each item around it.
    final var frame: CGRect { layoutNode.absoluteFrame }

    override var onlyItem: LayoutNode? { layoutNode }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        items.append(layoutNode)
        return true
    }

    override func layoutDirectionDidChange() { layoutNode.layoutDirection = layoutDirection }
}

/// A leaf whose item is content of the other world, which draws itself.
@MainActor package protocol ForeignContentNode: LeafNode {
    /// Draws the content with its upper left corner at a point.
    func drawForeign(at corner: CGPoint, in context: inout DrawingContext)
}

/// A node that always is exactly one layout item.
@MainActor protocol LayoutItemNode: AnyObject {}
