import LayoutEngine
import UnifiedStorage

/// A modifier that wraps each view in a layout of one child.
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

/// The node of a layout modifier. It wraps every item of its content, except those that its layout does not affect.
class UnaryNode<Content: View, Rule: UnaryLayout>: LayoutItemCollector {
    private(set) final var rule: Rule
    private(set) final var wrappers: [UnaryLayoutNode<Rule>] = []
    /// The items that represent the content, if some of them are not wrapped; `nil` where the wrappers do.
    private final var results: [LayoutNode]?

    init(_ rule: Rule, _ content: Content, in context: _NodeContext) {
        self.rule = rule
        super.init(in: context)
        makeChild(content)
        needsCollection()
    }

    override final var viewType: Any.Type { Rule.self }
    override final var hasOneChildAlways: Bool { true }

    /// Returns the rule for an item whose rule was `old` so far.
    func rule(_ new: Rule, after old: Rule) -> Rule { new }

    final func update(_ new: Rule, _ content: Content) {
        if !valuesAreEqual(rule, new, mode: .equatableUnlessPlain) {
            if rule.isInert != new.isInert { needsCollection() }
            rule = new
            for wrapper in wrappers { wrapper.layout = rule(new, after: wrapper.layout) }
            graph.layoutDidChange()
        }
        updateChild(content)
    }

    override final func collect() {
        var old: [ObjectIdentifier: UnaryLayoutNode<Rule>] = [:]
        for wrapper in wrappers { old[ObjectIdentifier(wrapper.child)] = wrapper }
        let (oldWrappers, oldResults) = (wrappers, results)
        wrappers = []
        var new: [LayoutNode] = []
        for item in items(of: child) {
            let wrapper = old.removeValue(forKey: ObjectIdentifier(item))
            if rule.isInert, item.hasFixedPriority {
                // The former parent releases it when items are collected there.
                item.parent = wrapper == nil ? item.parent : nil
                new.append(item)
            } else {
                let wrapper = wrapper ?? wrap(item)
                wrappers.append(wrapper)
                new.append(wrapper)
            }
        }
        if Self.runsClientCode { for wrapper in old.values { withdraw(wrapper) } }
        results = new.count == wrappers.count ? nil : new
        if areSameItems(oldResults ?? oldWrappers, new) { return }
        itemsDidChange()
        structureDidChange()
    }

    /// Called when the node has other items than before.
    func itemsDidChange() {}

    /// Whether layout items run client functions.
    private static var runsClientCode: Bool { Rule.self == AlignmentGuideLayout.self }

    private final func withdraw(_ wrapper: UnaryLayoutNode<Rule>) {
        graph.layoutContext.setClient(nil, of: wrapper)
    }

    override func willTearDown() {
        if Self.runsClientCode { for wrapper in wrappers { withdraw(wrapper) } }
    }

    final var readingItemCount: Int { wrappers.count }

    func layoutReadsDidChange() {
        graph.layoutReads.begin(self)
        for wrapper in wrappers { wrapper.invalidateSize() }
        graph.layoutDidChange()
    }

    override final func evaluate() { answerLayoutReads() }

    private final func wrap(_ item: LayoutNode) -> UnaryLayoutNode<Rule> {
        // The former parent releases it when items are collected there.
        item.parent = nil
        let wrapper = UnaryLayoutNode(context: graph.layoutContext, layout: rule, child: item)
        wrapper.layoutDirection = layoutDirection
        // Removed when the wrapper is no longer needed, at the latest when this node's life ends.
        if Self.runsClientCode { graph.layoutContext.setClient(self, of: wrapper) }
        return wrapper
    }

    override final func appendItems(to items: inout [LayoutNode]) -> Bool {
        if let results { items += results } else { for wrapper in wrappers { items.append(wrapper) } }
        return true
    }

    override final func layoutDirectionDidChange() {
        for wrapper in wrappers { wrapper.layoutDirection = layoutDirection }
    }
}

extension UnaryNode: LayoutReadingNode {}
