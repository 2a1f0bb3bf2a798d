import LayoutEngine
import BridgedEnvironment

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
    /// The wrapper of the only item, for which no list is made.
    private final var onlyWrapper: UnaryLayoutNode<Rule>?
    /// The items that represent the content where these are several, or one that is not wrapped.
    private final var list: UnaryItems<Rule>?

    init(_ rule: Rule, _ content: Content, in context: _NodeContext) {
        self.rule = rule
        super.init(in: context)
        makeChild(content)
        needsCollection()
    }

    override final var viewType: Any.Type { Rule.self }
    override final var hasOneChildAlways: Bool { true }

    final var wrappers: [UnaryLayoutNode<Rule>] { list?.wrappers ?? onlyWrapper.map { [$0] } ?? [] }

    /// Returns the rule for an item whose rule was `old` so far.
    func rule(_ new: Rule, after old: Rule) -> Rule { new }

    final func update(_ new: Rule, _ content: Content) {
        update(new)
        updateChild(content)
    }

    final func update(_ new: Rule) {
        if !valuesAreEqual(rule, new, mode: .equatableUnlessPlain) {
            if rule.isInert != new.isInert { needsCollection() }
            rule = new
            for wrapper in wrappers { wrapper.layout = rule(new, after: wrapper.layout) }
            graph.layoutDidChange()
        }
    }

    override final func collect() {
        if list == nil, let item = child?.onlyItem, wraps(item) {
            let old = onlyWrapper
            if let old, old.child === item { return }
            onlyWrapper = wrap(item)
            if Self.runsClientCode, let old { withdraw(old) }
        } else if !collectAll() {
            return
        }
        itemsDidChange()
        structureDidChange()
    }

    /// Gathers any number of items. Returns whether there are others than before.
    private final func collectAll() -> Bool {
        var old: [ObjectIdentifier: UnaryLayoutNode<Rule>] = [:]
        for wrapper in wrappers { old[ObjectIdentifier(wrapper.child)] = wrapper }
        // Retains the former wrappers until all that stay have been found.
        let before = shown
        let new = UnaryItems<Rule>()
        for item in items(of: child) {
            let wrapper = old.removeValue(forKey: ObjectIdentifier(item))
            if wraps(item) {
                new.append(wrapper ?? wrap(item))
            } else {
                // The former parent releases it when items are collected there.
                item.parent = wrapper == nil ? item.parent : nil
                new.append(unwrapped: item)
            }
        }
        if Self.runsClientCode { for wrapper in old.values { withdraw(wrapper) } }
        onlyWrapper = new.onlyWrapper
        list = onlyWrapper != nil || new.items.isEmpty ? nil : new
        return !areSameItems(before, new.items)
    }

    /// Whether the layout affects an item.
    private final func wraps(_ item: LayoutNode) -> Bool { !rule.isInert || !item.hasFixedPriority }

    private final var shown: [LayoutNode] { list?.items ?? onlyWrapper.map { [$0] } ?? [] }

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

    final var readingItemCount: Int { list?.wrappers.count ?? (onlyWrapper == nil ? 0 : 1) }

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

    override final var onlyItem: LayoutNode? { onlyWrapper }

    override final func appendItems(to items: inout [LayoutNode]) -> Bool {
        if let onlyWrapper { items.append(onlyWrapper) } else if let list { items += list.items }
        return true
    }

    override final func layoutDirectionDidChange() {
        if let onlyWrapper { return onlyWrapper.layoutDirection = layoutDirection }
        for wrapper in wrappers { wrapper.layoutDirection = layoutDirection }
    }
}

extension UnaryNode: LayoutReadingNode {}
