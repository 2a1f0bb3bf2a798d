import BridgedEnvironment

/// A subview with some of the modifiers around it.
package struct ListedContent {
    package let subview: ListedNode
    /// How many of the modifiers are left out, from the outermost on.
    var level = 0
    /// Whether the environment is that of the place where the subview is shown.
    var followsPlace = false

    package init(subview: ListedNode, level: Int = 0, followsPlace: Bool = false) {
        (self.subview, self.level, self.followsPlace) = (subview, level, followsPlace)
    }

    /// The node that stands at this level and from which the content inherits.
    @MainActor var source: _ViewNode { level < subview.modifiers.count ? subview.modifiers[level] : subview }

    /// The content inside the modifier at this level.
    var inside: ListedContent { ListedContent(subview: subview, level: level + 1, followsPlace: followsPlace) }
}

extension ListedContent: View, UnnamedPlace {
    package typealias Body = Never

    package static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode {
        ListedContentNode(view, in: context)
    }

    package static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: ListedContentNode.self).update()
    }
}

/// The node that shows a subview from one of its modifiers inwards, in the environment where it was declared, or else in
/// that of the node.
final class ListedContentNode: OneChildNode {
    private let content: ListedContent

    init(_ content: ListedContent, in context: _NodeContext) {
        self.content = content
        super.init(in: context)
        layoutDirection = content.source.layoutDirection
        if content.level == 0 { content.subview.join(self) }
        let context = _NodeContext(self)
        child = modifier?.makeContent(content.inside, in: context) ?? content.subview.makeContent(in: context)
    }

    override var viewType: Any.Type { ListedContent.self }
    override package var childScope: Scope { content.followsPlace ? super.childScope : content.source.scope }
    // Not the direction where the subview is shown.
    override var setsLayoutDirection: Bool { true }

    private var modifier: ListedModifierNode? { content.source as? ListedModifierNode }

    override func evaluate() { update() }

    func update() {
        guard let child else { return }
        spreadLayoutDirection(content.source.layoutDirection)
        if let modifier {
            modifier.updateContent(child, with: content.inside)
        } else {
            content.subview.updateContent(child)
        }
    }

    override func willTearDown() {
        if content.level == 0 { content.subview.leave(self) }
    }
}

extension ListedContentNode: StructuralNode {}
