import UnifiedStorage

/// A modifier that lays out each view it is applied to.
struct UnaryLayoutModifier<Rule: UnaryLayout> {
    let rule: Rule

    init(_ rule: Rule) { self.rule = rule }
}

extension UnaryLayoutModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, in context: _NodeContext
    ) -> _ViewNode {
        UnaryNode(view.modifier.rule, view.content, in: context)
    }

    static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        node.cast(to: UnaryNode<V, Rule>.self).update(view.modifier.rule, view.content)
    }
}

/// The node of a layout modifier: it wraps every item of its content.
final class UnaryNode<Content: View, Rule: UnaryLayout>: ItemCollector {
    private var rule: Rule
    private var wrappers: [UnaryLayoutNode<Rule>] = []
    @exclusivity(unchecked) private var child: _ViewNode?

    init(_ rule: Rule, _ content: Content, in context: _NodeContext) {
        self.rule = rule
        super.init(in: context)
        child = Content._makeNode(content, in: _NodeContext(self))
        needsCollection()
    }

    override var viewType: Any.Type { Rule.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ new: Rule, _ content: Content) {
        if !valuesAreEqual(rule, new, mode: .equatableUnlessPlain) {
            rule = new
            for wrapper in wrappers { wrapper.layout = new }
            graph.layoutDidChange()
        }
        if let child { Content._updateNode(child, with: content) }
    }

    override func collect() {
        let new = items(of: child)
        if new.count == wrappers.count {
            var same = true
            for index in new.indices where wrappers[index].child !== new[index] { same = false }
            if same { return }
        }
        var old: [ObjectIdentifier: UnaryLayoutNode<Rule>] = [:]
        for wrapper in wrappers { old[ObjectIdentifier(wrapper.child)] = wrapper }
        wrappers = []
        for item in new {
            if let wrapper = old[ObjectIdentifier(item)] {
                wrappers.append(wrapper)
            } else {
                let wrapper = UnaryLayoutNode(engine: graph.layoutEngine, layout: rule, child: item)
                wrapper.layoutDirection = layoutDirection
                wrappers.append(wrapper)
            }
        }
        structureDidChange()
    }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        for wrapper in wrappers { items.append(wrapper) }
        return true
    }

    override func layoutDirectionDidChange() {
        for wrapper in wrappers { wrapper.layoutDirection = layoutDirection }
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        if let child { list.append(child) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        child = nil
    }
}
