import Foundation
import LayoutEngine
import BridgedEnvironment

/// The node that shows a view with the list's surroundings of a row.
final class ListSlotNode: OneChildNode {
    enum Role {
        case row, header, footer
    }

    // It is the parent, which tears this down.
    private unowned let listed: ListedNode
    // It is above.
    @Unretained private(set) var list: ListNode
    let role: Role
    private(set) var state = ListRowState()
    private let placement = ListRowPlacement()
    /// The handle by which the views of the row refer to this node.
    private var handle: ListRowHandle?
    /// The item of the shown view under which the list has registered it.
    private var listedItem: ObjectIdentifier?
    private var hasOwnBackground = false

    init(_ listed: ListedNode, _ role: Role, of list: ListNode, in context: _NodeContext) {
        self.listed = listed
        self.role = role
        self.list = list
        super.init(in: context)
        onlyLists = false
        markDirty()
    }

    override var viewType: Any.Type { ListRow.self }
    override var gatheredChild: _ViewNode? { child }

    /// Where it stands.
    var position: ListPosition {
        get { placement.position }
        set {
            if newValue == placement.position { return }
            placement.position = newValue
            if listedItem != nil { child.flatMap { LayoutItemCollector.items(at: $0).first }?.invalidateSize() }
            graph.layoutDidChange()
            if hasOwnBackground { markDirty() }
            child?.walk { node in
                (node as? ListRowChromeNode)?.drawingDidChange()
                return node is ListedContentNode ? .end : .below
            }
        }
    }

    /// Called when the list's settings for all its rows have changed.
    func listDidChange(isOther: Bool) {
        if isOther || state.isSelected != isSelected(selectionValue) { markDirty() }
    }

    // MARK: Container values

    private var values: ContainerValues { Subview(listed).containerValues }

    /// The ID of the element whose row it is; `nil` outside of loops.
    private var elementID: AnyHashable? {
        var next = listed.parent
        while let node = next, node !== list {
            if node.roleAroundRows == .element { return (node as? any ElementNode)?.elementID }
            next = node.parent
        }
        return nil
    }

    /// The element as far as it can be deleted and moved.
    var element: ListElement? { role == .row && !isTornDown ? ListElement(of: listed, in: list) : nil }

    /// The value that selects it; `nil` if it cannot be selected.
    private var selectionValue: AnyHashable? {
        guard role == .row, let selection = list.selection else { return nil }
        let values = values
        return values.selectionIsDisabled ? nil : selection.value(values, elementID)
    }

    private func isSelected(_ value: AnyHashable?) -> Bool {
        guard let value else { return false }
        return list.selection?.contains(value) ?? false
    }

    // MARK: Content

    override func evaluate() {
        let content = ListedContent(subview: listed)
        if role != .row {
            return show(ListEdge(look: list.look, role: role, placement: placement, content: content).views)
        }
        let values = ListRowValues(listed)
        let selectionValue = selectionValue
        state.canBeSelected = selectionValue != nil
        state.isSelected = isSelected(selectionValue)
        state.isEditing = list.isEditing
        state.marksSelection = list.isEditing && state.canBeSelected && list.selection?.allowsMany == true
        let element = element
        state.canDelete = !values.deleteIsDisabled && element?.delete != nil
        state.canMove = !values.moveIsDisabled && element?.move != nil
        state.tellsOfSwipes = list.isSpoken && values.hasSwipeActions
        hasOwnBackground = values.background?.view != nil
        let handle = self.handle ?? ListRowHandle(self)
        self.handle = handle
        show(
            ListRow(
                look: list.look, values: values, state: state, content: content, placement: placement,
                handle: handle
            ).views)
    }

    /// The buttons that a swipe away from an edge shows; `nil` if there are none.
    func swipeActions(at edge: HorizontalEdge) -> SwipeActions? {
        let values = values
        if edge == .leading { return values.leadingSwipeActions }
        if let own = values.trailingSwipeActions { return own }
        return state.canDelete
            ? SwipeActions(
                allowsFullSwipe: true,
                content: AnyView(Button("Delete", role: .destructive) { [weak self] in self?.delete() }))
            : nil
    }

    /// Shows another state, as a change.
    func change(_ change: @escaping (inout ListRowState) -> Void) {
        ChangeQueue.shared.add(
            .other { [weak self] in
                guard let self, !isTornDown else { return }
                let before = state
                change(&state)
                if state != before { markDirty() }
            }, under: .current)
    }

    // MARK: Items

    override func appendItems(to items: inout [LayoutNode]) -> Bool {
        guard let child else { return false }
        if let only = child.onlyItem {
            note(only)
            items.append(only)
            return true
        }
        let own = LayoutItemCollector.items(at: child)
        if let first = own.first { note(first) }
        items += own
        return true
    }

    /// The list knows the slot by its first item.
    private func note(_ first: LayoutNode) {
        let item = ObjectIdentifier(first)
        if item == listedItem { return }
        if let listedItem { list.forget(listedItem) }
        list.note(self, first)
        listedItem = item
    }

    override func willTearDown() {
        handle?.end()
        if let listedItem { list.forget(listedItem) }
    }

    /// The view that has the focus for the row: the row itself, or the first view in it that can have it.
    var focusTarget: TapTarget? {
        (child?.first { $0 is any RowOfList } as? any RowOfList)?.focusTarget ?? firstFocusTarget
    }

    /// Performs the action of pressing the row.
    func act() {
        guard let selection = list.selection, let value = selectionValue else { return }
        if selection.allowsMany, list.isEditing { selection.toggle(value) } else { selection.select(value) }
    }
}

extension ListSlotNode: StructuralNode {}

extension ListSlotNode: RowRoleNode {
    var isRow: Bool { role == .row }
}

extension ListSlotNode: FocusPlaceNode {
    var isFocusEntry: Bool { state.isSelected }
}
