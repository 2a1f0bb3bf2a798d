import LayoutEngine

/// The items that represent the content of a layout modifier: wrapped ones, and those that its layout does not affect.
final class UnaryItems<Rule: UnaryLayout> {
    private(set) var wrappers: [UnaryLayoutNode<Rule>] = []
    /// All items, in order.
    private(set) var items: [LayoutNode] = []

    func append(_ wrapper: UnaryLayoutNode<Rule>) {
        wrappers.append(wrapper)
        items.append(wrapper)
    }

    func append(unwrapped item: LayoutNode) { items.append(item) }

    /// The wrapper, where it is all there is.
    var onlyWrapper: UnaryLayoutNode<Rule>? { items.count == 1 ? wrappers.first : nil }
}
