import LayoutEngine

/// The rows of a list.
struct ListRows<Content: View> {
    let look: ListLook
    let selection: ListSelection?
    let isEditing: Bool
    /// Whether Tab goes from row to row, as in a form.
    let isForm: Bool
    let content: Content
}

extension ListRows: View {
    typealias Body = Never

    static func _makeNode(_ view: Self, in context: _NodeContext) -> _ViewNode { TypedListNode(view, in: context) }

    static func _updateNode(_ node: _ViewNode, with view: Self) {
        node.cast(to: TypedListNode<Content>.self).update(view)
    }
}

/// The node of the rows of a list.
///
/// The views of the rows are listed: bodies, conditions and loops live here, and each view that is one row is kept by
/// a ``ListRowNode``, which shows it with the list's surroundings of a row.
package class ListNode: LazyContainerNode {
    fileprivate(set) final var look: ListLook
    fileprivate(set) final var selection: ListSelection?
    fileprivate(set) final var isEditing: Bool
    private final let isForm: Bool
    /// The rows, headers and footers that were collected, by their items.
    private final var slots: [ObjectIdentifier: ListSlotNode] = [:]

    fileprivate init<Content: View>(_ view: ListRows<Content>, in context: _NodeContext) {
        look = view.look
        selection = view.selection
        isEditing = view.isEditing
        isForm = view.isForm
        super.init(Self.rule(look), in: context)
        graph.lister = SubviewLister()
    }

    fileprivate static func rule(_ look: ListLook) -> LazyRule {
        LazyRule(
            axis: .vertical, alignment: HorizontalAlignment.leading.guide, spacing: look.rowSpacing, items: nil,
            leastLength: look.leastHeight, pinnedViews: look.pinsHeaders ? .sectionHeaders : [],
            type: ListRows<EmptyView>.self)
    }

    /// Takes the values that all rows share.
    fileprivate final func take<Content: View>(_ view: ListRows<Content>) {
        let isOther = look != view.look || isEditing != view.isEditing
        (look, selection, isEditing) = (view.look, view.selection, view.isEditing)
        if isOther { update(Self.rule(look)) }
        for slot in slots.values { slot.listDidChange(isOther: isOther) }
    }

    /// The rows may have to be shown in another way.
    final func rowsMayDiffer() {
        for slot in slots.values { slot.markDirty() }
    }

    /// Whether accessibility reads the rows, and so the hidden buttons beside them.
    private(set) final var isSpoken = false

    /// Notes that accessibility reads the rows from now on. Returns whether that is new.
    package final func becomeSpoken() -> Bool {
        if isSpoken { return false }
        isSpoken = true
        rowsMayDiffer()
        return true
    }

    /// The row whose buttons are shown, or that is moved.
    final weak var activeSlot: ListSlotNode?

    /// The rows that are there, in order.
    final var rowSlots: [ListSlotNode] {
        layoutNode.children.compactMap { slots[ObjectIdentifier($0)] }.filter { $0.role == .row }
    }

    /// Where a row is in the list, without having been lifted, in points from the list's upper edge.
    final func span(of slot: ListSlotNode) -> ClosedRange<CGFloat>? {
        guard let item = layoutNode.children.first(where: { slots[ObjectIdentifier($0)] === slot }) else {
            return nil
        }
        return item.restingFrame.minY...item.restingFrame.maxY
    }

    // MARK: Where rows stand

    /// A row was collected.
    final func note(_ slot: ListSlotNode, _ item: LayoutNode) { slots[ObjectIdentifier(item)] = slot }

    /// The row of an item is gone.
    final func forget(_ item: ObjectIdentifier) { slots[item] = nil }

    override final func cellsWereGathered(count: Int) {
        var run = 0
        // Those that are on screen: a set of few.
        var headers: Set<Int> = []
        for cell in gathering.cells where cell.role == .header { headers.insert(cell.number) }
        let runs = gathering.runs.sorted { $0.cells.lowerBound < $1.cells.lowerBound }
        for (item, cell) in zip(gathering.items, gathering.cells) where cell.number >= 0 {
            guard let slot = slots[ObjectIdentifier(item)] else { continue }
            while run < runs.count, runs[run].cells.upperBound <= cell.number { run += 1 }
            var position = ListPosition()
            position.isFirstInList = cell.number == 0
            position.isLastInList = cell.number == count - 1
            if cell.role == .cell, run < runs.count, runs[run].cells.contains(cell.number) {
                position.isFirst = runs[run].cells.lowerBound == cell.number
                position.isLast = runs[run].cells.upperBound == cell.number + 1
                // Its header may be out of sight: what is seen must not move because of that.
                position.followsHeader = position.isFirst && runs[run].hasHeader
            } else if cell.role == .header {
                let isOfRun = run < runs.count && (runs[run].start..<runs[run].cells.lowerBound).contains(cell.number)
                position.isFirst = isOfRun ? runs[run].start == cell.number : !headers.contains(cell.number - 1)
            }
            slot.position = position
        }
    }
}

/// The node of the rows of a list.
private final class TypedListNode<Content: View>: ListNode {
    init(_ view: ListRows<Content>, in context: _NodeContext) {
        super.init(view, in: context)
        child = ListContentNode(view.content, in: _NodeContext(self))
        needsCollection()
    }

    func update(_ view: ListRows<Content>) {
        take(view)
        child?.cast(to: ListContentNode<Content>.self).update(view.content)
    }
}

/// The node below which the rows of a list are listed.
private final class ListContentNode<Content: View>: OneChildNode {
    init(_ content: Content, in context: _NodeContext) {
        super.init(in: context)
        onlyLists = true
        makeChild(content)
    }

    override var viewType: Any.Type { Content.self }
    override var hasOneChildAlways: Bool { true }

    func update(_ content: Content) { updateChild(content) }
}

extension ListContentNode: StructuralNode {}

extension ListNode: SubviewList {
    func valuesDidChange() {}

    func makeListed<V: View>(_ view: V, isResolved: Bool, in context: _NodeContext) -> ListedNode? {
        if isResolved, !(V.self is any WholeRowView.Type) { return nil }
        return ListRowNode(view, of: self, in: context)
    }
}

extension ListNode: SectionStyling {
    func makeEdge<V: View>(_ view: V, isHeader: Bool, in context: _NodeContext) -> _ViewNode {
        let view = styled(view, isHeader: isHeader)
        return type(of: view).makeNode(view, in: context)
    }

    func updateEdge<V: View>(_ node: _ViewNode, with view: V, isHeader: Bool) {
        let view = styled(view, isHeader: isHeader)
        type(of: view).updateNode(node, with: view)
    }

    private func styled<V: View>(
        _ view: V, isHeader: Bool
    ) -> ModifiedContent<V, EnvironmentModifier<ListEdgeWriter>> {
        view.modifier(EnvironmentModifier(ListEdgeWriter(isHeader: isHeader)))
    }
}

/// A view with a body that is one row of a list, of any content.
protocol WholeRowView: View {}

extension Button: WholeRowView {}
extension Toggle: WholeRowView {}
extension Menu: WholeRowView {}
extension Label: WholeRowView {}
extension NavigationLink: WholeRowView {}
extension LabeledContent: WholeRowView {}
extension GroupBox: WholeRowView {}
extension ControlGroup: WholeRowView {}
extension ContentUnavailableView: WholeRowView {}
extension DisclosureLabel: WholeRowView {}

extension ListNode: FocusPlaceNode {
    var isFocusGroup: Bool { !isForm }
}
