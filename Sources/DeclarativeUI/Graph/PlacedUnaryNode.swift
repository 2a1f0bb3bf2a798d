/// A rule for one child that depends on where the item turned out to be.
protocol PlacedLayout: UnaryLayout {
    /// The same rule for where an item is, in the last layout.
    @MainActor func placed(_ item: LayoutNode, of node: _ViewNode) -> Self
    /// Whether both are made for the same place.
    func isPlaced(as other: Self) -> Bool
    /// This rule for the place another one was made for.
    func placed(as other: Self) -> Self
}

/// A modifier that lays out each view it is applied to by where it turned out to be.
struct PlacedLayoutModifier<Rule: PlacedLayout> {
    let rule: Rule

    init(_ rule: Rule) { self.rule = rule }
}

extension PlacedLayoutModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, in context: _NodeContext) -> _ViewNode {
        PlacedUnaryNode(view.modifier.rule, view.content, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: PlacedUnaryNode<V, Rule>.self).update(view.modifier.rule, view.content)
    }
}

/// The node of a layout modifier whose rule depends on places, which are known after a layout: it then asks for another.
final class PlacedUnaryNode<Content: View, Rule: PlacedLayout>: UnaryNode<Content, Rule>, GeometryFollower {
    override init(_ rule: Rule, _ content: Content, in context: _NodeContext) {
        super.init(rule, content, in: context)
        graph.geometry.add(self)
    }

    override func rule(_ new: Rule, after old: Rule) -> Rule { new.placed(as: old) }

    func checkPlacement() -> Bool {
        var changed = false
        for wrapper in wrappers {
            let placed = wrapper.layout.placed(wrapper, of: self)
            if placed.isPlaced(as: wrapper.layout) { continue }
            wrapper.layout = placed
            changed = true
        }
        return changed
    }

    override func willTearDown() { graph.geometry.remove(self) }
}
