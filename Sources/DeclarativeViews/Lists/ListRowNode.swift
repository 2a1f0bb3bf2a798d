import LayoutEngine

/// The node that keeps and shows one row of a list, or one view of a header or footer.
final class ListRowNode<Content: View>: TypedListedNode<Content> {
    private var slot: ListSlotNode?

    init(_ view: Content, of list: ListNode, in context: _NodeContext) {
        super.init(view, in: context)
        var around: [ListedModifierNode] = []
        var role = ListSlotNode.Role.row
        var next = parent
        while let node = next, node !== list {
            switch node.roleAroundRows {
            case .modifier: around.append(node.cast(to: ListedModifierNode.self))
            case .header: role = .header
            case .footer: role = .footer
            case .element, .editing, nil: break
            }
            next = node.parent
        }
        modifiers = around.reversed()
        slot = ListSlotNode(self, role, of: list, in: _NodeContext(self))
    }

    override func updateContentNodes() {
        super.updateContentNodes()
        slot?.markDirty()
    }

    override var gatheredChild: _ViewNode? { slot }

    override func appendChildren(to list: inout [_ViewNode]) {
        if let slot { list.append(slot) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        slot = nil
    }
}
