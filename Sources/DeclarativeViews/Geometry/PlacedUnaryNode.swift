import LayoutEngine

/// A layout of one child that depends on where the item has been placed.
protocol PlacedLayout: UnaryLayout {
    associatedtype Surroundings: Equatable
    /// The surroundings on which the layout depends.
    var surroundings: Surroundings { get set }
    /// Returns the surroundings of an item in the last layout.
    @MainActor func surroundings(of item: LayoutNode, at node: _ViewNode) -> Surroundings
}

/// A modifier that lays out each view depending on where the view has been placed.
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

/// The node of a layout modifier that depends on positions. As these are known only after a layout, it then requests
/// another.
final class PlacedUnaryNode<Content: View, Rule: PlacedLayout>: UnaryNode<Content, Rule>, GeometryFollower {
    override init(_ rule: Rule, _ content: Content, in context: _NodeContext) {
        super.init(rule, content, in: context)
        graph.geometry.add(self)
    }

    override func rule(_ new: Rule, after old: Rule) -> Rule {
        var rule = new
        if rule.clientCode == 0 {
            rule.surroundings = old.surroundings
        } else {
            LayoutRun.track(self, code: rule.clientCode) { rule.surroundings = old.surroundings }
        }
        return rule
    }

    override func itemsDidChange() { graph.geometry.setItems(wrappers, of: self) }

    func checkPlacement() -> Bool {
        var changed = false
        for wrapper in wrappers {
            let surroundings = wrapper.layout.surroundings(of: wrapper, at: self)
            if surroundings == wrapper.layout.surroundings { continue }
            set(surroundings, of: wrapper)
            changed = true
        }
        return changed
    }

    /// Sets the surroundings. This may call a function of the client's.
    private func set(_ surroundings: Rule.Surroundings, of wrapper: UnaryLayoutNode<Rule>) {
        let code = wrapper.layout.clientCode
        if code == 0 {
            wrapper.layout.surroundings = surroundings
        } else {
            LayoutRun.track(self, code: code) { wrapper.layout.surroundings = surroundings }
        }
    }

    override func layoutReadsDidChange() {
        graph.layoutReads.begin(self)
        for wrapper in wrappers { set(wrapper.layout.surroundings, of: wrapper) }
        graph.layoutDidChange()
    }

    override func willTearDown() {
        super.willTearDown()
        graph.geometry.remove(self)
    }
}
