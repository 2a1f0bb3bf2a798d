import LayoutEngine
import BridgedEnvironment

/// The node of a container, which arranges the items of its content with a layout.
final class ContainerNode<L: Layout, Content: View>: LayoutItemCollector {
    private let layoutNode: LayoutContainerNode<L>
    private let type: Any.Type
    private let collapses: Bool
    /// The animation from one layout to another, while there is one.
    private var movement: LayoutMovement<L>?

    /// - Parameter collapses: Whether content that is statically a single view replaces the container.
    init(_ layout: L, _ content: Content, type: Any.Type, collapses: Bool, in context: _NodeContext) {
        layoutNode = LayoutContainerNode(context: context.parent.graph.layoutContext, layout: layout)
        self.type = type
        self.collapses = collapses
        super.init(in: context)
        layoutNode.layoutDirection = layoutDirection
        // Removed when this node's life ends.
        if !layoutNode.isEngineLayout {
            graph.layoutContext.setClient(self, of: layoutNode)
        }
        makeChild(content)
        needsCollection()
    }

    override var viewType: Any.Type { type }

    func update(_ layout: L, _ content: Content) {
        if L.AnimatableData.self == EmptyAnimatableData.self {
            show(layout)
        } else {
            let movement = self.movement ?? LayoutMovement(layoutNode.layout)
            movement.set(layout, at: self) { [unowned self] in step() }
            self.movement = movement
            step()
        }
        updateChild(content)
    }

    private func step() {
        guard let movement else { return }
        show(movement.presented)
        if !movement.isMoving { self.movement = nil }
    }

    private func show(_ layout: L) {
        if valuesAreEqual(layoutNode.layout, layout, mode: .equatableUnlessPlain) { return }
        layoutNode.layout = layout
        graph.layoutDidChange()
    }

    override func willTearDown() {
        movement?.stop()
        if !layoutNode.isEngineLayout { graph.layoutContext.setClient(nil, of: layoutNode) }
    }

    var readingItemCount: Int { 1 }

    func layoutReadsDidChange() {
        graph.layoutReads.begin(self)
        layoutNode.invalidateSize()
        graph.layoutDidChange()
    }

    override func evaluate() { answerLayoutReads() }

    override func collect() {
        let new = items(of: child)
        if collapses { layoutNode.collapsesSingleChild = isOneView(child) }
        if areSameItems(new, layoutNode.children) { return }
        layoutNode.setChildren(new)
        graph.layoutDidChange()
    }

    /// Returns whether content is always exactly one view: without conditions, loops or type erasure.
    private func isOneView(_ node: _ViewNode?) -> Bool {
        guard var node else { return false }
        while true {
            if node is any LayoutItemNode { return true }
            guard node.hasOneChildAlways, let child = node.children.first else { return false }
            node = child
        }
    }

    override var onlyItem: LayoutNode? { layoutNode }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        items.append(layoutNode)
        return true
    }

    override func layoutDirectionDidChange() { layoutNode.layoutDirection = layoutDirection }
}

extension ContainerNode: LayoutItemNode, LayoutReadingNode {}
