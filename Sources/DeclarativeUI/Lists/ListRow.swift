import Foundation
import LayoutEngine

/// A row of a list: what is in it, its background and separators, and what edits it.
@MainActor struct ListRow {
    let look: ListLook
    let values: ListRowValues
    let state: ListRowState
    let content: ListedContent
    let placement: ListRowPlacement
    /// The node of the row, which acts.
    let handle: ListRowHandle

    @ViewBuilder var views: some View {
        ListRowLayout(
            look: look, insets: values.insets ?? look.insets, swipe: state.swipe, lift: state.lift,
            placement: placement
        ) {
            ListRowChrome(
                fill: fill, cornerRadius: look.cornerRadius, separators: ownBackground == nil ? separators : nil,
                placement: placement)
            if state.isEditing || state.swipe.edge != nil || ownBackground != nil { ListRowExtras(row: self) }
            content
        }
        .modifier(RowPressModifier(canBeSelected: state.canBeSelected, handle: handle))
        .modifier(RowSwipeModifier(isEnabled: canBeSwiped, isSwiped: state.swipe != .closed, handle: handle))
        .modifier(
            UnaryLayoutModifier(
                ListRowMargins(look: look, role: .row, placement: placement, isLifted: state.lift != 0)))
    }

    // MARK: Looks

    private var isMarked: Bool { state.isSelected || state.isPressed }

    /// What the row is filled with.
    private var fill: Color? {
        if isMarked { return look.selectedBackground }
        return ownBackground == nil ? look.rowBackground : nil
    }

    /// The background that the program has given to the row, while it is shown.
    var ownBackground: AnyView? { isMarked ? nil : values.background?.view }

    var separators: ListSeparators? {
        if look.isGrid { return nil }
        let wanted = values.separators
        let hasTop = wanted.top == .visible
        let hasBottom = wanted.bottom == .visible || wanted.bottom == .automatic && look.hasSeparators
        if !hasTop, !hasBottom { return nil }
        let color = Color(.palette(.separator))
        return ListSeparators(
            top: hasTop ? wanted.topColor ?? color : nil, bottom: hasBottom ? wanted.bottomColor ?? color : nil,
            endsWithout: wanted.bottom != .visible && look.rowBackground != nil, thickness: look.separator)
    }

    private var canBeSwiped: Bool {
        // In edit mode only the button for deleting is shown.
        if state.isEditing { return state.swipe != .closed }
        return state.canDelete || values.hasSwipeActions
    }
}

/// The node that shows a row.
struct ListRowHandle {
    private(set) weak var place: ListPlaceNode?

    init(_ place: ListPlaceNode) { self.place = place }
}
