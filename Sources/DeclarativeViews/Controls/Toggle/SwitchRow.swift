import LayoutEngine
import BridgedEnvironment

/// A label and a switch, in a row. A tap anywhere in it toggles the value of the view that shows it.
struct SwitchRow<Label: View> {
    let label: Label
    let mark: SwitchMark
    /// Whether the switch stands alone. The label still names the control.
    let hidesLabel: Bool
}

extension SwitchRow: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { SwitchRowNode(view, in: context) }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: SwitchRowNode<Label>.self).update(view)
    }
}

/// The node of a view that shows a switch for a value.
@MainActor protocol SwitchedNode: _ViewNode {
    var isOn: Binding<Bool> { get }
}

/// The node of a row with a switch, which is one item that responds to taps.
///
/// It stands for a horizontal stack of a label, a spacer and a stack of the switch's parts, and is named so. All but
/// the label are known here.
private final class SwitchRowNode<Label: View>: LayoutItemCollector {
    private let row: LayoutContainerNode<TapRowLayout>
    // They are there from `init` until the node's life ends.
    private var spacer: _ViewNode?
    private var parts: SwitchParts?
    /// There once the switch is not fully opaque.
    private var opacity: ItemOpacity?
    private var hidesLabel: Bool

    init(_ view: SwitchRow<Label>, in context: _NodeContext) {
        row = LayoutContainerNode(
            context: context.parent.graph.layoutContext, layout: TapRowLayout(target: TapTarget()))
        hidesLabel = view.hidesLabel
        super.init(in: context)
        row.isTapArea = true
        target.begin(self)
        makeChild(view.label)
        spacer = Spacer.makeNode(Spacer(), in: _NodeContext(self))
        parts = SwitchParts(view.mark, in: _NodeContext(self))
        show(view.mark.opacity)
        row.layoutDirection = layoutDirection
        needsCollection()
    }

    override var viewType: Any.Type { HStack<TupleView<(Label, Spacer, ZStack<TupleView<(Capsule, Circle)>>)>>.self }

    func update(_ view: SwitchRow<Label>) {
        updateChild(view.label)
        if view.hidesLabel != hidesLabel {
            hidesLabel = view.hidesLabel
            needsCollection()
        }
        if let old = parts, old.medium != view.mark.medium {
            opacity?.end()
            (opacity, parts) = (nil, nil)
            for node in old.nodes { graph.end(node, vanishing: true) }
            parts = SwitchParts(view.mark, in: _NodeContext(self))
            needsCollection()
        }
        parts?.update(view.mark)
        show(view.mark.opacity)
    }

    private func show(_ new: Double) {
        if let opacity { return opacity.set(new) }
        if new != 1, let item = parts?.item { opacity = ItemOpacity(new, of: item, in: self) }
    }

    override func collect() {
        var new = hidesLabel ? [] : items(of: child) + items(of: spacer)
        if let parts { new.append(parts.item) }
        if areSameItems(new, row.children) { return }
        row.setChildren(new)
        graph.layoutDidChange()
    }

    override var onlyItem: LayoutNode? { row }

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        items.append(row)
        return true
    }

    override func appendChildren(to list: inout [_ViewNode]) {
        for case let node? in [child, spacer] { list.append(node) }
        list += parts?.nodes ?? []
    }

    override func takeChildren(into list: inout [_ViewNode]) {
        appendChildren(to: &list)
        (child, spacer, parts) = (nil, nil, nil)
    }

    override func layoutDirectionDidChange() {
        row.layoutDirection = layoutDirection
        parts?.item.layoutDirection = layoutDirection
    }

    override func willTearDown() {
        target.end()
        opacity?.end()
    }
}

extension SwitchRowNode: ActivatableNode {
    var target: TapTarget { row.layout.target }
    var tapCount: Int { 1 }
    var takesFocus: Bool { true }
    func act(at point: CGPoint?) { (parent as? any SwitchedNode)?.isOn.wrappedValue.toggle() }
    func setPressed(_ pressed: Bool) {}
}

extension SwitchRowNode: LayoutItemNode {}

extension SwitchRowNode: PositioningNode {
    func position(of child: _ViewNode) -> TreePath.Component? {
        if child === self.child { return .index(0) }
        return .index(child === spacer ? 1 : parts?.nodes.firstIndex { $0 === child } ?? 0)
    }

    func positionComponents(of child: _ViewNode) -> [TreePath.Component] {
        child === self.child || child === spacer ? [] : [.index(2), .type(TypeName.of(ZStack<EmptyView>.self))]
    }
}
