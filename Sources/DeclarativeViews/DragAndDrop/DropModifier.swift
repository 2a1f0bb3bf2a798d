import CoreTransferable
import LayoutEngine

/// Lets items be dropped on a view.
struct DropModifier {
    let rules: any DropDelegate
    let accepts: (NSItemProvider) -> Bool
}

extension DropModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        DropNode(view, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: DropNode<V>.self).update(view)
    }
}

private struct DropLayout: UnaryLayout {
    let area: DropArea

    var hitRole: HitRole { .responds }
    var ownPriority: Double? { nil }
}

extension LayoutNode {
    /// The area that takes drops on the item.
    @MainActor var dropArea: DropArea? { (self as? UnaryLayoutNode<DropLayout>)?.layout.area }
}

private final class DropNode<Content: View>: UnaryNode<Content, DropLayout> {
    init(_ view: ModifiedContent<Content, DropModifier>, in context: _NodeContext) {
        super.init(DropLayout(area: DropArea()), view.content, in: context)
        follow(view.modifier)
    }

    private func follow(_ modifier: DropModifier) {
        rule.area.rules = modifier.rules
        rule.area.accepts = modifier.accepts
    }

    func update(_ view: ModifiedContent<Content, DropModifier>) {
        follow(view.modifier)
        updateChild(view.content)
    }

    override func willTearDown() { rule.area.rules = nil }
}
