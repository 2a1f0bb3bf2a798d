import LayoutEngine
import UnifiedStorage

/// A label and a switch, in a row. A tap anywhere in it toggles the value.
struct SwitchRow<Label: View> {
    let label: Label
    let mark: SwitchMark
    let isOn: Binding<Bool>
}

extension SwitchRow: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { SwitchRowNode(view, in: context) }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: SwitchRowNode<Label>.self).update(view)
    }
}

/// The node of a row with a switch, which is one item that responds to taps, with the row in it.
///
/// It stands for a horizontal stack of a label, a spacer and a switch, and is named so.
private final class SwitchRowNode<Label: View>: LayoutItemCollector {
    let target = TapTarget()
    private let row: LayoutContainerNode<HStackLayout>
    private let item: UnaryLayoutNode<TapLayout>
    private var isOn: Binding<Bool>
    // They are there from `init` until the node's life ends.
    private var spacer: _ViewNode?
    private var mark: SwitchMarkNode?

    init(_ view: SwitchRow<Label>, in context: _NodeContext) {
        let layoutContext = context.parent.graph.layoutContext
        row = LayoutContainerNode(context: layoutContext, layout: HStackLayout())
        item = UnaryLayoutNode(context: layoutContext, layout: TapLayout(target: target, coversFrame: true), child: row)
        isOn = view.isOn
        super.init(in: context)
        layoutDirectionDidChange()
        target.begin(self)
        makeChild(view.label)
        spacer = Spacer.makeNode(Spacer(), in: _NodeContext(self))
        mark = SwitchMarkNode(view.mark, in: _NodeContext(self))
        needsCollection()
    }

    override var viewType: Any.Type { HStack<TupleView<(Label, Spacer, SwitchMark)>>.self }

    func update(_ view: SwitchRow<Label>) {
        isOn = view.isOn
        updateChild(view.label)
        mark?.update(view.mark)
    }

    override func collect() {
        let new = items(of: child) + items(of: spacer) + items(of: mark)
        if areSameItems(new, row.children) { return }
        row.setChildren(new)
        graph.layoutDidChange()
    }

    override var onlyItem: LayoutNode? { item }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        items.append(item)
        return true
    }

    private var nodes: [_ViewNode?] { [child, spacer, mark] }

    override func appendChildren(to list: inout [_ViewNode]) {
        for case let node? in nodes { list.append(node) }
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        (child, spacer, mark) = (nil, nil, nil)
    }

    override func layoutDirectionDidChange() {
        row.layoutDirection = layoutDirection
        item.layoutDirection = layoutDirection
    }

    override func willTearDown() { target.end() }
}

extension SwitchRowNode: ActivatableNode {
    var tapCount: Int { 1 }
    func act(at point: CGPoint?) { isOn.wrappedValue.toggle() }
    func setPressed(_ pressed: Bool) {}
}

extension SwitchRowNode: LayoutItemNode {}

extension SwitchRowNode: PositioningNode {
    func position(of child: _ViewNode) -> TreePath.Component? { nodes.firstIndex { $0 === child }.map { .index($0) } }
}
