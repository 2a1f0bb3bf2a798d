import LayoutEngine
import BridgedEnvironment

/// A node that keeps a subview as a value, where views are only listed.
///
/// The subview is shown by as many `SubviewNode`s as there are, wherever they stand; it may be shown on its way out
/// when this node's life is over.
package class ListedNode: _ViewNode {
    /// The modifiers around the subview, outermost first. Known once it was listed.
    final var modifiers: [ListedModifierNode] = []
    final let id = Subview.ID()
    // Each content node withdraws before it goes.
    private final var contentNodes: [Unmanaged<ListedContentNode>] = []

    /// Makes the node that shows the subview, without its modifiers.
    func makeContent(in context: _NodeContext) -> _ViewNode { EmptyNode(in: context) }
    /// Hands the subview to a node `makeContent` made.
    func updateContent(_ node: _ViewNode) {}
    /// The subview as it was declared, without its modifiers.
    var content: Any { () }

    /// The modifiers that say something of the subview to the container it stands in, outermost first.
    final var containerValues: [any ContainerValueModifier] {
        modifiers.compactMap(\.containerValue) + ownContainerValues
    }

    /// Those inside of the subview itself.
    var ownContainerValues: [any ContainerValueModifier] { [] }

    final func join(_ node: ListedContentNode) { contentNodes.append(.passUnretained(node)) }

    final func leave(_ node: ListedContentNode) {
        // Only addresses are compared.
        contentNodes.removeAll { $0.toOpaque() == Unmanaged.passUnretained(node).toOpaque() }
    }

    /// Updates all nodes that show the subview.
    func updateContentNodes() {
        // Nodes in this list live; see `join`.
        for node in contentNodes { node.takeUnretainedValue().markDirty() }
    }

    override final func layoutDirectionDidChange() { updateContentNodes() }
}

class TypedListedNode<Content: View>: ListedNode {
    private final var view: Content

    init(_ view: Content, in context: _NodeContext) {
        self.view = view
        super.init(in: context)
    }

    override var viewType: Any.Type { Content.self }
    override var content: Any { view }

    final func update(_ new: Content) {
        view = new
        // A subview of another view may have other container values now.
        if new is Subview { enclosingList?.valuesDidChange() }
        updateContentNodes()
    }

    override func makeContent(in context: _NodeContext) -> _ViewNode { Content.makeNode(view, in: context) }
    override func updateContent(_ node: _ViewNode) { Content.updateNode(node, with: view) }

    // A subview of another view keeps its container values.
    override var ownContainerValues: [any ContainerValueModifier] { (view as? Subview)?.listed.containerValues ?? [] }
}

/// A node that keeps a modifier for each of the subviews below it.
class ListedModifierNode: OneChildNode {
    /// The modifier around it.
    final var outer: ListedModifierNode?

    override final var roleAroundRows: RoleAroundRows? { .modifier }

    /// Makes the node of the modifier around a subview.
    func makeContent(_ content: ListedContent, in context: _NodeContext) -> _ViewNode { EmptyNode(in: context) }
    /// Hands the modifier to a node `makeContent` made.
    func updateContent(_ node: _ViewNode, with content: ListedContent) {}
    /// The modifier, if it sets container values of the subviews.
    var containerValue: (any ContainerValueModifier)? { nil }

    /// Updates the content nodes of all subviews below. Costs a step for each node below.
    fileprivate final func updateContentNodes() {
        var stack = children
        while let node = stack.popLast() {
            if let listed = node as? ListedNode { listed.updateContentNodes() } else { node.appendChildren(to: &stack) }
        }
    }

    override final func layoutDirectionDidChange() { updateContentNodes() }
    override final var hasOneChildAlways: Bool { true }
}

final class TypedListedModifierNode<Content: View, Modifier: ViewModifier>: ListedModifierNode {
    private var modifier: Modifier

    init(_ view: ModifiedContent<Content, Modifier>, in context: _NodeContext) {
        modifier = view.modifier
        super.init(in: context)
        makeChild(view.content)
    }

    override var viewType: Any.Type { Modifier.self }

    func update(_ new: ModifiedContent<Content, Modifier>) {
        if !valuesAreEqual(modifier, new.modifier, mode: .equatableUnlessPlain) {
            modifier = new.modifier
            if containerValue != nil { enclosingList?.valuesDidChange() }
            updateContentNodes()
        }
        updateChild(new.content)
    }

    override func makeContent(_ content: ListedContent, in context: _NodeContext) -> _ViewNode {
        Modifier._makeNode(ModifiedContent(content: content, modifier: modifier), in: context)
    }

    override func updateContent(_ node: _ViewNode, with content: ListedContent) {
        Modifier._updateNode(node, with: ModifiedContent(content: content, modifier: modifier))
    }

    override var containerValue: (any ContainerValueModifier)? { modifier as? any ContainerValueModifier }
}

/// A modifier that sets a container value of a view.
protocol ContainerValueModifier {
    func containerValue<K: LayoutValueKey>(for key: K.Type) -> K.Value?
}

extension UnaryLayoutModifier: ContainerValueModifier where Rule: ContainerValueRule {
    func containerValue<K: LayoutValueKey>(for key: K.Type) -> K.Value? { rule.layoutValue(for: key) }
}

/// A layout rule that sets a container value of a view.
protocol ContainerValueRule: UnaryLayout {}

extension TagLayout: ContainerValueRule {}
extension ContainerValueLayout: ContainerValueRule {}
